/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The opening book, byte for byte, in the program: read where it lies, only the pages that are asked for. */
#ifdef __ELF__
    .section .rodata
#else
    .section .rdata, "dr"
#endif
    .global four_built_in_book
    .global four_built_in_book_end
    .balign 16
four_built_in_book:
    .incbin FOUR_BOOK
four_built_in_book_end:
    .byte 0
#ifdef __ELF__
    .section .note.GNU-stack, "", %progbits
#endif
