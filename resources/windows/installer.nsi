; SPDX-License-Identifier: GPL-3.0-or-later
; The installer: for one user, without an administrator's rights, in Vietnamese and English. `make` beside this file calls for it:
;   makensis -WX -DNAMES=names.nsh -DFOLDER=what-to-install -DOUTPUT=setup.exe installer.nsi
; Silent: setup.exe /S [/D=C:\folder], and uninstall.exe /S. Exit status 2: the game is running, nothing was done.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
!include MUI2.nsh
!include FileFunc.nsh
!include "${NAMES}"

!define PROGRAM "fourinarow.exe"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\fourinarow"

Name "$(name)"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
; An older version is replaced where it is.
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "$(name) ${VERSION}"
ManifestDPIAware true
XPStyle on

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME} ${VERSION}"
VIAddVersionKey "CompanyName" "${PUBLISHER}"
VIAddVersionKey "LegalCopyright" "GNU General Public License, version 3 or later"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"

!define MUI_ICON "${ICONS}\fourinarow.ico"
!define MUI_UNICON "${ICONS}\fourinarow.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${ICONS}\wizard.bmp"
!define MUI_WELCOMEFINISHPAGE_BITMAP_STRETCH AspectFitHeight
!define MUI_WELCOMEPAGE_TEXT "$(welcome)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_UNCONFIRMPAGE_TEXT_TOP "$(kept)"
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first is that of a system in any other language.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Vietnamese"

LangString name ${LANG_ENGLISH} "${NAME}"
LangString name ${LANG_VIETNAMESE} "${NAME_VI}"
LangString welcome ${LANG_ENGLISH} "${NAME} ${VERSION} will be installed for you alone, without an administrator's rights.$\r$\n$\r$\nGames and settings of an older version stay as they are."
LangString welcome ${LANG_VIETNAMESE} "${NAME_VI} ${VERSION} sẽ được cài đặt cho riêng bạn, không cần quyền quản trị.$\r$\n$\r$\nVán chơi và tùy chọn của bản cũ vẫn được giữ nguyên."
LangString running ${LANG_ENGLISH} "${NAME} is running. Please close all of its windows, then try again. Nothing you played will be lost."
LangString running ${LANG_VIETNAMESE} "${NAME_VI} đang chạy. Hãy đóng mọi cửa sổ của trò chơi rồi thử lại. Các ván của bạn sẽ không bị mất."
LangString file ${LANG_ENGLISH} "Game of ${NAME}"
LangString file ${LANG_VIETNAMESE} "Ván ${NAME_VI}"
LangString kept ${LANG_ENGLISH} "${NAME} will be removed from the folder below, and its settings with it. Your games will be kept."
LangString kept ${LANG_VIETNAMESE} "${NAME_VI} sẽ được gỡ bỏ khỏi thư mục dưới đây cùng với các tùy chọn. Các ván của bạn vẫn được giữ lại."
LangString left ${LANG_ENGLISH} "${NAME} was removed. Your games are still in$\r$\n$LOCALAPPDATA\fourinarow$\r$\nDelete that folder if you do not want to keep them."
LangString left ${LANG_VIETNAMESE} "Đã gỡ bỏ ${NAME_VI}. Các ván của bạn vẫn còn trong$\r$\n$LOCALAPPDATA\fourinarow$\r$\nHãy xóa thư mục đó nếu bạn không muốn giữ."

; Windows lets nobody write a program that is running.
!macro RefuseWhileRunning
  try:
  IfFileExists "$INSTDIR\${PROGRAM}" 0 free
  ClearErrors
  FileOpen $0 "$INSTDIR\${PROGRAM}" a
  IfErrors 0 close
  SetErrorLevel 2
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(running)" /SD IDCANCEL IDRETRY try
  SetErrorLevel 2
  Quit
  close:
  FileClose $0
  free:
!macroend

; So that Explorer looks at the file types anew.
!macro TellExplorer
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

!macro RemoveShortcuts
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$SMPROGRAMS\${NAME_VI}.lnk"
!macroend

Function .onInit
  !insertmacro RefuseWhileRunning
FunctionEnd

Function un.onInit
  !insertmacro RefuseWhileRunning
FunctionEnd

Section
  SetOutPath "$INSTDIR"
  ; What an older version had and this one does not.
  RMDir /r "$INSTDIR\licences"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  !insertmacro RemoveShortcuts
  CreateShortCut "$SMPROGRAMS\$(name).lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "$(file)"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\${PROGRAM},1"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  WriteRegStr HKCU "${CLASSES}\.fiar" "" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\.fiar\OpenWithProgids" "${TYPE}" ""
  !insertmacro TellExplorer

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "$(name)"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL}" "URLInfoAbout" "${HOMEPAGE}"
  WriteRegStr HKCU "${UNINSTALL}" "HelpLink" "${ISSUES}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section Uninstall
  ; By name: whatever else lies in the folder is somebody's own.
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\fourinarow-cli.exe"
  Delete "$INSTDIR\CHANGELOG.md"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\uninstall.exe"
  RMDir /r "$INSTDIR\licences"
  RMDir "$INSTDIR"
  !insertmacro RemoveShortcuts

  ; The file type may be another program's by now.
  ReadRegStr $0 HKCU "${CLASSES}\.fiar" ""
  StrCmp $0 "${TYPE}" 0 +2
  DeleteRegValue HKCU "${CLASSES}\.fiar" ""
  DeleteRegValue HKCU "${CLASSES}\.fiar\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.fiar\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.fiar"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
  !insertmacro TellExplorer
  DeleteRegKey HKCU "${UNINSTALL}"

  ; The preferences; the games stay.
  Delete "$APPDATA\fourinarow\fourinarow.ini"
  Delete "$APPDATA\fourinarow\fourinarow.ini.lock"
  RMDir "$APPDATA\fourinarow"
  IfFileExists "$LOCALAPPDATA\fourinarow\*.*" 0 +2
  MessageBox MB_OK|MB_ICONINFORMATION "$(left)" /SD IDOK
SectionEnd
