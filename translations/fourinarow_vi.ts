<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>four::ActionList</name>
    <message>
        <source>No.</source>
        <extracomment>a column&apos;s title in the move list: the number of the move</extracomment>
        <translation>STT</translation>
    </message>
    <message>
        <source>Notation</source>
        <extracomment>a column&apos;s title in the move list: the move as the record writes it</extracomment>
        <translation>Ký hiệu</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Diễn biến</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is what happened, %2 a sentence that judges it</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <extracomment>of a disc in the list of moves; %1 is a number</extracomment>
        <translation>cột&#xa0;%1</translation>
    </message>
    <message>
        <source>beginning</source>
        <extracomment>of a game, in the list of its moves</extracomment>
        <translation>bắt đầu</translation>
    </message>
    <message>
        <source>violation</source>
        <extracomment>in the list of moves</extracomment>
        <translation>vi phạm</translation>
    </message>
    <message>
        <source>not possible</source>
        <extracomment>in the list of moves: what was tried is against the rules, at no cost</extracomment>
        <translation>không được</translation>
    </message>
    <message>
        <source>removal, column %1</source>
        <extracomment>a disc was removed, in the list of moves; %1 is a column&apos;s number</extracomment>
        <translation>gỡ quân, cột&#xa0;%1</translation>
    </message>
    <message>
        <source>undo</source>
        <extracomment>in the list of moves</extracomment>
        <translation>đi lại</translation>
    </message>
    <message>
        <source>block</source>
        <extracomment>in the list of moves: the opponent&apos;s turn is skipped</extracomment>
        <translation>chặn lượt</translation>
    </message>
    <message>
        <source>resignation</source>
        <extracomment>of the game, in the list of moves</extracomment>
        <translation>xin thua</translation>
    </message>
    <message>
        <source>out of time</source>
        <extracomment>in the list of moves: the player&apos;s time is up</extracomment>
        <translation>hết giờ</translation>
    </message>
    <message>
        <source>pop, column %1</source>
        <extracomment>a disc was popped out of the bottom row, in the list of moves; %1 is a column&apos;s number</extracomment>
        <translation>rút quân, cột&#xa0;%1</translation>
    </message>
    <message>
        <source>swap</source>
        <extracomment>in the list of moves: the first disc was taken over</extracomment>
        <translation>đổi quân</translation>
    </message>
</context>
<context>
    <name>four::AdviceCards</name>
    <message>
        <source>Mistakes in the opening</source>
        <translation>Sai lầm ở khai cuộc</translation>
    </message>
    <message>
        <source>Mistakes in the middle of the game</source>
        <translation>Sai lầm ở trung cuộc</translation>
    </message>
    <message>
        <source>Mistakes in the ending</source>
        <translation>Sai lầm ở tàn cuộc</translation>
    </message>
    <message>
        <source>A line overlooked</source>
        <translation>Bỏ sót nước thắng ngay</translation>
    </message>
    <message>
        <source>A line let through</source>
        <translation>Để đối thủ thắng ngay</translation>
    </message>
    <message>
        <source>Two threats allowed</source>
        <translation>Để đối thủ có hai mối đe dọa</translation>
    </message>
    <message>
        <source>A forced win missed</source>
        <translation>Bỏ lỡ chuỗi ép</translation>
    </message>
    <message>
        <source>%1 missed of the last %2 puzzles of this theme.</source>
        <extracomment>of a theme of puzzles; both are at least 2</extracomment>
        <translation>Sai %1 trong %2 câu gần nhất về chủ đề này.</translation>
    </message>
    <message>
        <source>%1 times in %2 games.</source>
        <extracomment>of a fault in reviewed games; both are at least 2</extracomment>
        <translation>%1 lần trong %2 ván.</translation>
    </message>
    <message>
        <source>%1 times in %2 games, mostly at discs %3–%4.</source>
        <extracomment>of a fault in reviewed games; the first two are at least 2, the others the numbers of discs</extracomment>
        <translation>%1 lần trong %2 ván, phần lớn ở quân %3–%4.</translation>
    </message>
    <message>
        <source>What to practise</source>
        <translation>Nên tập gì</translation>
    </message>
    <message>
        <source>Nothing stands out yet: it takes a few reviewed games, or puzzles.</source>
        <translation>Chưa có gì nổi bật: cần vài ván đã phân tích, hoặc vài câu đố.</translation>
    </message>
    <message>
        <source>Puzzles: %1</source>
        <extracomment>a button; %1 is a kind of puzzle</extracomment>
        <translation>Câu đố: %1</translation>
    </message>
    <message>
        <source>Lesson %1: %2</source>
        <extracomment>a button; %1 is the lesson&apos;s number, %2 its title</extracomment>
        <translation>Bài %1: %2</translation>
    </message>
    <message>
        <source>%1 times in %2 games, mostly at disc %3.</source>
        <extracomment>of a fault in reviewed games; the first two are at least 2, the third the number of a disc</extracomment>
        <translation>%1 lần trong %2 ván, phần lớn ở quân thứ %3.</translation>
    </message>
    <message>
        <source>Learn openings by heart</source>
        <translation>Học thuộc khai cuộc</translation>
    </message>
    <message>
        <source>Count endings</source>
        <translation>Tập đếm tàn cuộc</translation>
    </message>
</context>
<context>
    <name>four::AnswerBanner</name>
    <message>
        <source>Right!</source>
        <translation>Đúng rồi!</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Chưa đúng</translation>
    </message>
    <message>
        <source>Choose a column on the board.</source>
        <translation>Hãy chọn một cột trên bàn cờ.</translation>
    </message>
</context>
<context>
    <name>four::BetterMove</name>
    <message>
        <source>Play on to see it work, or go on.</source>
        <translation>Chơi tiếp để thấy nước này hay ra sao, hoặc sang câu sau.</translation>
    </message>
    <message>
        <source>Only drops are judged here. Try again, and drop a disc.</source>
        <translation>Ở đây chỉ đánh giá việc thả quân. Hãy thử lại và thả một quân.</translation>
    </message>
</context>
<context>
    <name>four::BoardWords</name>
    <message>
        <source>Column %1, full</source>
        <translation>Cột %1, đã đầy</translation>
    </message>
    <message>
        <source>Column %1, empty</source>
        <translation>Cột %1, trống</translation>
    </message>
    <message numerus="yes">
        <source>Column %1, %n disc(s), top %2</source>
        <extracomment>%1 is the column&apos;s number, %n how many discs are in it, %2 the colour of the topmost</extracomment>
        <translation>
            <numerusform>Cột %1, %n quân, trên cùng là %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The board is empty.</source>
        <translation>Bàn cờ trống.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a disc in a row: %1 is its column, %2 its colour</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Row %1: %2.</source>
        <extracomment>%1 is the number of a row, %2 a list of its discs</extracomment>
        <translation>Hàng %1: %2.</translation>
    </message>
    <message>
        <source>Nothing above.</source>
        <translation>Phía trên trống.</translation>
    </message>
</context>
<context>
    <name>four::ByHeart</name>
    <message>
        <source>By heart</source>
        <translation>Thuộc lòng</translation>
    </message>
    <message>
        <source>No drop is to be learnt here: this is over, or no position of the standard game.</source>
        <translation>Ở đây không có nước nào để học: ván đã xong, hoặc đây không phải thế cờ của ván tiêu chuẩn.</translation>
    </message>
    <message>
        <source>The best column is a secret here: first end the game.</source>
        <translation>Ở đây cột hay nhất còn là bí mật: hãy kết thúc ván trước.</translation>
    </message>
    <message>
        <source>My own positions</source>
        <translation>Thế cờ của tôi</translation>
    </message>
    <message>
        <source>First: always win</source>
        <translation>Đi trước: luôn thắng</translation>
    </message>
    <message>
        <source>Second: punish every first drop but the middle</source>
        <translation>Đi sau: phạt mọi nước đầu ngoài cột giữa</translation>
    </message>
    <message>
        <source>Second against the middle: the most traps</source>
        <translation>Đi sau, gặp cột giữa: nhiều bẫy nhất</translation>
    </message>
    <message>
        <source>Added to my own positions, with column %1. By heart asks for it.</source>
        <extracomment>%1 is a column&apos;s number</extracomment>
        <translation>Đã thêm vào thế cờ của tôi, với cột&#xa0;%1. Thuộc lòng sẽ hỏi thế này.</translation>
    </message>
    <message>
        <source>For sparring choose a repertoire, not your own positions.</source>
        <translation>Muốn đấu tập, hãy chọn một bộ khai cuộc, không phải các thế của riêng bạn.</translation>
    </message>
</context>
<context>
    <name>four::Choices</name>
    <message>
        <source>Player 1 has X</source>
        <translation>Người chơi 1: X</translation>
    </message>
    <message>
        <source>Any column</source>
        <translation>Cột bất kỳ</translation>
    </message>
    <message>
        <source>Centre column</source>
        <translation>Cột giữa</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Không tính</translation>
    </message>
    <message>
        <source>Counted per game</source>
        <translation>Tính theo ván</translation>
    </message>
    <message>
        <source>Counted per turn</source>
        <translation>Tính theo lượt</translation>
    </message>
    <message>
        <source>The starter chooses</source>
        <translation>Người đi trước chọn</translation>
    </message>
    <message>
        <source>Chosen at random</source>
        <translation>Bốc thăm</translation>
    </message>
    <message>
        <source>%1 has X</source>
        <translation>%1 cầm X</translation>
    </message>
</context>
<context>
    <name>four::ClockChoice</name>
    <message>
        <source>None</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>Each turn</source>
        <translation>Mỗi lượt</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Cả ván</translation>
    </message>
    <message>
        <source>How long:</source>
        <translation>Thời gian:</translation>
    </message>
    <message>
        <source>A&amp;dded each turn:</source>
        <translation>Cộng &amp;mỗi lượt:</translation>
    </message>
    <message>
        <source>the turn is lost</source>
        <translation>mất lượt</translation>
    </message>
    <message>
        <source>the game is lost</source>
        <translation>thua ván</translation>
    </message>
    <message>
        <source>When time is u&amp;p:</source>
        <translation>&amp;Khi hết giờ:</translation>
    </message>
</context>
<context>
    <name>four::ClockFace</name>
    <message>
        <source>Time left: %1</source>
        <translation>Thời gian còn lại: %1</translation>
    </message>
</context>
<context>
    <name>four::Coach</name>
    <message>
        <source>The coach cannot judge your moves in time here: it takes too long on this board.</source>
        <translation>Ở đây huấn luyện viên không kịp đánh giá nước đi của bạn: với bàn cờ này thì mất quá nhiều thời gian.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Huấn luyện viên</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Phân tích ván</translation>
    </message>
    <message>
        <source>This is the first disc of the line.</source>
        <translation>Đây là nước đầu tiên.</translation>
    </message>
    <message>
        <source>This is the end of the line.</source>
        <translation>Đây là nước cuối cùng.</translation>
    </message>
    <message>
        <source>First go back to your game.</source>
        <translation>Trước hết hãy trở về ván của bạn.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Chưa có nước nào được đi.</translation>
    </message>
    <message>
        <source>You are already looking for a better move.</source>
        <translation>Bạn đang tìm nước đi tốt hơn rồi.</translation>
    </message>
    <message>
        <source>First have the game reviewed.</source>
        <translation>Hãy phân tích ván trước đã.</translation>
    </message>
    <message>
        <source>The coach has nothing to say of the last move.</source>
        <translation>Huấn luyện viên không có gì để nói về nước vừa đi.</translation>
    </message>
    <message>
        <source>The coach looks on where New match says so: Practice with the coach.</source>
        <translation>Huấn luyện viên chỉ theo dõi khi bạn chọn “Tập với huấn luyện viên” trong hộp Ván mới.</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>Ván chưa bắt đầu.</translation>
    </message>
    <message>
        <source>The game is over. Go back to an earlier position to get a hint there.</source>
        <translation>Ván đã kết thúc. Hãy xem lại một thế cờ trước đó để xin gợi ý.</translation>
    </message>
    <message>
        <source>The first disc has to go into the middle column.</source>
        <translation>Quân đầu tiên phải thả vào cột giữa.</translation>
    </message>
    <message>
        <source>First end your turn, or take your move back.</source>
        <translation>Hãy kết thúc lượt hoặc đi lại trước đã.</translation>
    </message>
    <message>
        <source>First ask for a hint, and have its line shown.</source>
        <translation>Trước hết hãy xin gợi ý và cho hiện các nước tiếp theo.</translation>
    </message>
    <message>
        <source>Do both players agree that the coach shows hints and values in this game?

The game is marked as one with the coach’s help.</source>
        <translation>Cả hai người chơi có đồng ý để huấn luyện viên hiện gợi ý và giá trị các cột trong ván này không?

Ván sẽ được đánh dấu là có huấn luyện viên giúp.</translation>
    </message>
    <message>
        <source>It will be shown here once you have found the answer.</source>
        <translation>Mục này sẽ hiện ra khi bạn đã tìm được lời giải.</translation>
    </message>
    <message>
        <source>This game has no oversights and no mistakes.</source>
        <translation>Ván này không có sơ suất hay sai lầm nào.</translation>
    </message>
</context>
<context>
    <name>four::CoachPage</name>
    <message>
        <source>Hide the line</source>
        <translation>Ẩn các nước tiếp theo</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Xem các nước tiếp theo</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Bạn sẽ đi thế nào?</translation>
    </message>
    <message>
        <source>Look for the best column first. Then ask for a hint, and compare.</source>
        <translation>Hãy tự tìm cột tốt nhất trước, rồi xin gợi ý và so sánh.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>Working it out …</source>
        <translation>Đang tính …</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Không có gợi ý</translation>
    </message>
    <message>
        <source>It takes too long to work out this position on a board of this size.</source>
        <translation>Với bàn cờ cỡ này, tính thế cờ này mất quá nhiều thời gian.</translation>
    </message>
    <message>
        <source>Best play of both, disc %1 of %2: column %3.</source>
        <extracomment>of the line of best play: disc %1 of %2 is dropped into column %3</extracomment>
        <translation>Hai bên cùng đi tốt nhất, nước %1 trên %2: cột %3.</translation>
    </message>
    <message>
        <source>What your move gave away</source>
        <translation>Nước đi của bạn bỏ lỡ điều gì</translation>
    </message>
    <message>
        <source>Column %1 looks best.</source>
        <translation>Cột %1 có vẻ tốt nhất.</translation>
    </message>
    <message>
        <source>It looks good for you.</source>
        <translation>Thế cờ có vẻ tốt cho bạn.</translation>
    </message>
    <message>
        <source>It looks even.</source>
        <translation>Thế cờ có vẻ cân bằng.</translation>
    </message>
    <message>
        <source>It looks bad for you, but no other column looks better.</source>
        <translation>Thế cờ có vẻ xấu cho bạn, nhưng không có cột nào có vẻ tốt hơn.</translation>
    </message>
    <message numerus="yes">
        <source>This is an estimate that sees %n turn(s) ahead, and proves nothing: on a board of this size it takes too long to find the exact values.</source>
        <translation>
            <numerusform>Đây là ước lượng nhìn trước %n lượt, không chứng minh điều gì: với bàn cờ cỡ này, tìm giá trị chính xác mất quá nhiều thời gian.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This is an estimate that sees %n turn(s) ahead, and proves nothing: as long as turns can be blocked or discs removed, nobody knows the exact values.</source>
        <translation>
            <numerusform>Đây là ước lượng nhìn trước %n lượt, không chứng minh điều gì: chừng nào còn có thể chặn lượt hoặc gỡ quân, không ai biết giá trị chính xác.</numerusform>
        </translation>
    </message>
    <message>
        <source>The line is hidden.</source>
        <translation>Đã ẩn các nước tiếp theo.</translation>
    </message>
    <message>
        <source>The game is over. Go back to an earlier position to get a hint there.</source>
        <translation>Ván đã kết thúc. Hãy xem lại một thế cờ trước đó để xin gợi ý.</translation>
    </message>
    <message numerus="yes">
        <source>This is an estimate that sees %n turn(s) ahead, and proves nothing: on a board that was filled beforehand, nobody knows the exact values.</source>
        <translation>
            <numerusform>Đây là ước lượng nhìn trước %n lượt, không chứng minh điều gì: trên bàn cờ lấp sẵn, không ai biết giá trị chính xác.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no line yet: first ask for a hint.</source>
        <translation>Chưa có nước nào để xem: trước hết hãy xin gợi ý.</translation>
    </message>
    <message numerus="yes">
        <source>This is an estimate that sees %n turn(s) ahead, and proves nothing: where discs can be popped out, nobody knows the exact values.</source>
        <translation>
            <numerusform>Đây là ước lượng nhìn trước %n lượt, không chứng minh điều gì: khi luật cho rút quân, không ai biết giá trị chính xác.</numerusform>
        </translation>
    </message>
    <message>
        <source>A swap looks best.</source>
        <translation>Có vẻ đổi quân là tốt nhất.</translation>
    </message>
    <message>
        <source>The first disc looks good for its owner: take it over.</source>
        <translation>Quân đầu tiên có vẻ tốt cho người giữ nó: hãy nhận quân ấy.</translation>
    </message>
    <message>
        <source>Popping the disc out of column %1 looks best.</source>
        <extracomment>the hint in a game in which discs can be popped out; %1 is a column&apos;s number</extracomment>
        <translation>Rút quân ở cột %1 có vẻ tốt nhất.</translation>
    </message>
    <message>
        <source>Removing the disc at row %1, column %2 looks best.</source>
        <translation>Gỡ quân ở hàng %1, cột %2 có vẻ tốt nhất.</translation>
    </message>
    <message>
        <source>Column %1, and then blocking the opponent’s turn, looks best.</source>
        <extracomment>the hint in a game with blocks; %1 is a column&apos;s number</extracomment>
        <translation>Cột %1 rồi chặn lượt của đối thủ có vẻ tốt nhất.</translation>
    </message>
    <message>
        <source>No disc can be dropped.</source>
        <translation>Không thể thả quân nào nữa.</translation>
    </message>
    <message>
        <source>You win at once.</source>
        <translation>Bạn thắng ngay.</translation>
    </message>
    <message numerus="yes">
        <source>This is an estimate that sees %n turn(s) ahead, and proves nothing. A drop alone looks worse.</source>
        <translation>
            <numerusform>Đây là ước lượng nhìn trước %n lượt, không chứng minh điều gì. Chỉ thả quân thì có vẻ kém hơn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::ColumnValues</name>
    <message>
        <source>wins in %1, the best</source>
        <extracomment>of a column: %1 is how many discs the winner still drops</extracomment>
        <translation>thắng sau %1 nước, tốt nhất</translation>
    </message>
    <message>
        <source>wins in %1</source>
        <translation>thắng sau %1 nước</translation>
    </message>
    <message>
        <source>draws, the best</source>
        <extracomment>of a column</extracomment>
        <translation>hòa, tốt nhất</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>hòa</translation>
    </message>
    <message>
        <source>loses in %1</source>
        <translation>thua sau %1 nước</translation>
    </message>
    <message>
        <source>looks good, the best</source>
        <extracomment>of a column</extracomment>
        <translation>có vẻ tốt, tốt nhất</translation>
    </message>
    <message>
        <source>looks good</source>
        <translation>có vẻ tốt</translation>
    </message>
    <message>
        <source>looks even, the best</source>
        <extracomment>of a column</extracomment>
        <translation>có vẻ cân bằng, tốt nhất</translation>
    </message>
    <message>
        <source>looks even</source>
        <translation>có vẻ cân bằng</translation>
    </message>
    <message>
        <source>looks bad, but is the best</source>
        <extracomment>of a column</extracomment>
        <translation>có vẻ xấu, nhưng vẫn tốt nhất</translation>
    </message>
    <message>
        <source>looks bad</source>
        <translation>có vẻ xấu</translation>
    </message>
    <message numerus="yes">
        <source>%1: an estimate, %n turn(s) ahead</source>
        <extracomment>of a column: %1 is &quot;looks good&quot;</extracomment>
        <translation>
            <numerusform>%1: ước lượng, nhìn trước %n lượt</numerusform>
        </translation>
    </message>
    <message>
        <source>not known, as it takes too long to find out</source>
        <extracomment>of a column</extracomment>
        <translation>không rõ, vì tính quá lâu</translation>
    </message>
    <message>
        <source>loses in %1, the longest</source>
        <extracomment>of a column: %1 is how many discs the winner still drops</extracomment>
        <translation>thua sau %1 nước, cầm cự lâu nhất</translation>
    </message>
</context>
<context>
    <name>four::CommandLineReader</name>
    <message>
        <source>Set up this game: %1.</source>
        <extracomment>%1 lists the names of the games</extracomment>
        <translation>Chọn trò chơi: %1.</translation>
    </message>
    <message>
        <source>Begin with these moves already played: columns as digits, 0 is the tenth, as in 4435261. The game is classic unless --preset says otherwise.</source>
        <translation>Bắt đầu với các nước đã đi sẵn: mỗi chữ số là một cột, 0 là cột thứ mười, ví dụ 4435261. Trò chơi là classic, trừ khi --preset nêu trò khác.</translation>
    </message>
    <message>
        <source>Set up a new game instead of going on with the last one.</source>
        <translation>Mở ván mới thay vì chơi tiếp ván trước.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Hiện phần trợ giúp này.</translation>
    </message>
    <message>
        <source>Show the program’s version.</source>
        <translation>Hiện phiên bản của chương trình.</translation>
    </message>
    <message>
        <source>Four in a Row – games with falling discs for two.</source>
        <translation>Bốn quân thẳng hàng – trò chơi thả quân cho hai người.</translation>
    </message>
    <message>
        <source>There is no language “%1”; there are vi and en.</source>
        <translation>Không có ngôn ngữ “%1”; chỉ có vi và en.</translation>
    </message>
    <message>
        <source>NAME</source>
        <extracomment>what stands for the name of a game in the list of options</extracomment>
        <translation>TÊN</translation>
    </message>
    <message>
        <source>COLUMNS</source>
        <extracomment>what stands for the digits of columns in the list of options</extracomment>
        <translation>CỘT</translation>
    </message>
    <message>
        <source>Seed for all random choices (coin toss, letters), to repeat a game.</source>
        <translation>Cố định kết quả tung đồng xu và bốc thăm, để chơi lại đúng ván ấy.</translation>
    </message>
    <message>
        <source>Use Vietnamese (vi) or English (en), this time only.</source>
        <translation>Dùng tiếng Việt (vi) hoặc tiếng Anh (en), chỉ lần này.</translation>
    </message>
    <message>
        <source>FILE</source>
        <extracomment>what stands for a file in the list of options</extracomment>
        <translation>TỆP</translation>
    </message>
    <message>
        <source>A game to open; each file gets its own window.</source>
        <translation>Ván cần mở; mỗi tệp mở trong một cửa sổ riêng.</translation>
    </message>
    <message>
        <source>“%1” is not a list of moves: columns are written as digits, as in 4435261.</source>
        <translation>“%1” không phải là một dãy nước đi: cột được viết bằng chữ số, ví dụ 4435261.</translation>
    </message>
    <message>
        <source>“%1” is not a valid seed: it must be a whole number from 0 to %2.</source>
        <translation>“%1” không hợp lệ: --seed cần một số nguyên từ 0 đến %2.</translation>
    </message>
    <message>
        <source>Open files or set up a new game, not both.</source>
        <translation>Chỉ có thể mở tệp hoặc mở ván mới, không thể làm cả hai cùng lúc.</translation>
    </message>
    <message>
        <source>There is no game “%1”; --help lists the six.</source>
        <translation>Không có trò chơi “%1”; --help liệt kê sáu trò chơi.</translation>
    </message>
</context>
<context>
    <name>four::Commands</name>
    <message>
        <source>P&amp;lay</source>
        <translation>&amp;Chơi</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>Ván &amp;mới…</translation>
    </message>
    <message>
        <source>Re&amp;match</source>
        <translation>Đấu &amp;lại</translation>
    </message>
    <message>
        <source>&amp;Resign…</source>
        <translation>&amp;Xin thua…</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>Lịch &amp;sử…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Mở tệ&amp;p…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Lư&amp;u thành…</translation>
    </message>
    <message>
        <source>Pr&amp;int the score sheet…</source>
        <translation>In biên bản &amp;ván đấu…</translation>
    </message>
    <message>
        <source>Save the score sheet as P&amp;DF…</source>
        <translation>Lưu biên bản thành PD&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Tù&amp;y chọn…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Th&amp;oát</translation>
    </message>
    <message>
        <source>&amp;Copy the moves</source>
        <translation>Sao chép các &amp;nước đi</translation>
    </message>
    <message>
        <source>Copy the board as a pict&amp;ure</source>
        <translation>Sao chép &amp;hình bàn cờ</translation>
    </message>
    <message>
        <source>Paste a &amp;game</source>
        <translation>&amp;Dán một ván</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Đi &amp;lại</translation>
    </message>
    <message>
        <source>Undo (%1)</source>
        <extracomment>on a button; %1 is how many are left</extracomment>
        <translation>Đi lại (%1)</translation>
    </message>
    <message>
        <source>Undo (0 left – a violation)</source>
        <translation>Đi lại (0: vi phạm)</translation>
    </message>
    <message>
        <source>&amp;Block the opponent</source>
        <translation>&amp;Chặn lượt đối thủ</translation>
    </message>
    <message>
        <source>Block (%1)</source>
        <extracomment>on a button; %1 is how many are left</extracomment>
        <translation>Chặn lượt (%1)</translation>
    </message>
    <message>
        <source>Block (0 left – a violation)</source>
        <translation>Chặn lượt (0: vi phạm)</translation>
    </message>
    <message>
        <source>&amp;Remove a disc</source>
        <translation>&amp;Gỡ một quân</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Thôi</translation>
    </message>
    <message>
        <source>Remove (%1)</source>
        <extracomment>on a button; %1 is how many are left</extracomment>
        <translation>Gỡ quân (%1)</translation>
    </message>
    <message>
        <source>Remove (0 left – a violation)</source>
        <translation>Gỡ quân (0: vi phạm)</translation>
    </message>
    <message>
        <source>&amp;End the turn</source>
        <translation>&amp;Kết thúc lượt</translation>
    </message>
    <message>
        <source>End turn</source>
        <translation>Kết thúc lượt</translation>
    </message>
    <message>
        <source>&amp;Let the computers go on</source>
        <translation>Để &amp;máy chơi tiếp</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Tiếp tục</translation>
    </message>
    <message>
        <source>&amp;Pause the computers</source>
        <translation>Tạm dừng &amp;máy</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Tạm dừng</translation>
    </message>
    <message>
        <source>&amp;One turn of the computer</source>
        <translation>Má&amp;y đi một lượt</translation>
    </message>
    <message>
        <source>One turn</source>
        <translation>Một lượt</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Về đầ&amp;u ván</translation>
    </message>
    <message>
        <source>One move b&amp;ack</source>
        <translation>Lù&amp;i một nước</translation>
    </message>
    <message>
        <source>Pause the repla&amp;y</source>
        <translation>Tạm dừng &amp;xem lại</translation>
    </message>
    <message>
        <source>Repla&amp;y automatically</source>
        <translation>Tự động &amp;xem lại</translation>
    </message>
    <message>
        <source>Auto-play</source>
        <translation>Tự chạy</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>&amp;Tiến một nước</translation>
    </message>
    <message>
        <source>To the en&amp;d</source>
        <translation>Đến cuối &amp;ván</translation>
    </message>
    <message>
        <source>Play o&amp;n from here</source>
        <translation>C&amp;hơi tiếp từ đây</translation>
    </message>
    <message>
        <source>&amp;Move list</source>
        <translation>&amp;Danh sách nước đi</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Toàn màn hình</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>Âm th&amp;anh</translation>
    </message>
    <message>
        <source>&amp;Rules of this game</source>
        <translation>&amp;Luật chơi của ván này</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Phím tắt</translation>
    </message>
    <message>
        <source>&amp;About Four in a Row</source>
        <translation>&amp;Giới thiệu Bốn quân thẳng hàng</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Ván</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Nước đi</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Trợ &amp;giúp</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>on a button: %1 is what it does, %2 its key</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is what a button does, %2 its key</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Values</source>
        <extracomment>what each column is worth, shown above the board</extracomment>
        <translation>&amp;Giá trị</translation>
    </message>
    <message>
        <source>How &amp;things stand</source>
        <extracomment>whose turn it is, the last move, what each player has left</extracomment>
        <translation>Tì&amp;nh hình ván cờ</translation>
    </message>
    <message>
        <source>The board in &amp;words</source>
        <translation>&amp;Bàn cờ bằng lời</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Gợ&amp;i ý</translation>
    </message>
    <message>
        <source>One disc of the line &amp;back</source>
        <extracomment>of the line of best play, shown on the board as pale discs</extracomment>
        <translation>Các nước tiếp theo: &amp;lùi một nước</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Lùi</translation>
    </message>
    <message>
        <source>One disc of the line &amp;on</source>
        <extracomment>of the line of best play, shown on the board as pale discs</extracomment>
        <translation>Các nước tiếp theo: &amp;tiến một nước</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tiến</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>&amp;Mối đe dọa</translation>
    </message>
    <message>
        <source>&amp;Coach</source>
        <translation>&amp;Huấn luyện viên</translation>
    </message>
    <message>
        <source>Review the &amp;game</source>
        <extracomment>has every move of the game judged</extracomment>
        <translation>&amp;Phân tích ván</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Phân tích ván</translation>
    </message>
    <message>
        <source>Find better &amp;moves</source>
        <translation>Tìm nước đi &amp;hay hơn</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>Câu đố &amp;tiếp theo</translation>
    </message>
    <message>
        <source>That was it</source>
        <translation>Chính nước này</translation>
    </message>
    <message>
        <source>&amp;Learn</source>
        <translation>Họ&amp;c</translation>
    </message>
    <message>
        <source>Puzzle of the &amp;day</source>
        <translation>Câu đố &amp;hôm nay</translation>
    </message>
    <message>
        <source>Puzzles by &amp;task</source>
        <translation>Câu đố theo &amp;dạng</translation>
    </message>
    <message>
        <source>My &amp;mistakes</source>
        <extracomment>puzzles of the person&apos;s own games</extracomment>
        <translation>Sai &amp;lầm của tôi</translation>
    </message>
    <message>
        <source>&amp;Rush: three minutes</source>
        <extracomment>as many puzzles as possible in three minutes</extracomment>
        <translation>Chạ&amp;y đua: ba phút</translation>
    </message>
    <message>
        <source>Rush</source>
        <translation>Chạy đua</translation>
    </message>
    <message>
        <source>Th&amp;is move was the mistake</source>
        <extracomment>of the puzzle in which a mistake is to be found: the move that is shown was it</extracomment>
        <translation>Nước này là &amp;sai lầm</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <extracomment>from a puzzle</extracomment>
        <translation>T&amp;rở về ván đấu</translation>
    </message>
    <message>
        <source>&amp;Progress…</source>
        <extracomment>a person&apos;s progress with puzzles and lessons</extracomment>
        <translation>Tiến &amp;bộ…</translation>
    </message>
    <message>
        <source>Take the move bac&amp;k</source>
        <extracomment>the move that the coach has just said something of; no undo of the rules</extracomment>
        <translation>&amp;Rút lại nước đi</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Rút lại</translation>
    </message>
    <message>
        <source>Play on &amp;regardless</source>
        <extracomment>after the coach has said something of the last move: it stays as it is</extracomment>
        <translation>Cứ &amp;chơi tiếp</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Chơi tiếp</translation>
    </message>
    <message>
        <source>Show &amp;why</source>
        <extracomment>why the last move gave something away</extracomment>
        <translation>Xem vì &amp;sao</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>Bài họ&amp;c</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Học</translation>
    </message>
    <message>
        <source>&amp;Sandbox</source>
        <extracomment>where people set up a position of their own</extracomment>
        <translation>Tự &amp;xếp thế cờ</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>&amp;Cách chơi</translation>
    </message>
    <message>
        <source>Paste the answer</source>
        <extracomment>on a button, while a message of the other player is awaited</extracomment>
        <translation>Dán tin trả lời</translation>
    </message>
    <message>
        <source>Cop&amp;y as message</source>
        <translation>Sao chép thành t&amp;in nhắn</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <extracomment>on a button, in few words</extracomment>
        <translation>Câu tiếp</translation>
    </message>
    <message>
        <source>Copy as message</source>
        <translation>Sao chép thành tin nhắn</translation>
    </message>
    <message>
        <source>On t&amp;wo computers</source>
        <extracomment>a menu within Game</extracomment>
        <translation>T&amp;rên hai máy</translation>
    </message>
    <message>
        <source>&amp;Invite…</source>
        <translation>&amp;Mời…</translation>
    </message>
    <message>
        <source>&amp;Join…</source>
        <translation>&amp;Tham gia…</translation>
    </message>
    <message>
        <source>&amp;Continue on two computers</source>
        <translation>&amp;Chơi tiếp trên hai máy</translation>
    </message>
    <message>
        <source>Connect again</source>
        <translation>Kết nối lại</translation>
    </message>
    <message>
        <source>&amp;End the connection</source>
        <translation>&amp;Ngắt kết nối</translation>
    </message>
    <message>
        <source>Ask to take the last move &amp;back</source>
        <translation>&amp;Xin rút lại nước vừa đi</translation>
    </message>
    <message>
        <source>Take back?</source>
        <translation>Xin rút lại</translation>
    </message>
    <message>
        <source>Answer &amp;yes</source>
        <translation>Trả lời &amp;đồng ý</translation>
    </message>
    <message>
        <source>&amp;Let the game go on</source>
        <translation>Bỏ tạ&amp;m dừng ván</translation>
    </message>
    <message>
        <source>&amp;Pause the game</source>
        <translation>Tạ&amp;m dừng ván</translation>
    </message>
    <message>
        <source>Answer &amp;no</source>
        <translation>Trả lời &amp;không</translation>
    </message>
    <message>
        <source>Pop a dis&amp;c out</source>
        <translation>&amp;Rút một quân</translation>
    </message>
    <message>
        <source>&amp;Tournament…</source>
        <translation>&amp;Giải đấu…</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Giải đấu</translation>
    </message>
    <message>
        <source>Ne&amp;xt game of the tournament</source>
        <translation>Ván tiếp th&amp;eo của giải</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Ván tiếp theo</translation>
    </message>
    <message>
        <source>Pop out</source>
        <extracomment>on a button: to take one&apos;s own disc out of the bottom row</extracomment>
        <translation>Rút quân</translation>
    </message>
    <message>
        <source>Swap: ta&amp;ke over the first disc</source>
        <translation>Đổi &amp;quân: nhận quân đầu tiên</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Đổi quân</translation>
    </message>
    <message>
        <source>&amp;Endings: who must play here?</source>
        <extracomment>late positions: who wins, by counting safe cells</extracomment>
        <translation>Tàn cuộc: ai &amp;phải đi vào đây?</translation>
    </message>
    <message>
        <source>Endings</source>
        <extracomment>on a button, in few words</extracomment>
        <translation>Tàn cuộc</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <extracomment>the first moves of games: what they are worth, and how often they were played</extracomment>
        <translation>&amp;Khai cuộc</translation>
    </message>
    <message>
        <source>By &amp;heart</source>
        <extracomment>openings to be learnt by heart</extracomment>
        <translation>Th&amp;uộc lòng</translation>
    </message>
    <message>
        <source>Le&amp;arn this position</source>
        <extracomment>by heart: the position that is shown</extracomment>
        <translation>Học thế &amp;này</translation>
    </message>
    <message>
        <source>Learn this</source>
        <translation>Học thế này</translation>
    </message>
</context>
<context>
    <name>four::CountPanel</name>
    <message>
        <source>Coach:</source>
        <translation>Huấn luyện viên:</translation>
    </message>
    <message>
        <source>Without help</source>
        <extracomment>of the games that are counted: the coach did not help</extracomment>
        <translation>Không có trợ giúp</translation>
    </message>
    <message>
        <source>With help</source>
        <extracomment>of the games that are counted: the coach helped</extracomment>
        <translation>Có trợ giúp</translation>
    </message>
    <message>
        <source>With and without help</source>
        <extracomment>of the games that are counted: whether or not the coach helped</extracomment>
        <translation>Có và không có trợ giúp</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share in per cent</extracomment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>four::DecisionsPanel</name>
    <message>
        <source>Decisions</source>
        <translation>Quyết định</translation>
    </message>
    <message>
        <source>Review &amp;all games</source>
        <translation>Phân tích &amp;mọi ván</translation>
    </message>
    <message>
        <source>All finished games that have no review yet, one after the other</source>
        <translation>Lần lượt mọi ván đã kết thúc mà chưa được phân tích</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Hủy</translation>
    </message>
    <message>
        <source>Reviewed games</source>
        <translation>Số ván đã phân tích</translation>
    </message>
    <message>
        <source>It began at %1 and is at %2 now.</source>
        <extracomment>the share of right decisions over a player&apos;s games</extracomment>
        <translation>Lúc đầu %1, nay %2.</translation>
    </message>
    <message>
        <source>Chart of the right decisions</source>
        <translation>Biểu đồ quyết định đúng</translation>
    </message>
    <message>
        <source>No finished game has been reviewed by exact values yet.</source>
        <translation>Chưa có ván đã kết thúc nào được phân tích bằng giá trị chính xác.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Moves on which the result depended</source>
        <translation>Những nước đi quyết định kết quả</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>a column&apos;s title: the share of right decisions</extracomment>
        <translation>Đúng</translation>
    </message>
    <message>
        <source>Percentage of decisions that kept the result</source>
        <translation>Tỉ lệ quyết định giữ được kết quả</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Khai cuộc</translation>
    </message>
    <message>
        <source>Percentage of right decisions with discs 1 to 12</source>
        <translation>Tỉ lệ quyết định đúng, từ quân thứ 1 đến 12</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Trung cuộc</translation>
    </message>
    <message>
        <source>Percentage of right decisions with discs 13 to 28</source>
        <translation>Tỉ lệ quyết định đúng, từ quân thứ 13 đến 28</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Tàn cuộc</translation>
    </message>
    <message>
        <source>Percentage of right decisions from disc 29 on</source>
        <translation>Tỉ lệ quyết định đúng, từ quân thứ 29</translation>
    </message>
    <message>
        <source>%1: right decisions from game to game; the line is of ten games at a time.</source>
        <translation>%1: tỉ lệ quyết định đúng qua từng ván; đường kẻ tính gộp mười ván một.</translation>
    </message>
    <message>
        <source>No finished game is without a review.</source>
        <translation>Không còn ván đã kết thúc nào chưa được phân tích.</translation>
    </message>
    <message>
        <source>Oversights</source>
        <extracomment>a column&apos;s title: how often a player overlooks what can be seen on the board</extracomment>
        <translation>Sơ suất</translation>
    </message>
    <message>
        <source>Per game: what could have been seen on the board</source>
        <translation>Mỗi ván: những gì nhìn bàn cờ là thấy được</translation>
    </message>
    <message>
        <source>Blunders</source>
        <extracomment>a column&apos;s title: great mistakes</extracomment>
        <translation>Sai lầm nặng</translation>
    </message>
    <message>
        <source>Per game: the result changed, and the win was at most 4 moves away</source>
        <translation>Mỗi ván: kết quả đổi, và thế thắng chỉ cách nhiều nhất 4 nước</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Sai lầm</translation>
    </message>
    <message>
        <source>Per game: the result changed, and the win was at most 12 moves away</source>
        <translation>Mỗi ván: kết quả đổi, và thế thắng chỉ cách nhiều nhất 12 nước</translation>
    </message>
    <message>
        <source>Fine points</source>
        <extracomment>a column&apos;s title: changed results that are too far away to be seen</extracomment>
        <translation>Điểm nhỏ</translation>
    </message>
    <message>
        <source>Per game: the result changed, and the win was further away</source>
        <translation>Mỗi ván: kết quả đổi, và thế thắng còn xa hơn thế</translation>
    </message>
</context>
<context>
    <name>four::DrillMap</name>
    <message>
        <source>Map of the positions</source>
        <translation>Cây thế cờ</translation>
    </message>
    <message>
        <source>What &amp;next</source>
        <translation>&amp;Học tiếp</translation>
    </message>
</context>
<context>
    <name>four::DrillMapView</name>
    <message>
        <source>known</source>
        <extracomment>of a position that is learnt by heart</extracomment>
        <translation>thuộc</translation>
    </message>
    <message>
        <source>due</source>
        <extracomment>of a position that is learnt by heart: it is asked again</extracomment>
        <translation>đến hạn</translation>
    </message>
    <message>
        <source>forgotten</source>
        <translation>quên</translation>
    </message>
    <message>
        <source>new</source>
        <extracomment>of a position that is to be learnt by heart</extracomment>
        <translation>chưa học</translation>
    </message>
    <message>
        <source>Move %1</source>
        <extracomment>a row of the map: %1 is the number of the own drop</extracomment>
        <translation>Nước thứ %1</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>how many positions are learnt, of how many</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Move %1, position %2 of %3: %4.</source>
        <extracomment>a position on the map: %1 is the number of the own drop, %2 the place in its row, %3 of how many, %4 such as &quot;known&quot;</extracomment>
        <translation>Nước thứ %1, thế %2 trên %3: %4.</translation>
    </message>
    <message>
        <source>Columns %1.</source>
        <extracomment>%1 are columns&apos; numbers</extracomment>
        <translation>Các cột %1.</translation>
    </message>
</context>
<context>
    <name>four::DrillPlay</name>
    <message>
        <source>Your turn. Which column keeps the win?</source>
        <translation>Đến lượt bạn. Cột nào giữ thế thắng?</translation>
    </message>
    <message>
        <source>Your turn. Which column do you play here?</source>
        <translation>Đến lượt bạn. Ở đây bạn đi cột nào?</translation>
    </message>
    <message>
        <source>Not yet: column %1</source>
        <extracomment>%1 is a column&apos;s number</extracomment>
        <translation>Chưa đúng: cột&#xa0;%1</translation>
    </message>
    <message>
        <source>The answer: column %1</source>
        <extracomment>%1 is a column&apos;s number</extracomment>
        <translation>Đáp án: cột&#xa0;%1</translation>
    </message>
    <message>
        <source>Right: column %1</source>
        <extracomment>%1 is a column&apos;s number</extracomment>
        <translation>Đúng: cột&#xa0;%1</translation>
    </message>
    <message>
        <source>Also wins: column %1</source>
        <translation>Cũng thắng: cột&#xa0;%1</translation>
    </message>
    <message>
        <source>Also draws: column %1</source>
        <translation>Cũng hòa: cột&#xa0;%1</translation>
    </message>
    <message>
        <source>Holds as long: column %1</source>
        <translation>Cũng cầm cự được lâu: cột&#xa0;%1</translation>
    </message>
    <message>
        <source>The repertoire has column %1; it is as good.</source>
        <extracomment>%1 is a column&apos;s number; both columns win, draw or lose in the same number of moves</extracomment>
        <translation>Bài chọn cột&#xa0;%1; cũng tốt như nhau.</translation>
    </message>
    <message>
        <source>The repertoire has column %1, which wins in %2, and yours in %3.</source>
        <extracomment>%1 is a column&apos;s number, %2 and %3 how many moves</extracomment>
        <translation>Bài chọn cột&#xa0;%1, thắng sau %2 nước; cột của bạn sau %3 nước.</translation>
    </message>
    <message>
        <source>%1 then wins in %2.</source>
        <extracomment>%1 is a colour, %2 how many moves</extracomment>
        <translation>Khi đó %1 thắng sau %2 nước.</translation>
    </message>
    <message>
        <source>It only draws.</source>
        <translation>Cột này chỉ hòa.</translation>
    </message>
    <message>
        <source>%1 answers in column %2 and wins in %3.</source>
        <extracomment>%1 is a colour, %2 a column&apos;s number, %3 how many moves</extracomment>
        <translation>%1 đáp cột&#xa0;%2, thắng sau %3 nước.</translation>
    </message>
    <message>
        <source>%1 answers in column %2 and draws.</source>
        <extracomment>%1 is a colour, %2 a column&apos;s number</extracomment>
        <translation>%1 đáp cột&#xa0;%2 và hòa.</translation>
    </message>
    <message>
        <source>Look among the columns %1 to %2.</source>
        <extracomment>%1 and %2 are the numbers of columns</extracomment>
        <translation>Hãy tìm trong các cột từ %1 đến %2.</translation>
    </message>
    <message>
        <source>So far: columns %1.</source>
        <extracomment>%1 are columns&apos; numbers</extracomment>
        <translation>Đến giờ: các cột %1.</translation>
    </message>
    <message>
        <source>By heart: keep the win.</source>
        <translation>Thuộc lòng: hãy giữ thế thắng.</translation>
    </message>
    <message>
        <source>By heart: choose a column.</source>
        <translation>Thuộc lòng: hãy chọn một cột.</translation>
    </message>
    <message>
        <source>Not yet: try again, or play on.</source>
        <translation>Chưa đúng: hãy thử lại, hoặc chơi tiếp.</translation>
    </message>
    <message>
        <source>Right! The line ends here: play it out, or go on.</source>
        <translation>Đúng rồi! Đường này hết ở đây: chơi đến cùng, hoặc sang câu tiếp.</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Đúng rồi!</translation>
    </message>
    <message>
        <source>This is the answer.</source>
        <translation>Đây là đáp án.</translation>
    </message>
</context>
<context>
    <name>four::DrillView</name>
    <message>
        <source>&amp;Answer</source>
        <translation>Đá&amp;p án</translation>
    </message>
    <message>
        <source>&amp;Repertoire:</source>
        <translation>&amp;Bộ khai cuộc:</translation>
    </message>
    <message>
        <source>Ma&amp;p of the positions…</source>
        <translation>Câ&amp;y thế cờ…</translation>
    </message>
    <message>
        <source>It is asked again today.</source>
        <extracomment>%Ln is a number of days, %1 a date</extracomment>
        <translation>Hôm nay sẽ hỏi lại.</translation>
    </message>
    <message numerus="yes">
        <source>Asked again in %Ln day(s), on %1.</source>
        <translation>
            <numerusform>Hỏi lại sau %Ln ngày, vào %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>move %1</source>
        <extracomment>the number of the person&apos;s own drop in the game</extracomment>
        <translation>nước %1</translation>
    </message>
    <message>
        <source>No discs yet.</source>
        <translation>Chưa có quân nào.</translation>
    </message>
    <message>
        <source>Discs so far: columns %1.</source>
        <translation>Các quân đến giờ: cột %1.</translation>
    </message>
    <message>
        <source>You have no positions of your own yet. At any point of a finished game, choose Learn this position in the Learn menu.</source>
        <translation>Bạn chưa có thế cờ nào của mình. Hãy chọn Học thế này trong menu Học, ở bất cứ thế nào của một ván đã xong.</translation>
    </message>
    <message>
        <source>All that is due today is known. Come back tomorrow.</source>
        <translation>Những gì đến hạn hôm nay bạn đã thuộc. Mai hãy quay lại.</translation>
    </message>
    <message>
        <source>Learn openings by heart: press Next.</source>
        <translation>Học thuộc lòng khai cuộc: nhấn Tiếp theo.</translation>
    </message>
    <message>
        <source>There is nothing left to answer.</source>
        <translation>Không còn gì để trả lời.</translation>
    </message>
    <message>
        <source>Learn th&amp;is column</source>
        <translation>Học cột này</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Thử &amp;lại</translation>
    </message>
    <message>
        <source>You have not tried a move yet.</source>
        <translation>Bạn chưa thử nước nào.</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <extracomment>on a button: the next position to be known by heart; %1 is its key</extracomment>
        <translation>&amp;Tiếp theo</translation>
    </message>
    <message>
        <source>&amp;Next – %1</source>
        <translation>Câu &amp;tiếp – %1</translation>
    </message>
    <message>
        <source>There are no positions yet.</source>
        <translation>Chưa có thế cờ nào.</translation>
    </message>
    <message>
        <source>Today: %1 of %2</source>
        <extracomment>%1 is how many positions are done, %2 of how many</extracomment>
        <translation>Hôm nay: %1 trên %2</translation>
    </message>
    <message>
        <source>A game of &amp;sparring</source>
        <extracomment>a game in which the computer leads to what is not known by heart yet</extracomment>
        <translation>Đấ&amp;u tập</translation>
    </message>
</context>
<context>
    <name>four::EndingFoot</name>
    <message>
        <source>Step &amp;by step</source>
        <extracomment>marks one reason after the other on the board</extracomment>
        <translation>Từng &amp;bước</translation>
    </message>
    <message>
        <source>Play it &amp;out</source>
        <extracomment>an ending, against the strongest computer</extracomment>
        <translation>&amp;Chơi đến cùng</translation>
    </message>
</context>
<context>
    <name>four::EndingPlay</name>
    <message>
        <source>Not yet: count again.</source>
        <translation>Chưa đúng: hãy đếm lại.</translation>
    </message>
    <message>
        <source>First say who wins: then the discs fall.</source>
        <translation>Hãy nói ai thắng trước đã, rồi mới thả quân.</translation>
    </message>
    <message>
        <source>Choose “Play it out” to drop discs here.</source>
        <translation>Hãy chọn “Chơi đến cùng” để thả quân ở đây.</translation>
    </message>
</context>
<context>
    <name>four::EndingView</name>
    <message>
        <source>&amp;Answer</source>
        <translation>&amp;Đáp án</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Thử &amp;lại</translation>
    </message>
    <message>
        <source>Count the safe cells, then answer.</source>
        <translation>Hãy đếm các ô an toàn rồi trả lời.</translation>
    </message>
    <message>
        <source>Safe cells and pairs</source>
        <extracomment>a table: the columns with room, the safe cells of each, and how many pairs these are</extracomment>
        <translation>Ô an toàn và cặp ô</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Cột</translation>
    </message>
    <message>
        <source>Safe cells</source>
        <translation>Ô an toàn</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Cặp</translation>
    </message>
    <message>
        <source>Marks on the board</source>
        <translation>Dấu trên bàn cờ</translation>
    </message>
    <message>
        <source>A pair of cells: who drops into one of them is answered in the other.</source>
        <translation>Cặp ô: ai thả vào ô này thì bị đáp ngay ở ô kia.</translation>
    </message>
    <message>
        <source>Where the count ends, with the letter of the player who must drop there.</source>
        <translation>Ô hết đếm, có chữ của bên phải thả vào đó.</translation>
    </message>
    <message>
        <source>A winning cell, with its owner’s letter.</source>
        <translation>Ô thắng, có chữ của bên thắng ở đó.</translation>
    </message>
    <message>
        <source>There is nothing left to answer.</source>
        <translation>Không còn gì phải trả lời nữa.</translation>
    </message>
    <message>
        <source>First give an answer.</source>
        <translation>Hãy trả lời trước đã.</translation>
    </message>
    <message>
        <source>You have given this answer: it is another one.</source>
        <translation>Bạn đã trả lời như vậy rồi: đáp án khác.</translation>
    </message>
    <message>
        <source>Count again: who takes the last safe cell?</source>
        <translation>Đếm lại: ai đi ô an toàn cuối cùng?</translation>
    </message>
    <message>
        <source>%1. Your rating for endings: %2, now %3.</source>
        <extracomment>%1 is such as &quot;Red wins&quot;, %2 and %3 are numbers</extracomment>
        <translation>%1. Điểm tàn cuộc của bạn: %2, nay là %3.</translation>
    </message>
    <message>
        <source>%1: counted before a disc falls.</source>
        <extracomment>%1 is such as &quot;Red wins&quot;</extracomment>
        <translation>%1: đếm được trước khi thả quân.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1: %Ln safe cell(s)</source>
        <extracomment>a row of a table; %1 is a column&apos;s number, %n how many cells</extracomment>
        <translation>
            <numerusform>Cột&#xa0;%1: %Ln ô an toàn</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>the last row of a table</extracomment>
        <translation>Cộng</translation>
    </message>
    <message numerus="yes">
        <source>Total: %Ln safe cell(s)</source>
        <translation>
            <numerusform>Cộng: %Ln ô an toàn</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet.</source>
        <translation>Chưa đúng.</translation>
    </message>
    <message>
        <source>Right! %1.</source>
        <extracomment>%1 is such as &quot;Red wins&quot;</extracomment>
        <translation>Đúng rồi! %1.</translation>
    </message>
    <message>
        <source>The answer: %1.</source>
        <translation>Đáp án: %1.</translation>
    </message>
    <message>
        <source>“Step by step” tells why.</source>
        <translation>“Từng bước” cho biết vì sao.</translation>
    </message>
</context>
<context>
    <name>four::EndingWords</name>
    <message>
        <source>Who must play here?</source>
        <extracomment>an exercise: late positions, whose result follows from counting safe cells</extracomment>
        <translation>Ai phải đi vào đây?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln open column(s) · %1</source>
        <extracomment>%n is how many columns have room, %1 a rating</extracomment>
        <translation>
            <numerusform>%Ln cột mở · %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw</source>
        <extracomment>an answer: neither player wins</extracomment>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>an answer; %1 is a colour</extracomment>
        <translation>%1 thắng</translation>
    </message>
    <message>
        <source>%1 to move. With best play, who wins?</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>Đến lượt %1. Nếu hai bên đi hay nhất, ai thắng?</translation>
    </message>
    <message>
        <source>Ending: %1 to move.</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>Tàn cuộc: đến lượt %1.</translation>
    </message>
    <message>
        <source>Nobody wants to drop into column %1, row %2. Count the safe cells: below it, and in the other open columns.</source>
        <extracomment>%1 is a column&apos;s number, %2 a row&apos;s</extracomment>
        <translation>Không ai muốn thả vào cột&#xa0;%1, hàng&#xa0;%2. Hãy đếm các ô an toàn bên dưới ô ấy và trong các cột mở khác.</translation>
    </message>
    <message>
        <source>Put all empty cells in pairs: which player gets each winning cell?</source>
        <translation>Hãy chia mọi ô trống thành cặp: mỗi ô thắng về tay ai?</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves first. %Ln safe cell(s) are left: an odd number.</source>
        <extracomment>%1 is a colour, %n how many cells</extracomment>
        <translation>
            <numerusform>%1 đi trước. Còn %Ln ô an toàn: một số lẻ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 uses one up, in column %2. %Ln pair(s) are left.</source>
        <extracomment>%1 is a colour, %2 a column&apos;s number, %n how many pairs of cells</extracomment>
        <translation>
            <numerusform>%1 dùng một ô, ở cột&#xa0;%2. Còn lại %Ln cặp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 moves first. %2 safe cells are left: %Ln pair(s).</source>
        <extracomment>%1 is a colour, %2 how many cells, %n how many pairs of cells</extracomment>
        <translation>
            <numerusform>%1 đi trước. Còn %2 ô an toàn, tức %Ln cặp.</numerusform>
        </translation>
    </message>
    <message>
        <source>Into whichever cell of a pair %1 drops, %2 answers at once in its other cell.</source>
        <extracomment>%1 and %2 are colours</extracomment>
        <translation>Hễ %1 thả vào một ô của cặp nào, %2 đáp ngay ở ô kia.</translation>
    </message>
    <message>
        <source>The winning cell of %1 in column %2, row %3 is in pair %4: %5 gets it.</source>
        <extracomment>%1 and %5 are colours, %2 is a column&apos;s number, %3 a row&apos;s, %4 a number</extracomment>
        <translation>Ô thắng của %1 ở cột&#xa0;%2, hàng&#xa0;%3 nằm trong cặp&#xa0;%4: %5 chiếm được ô ấy.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln pair(s) it is the turn of %1 again, who must drop into column %2, row %3.</source>
        <extracomment>%1 is a colour, %2 a column&apos;s number, %3 a row&apos;s, %n how many pairs of cells</extracomment>
        <translation>
            <numerusform>Hết %Ln cặp vẫn đến lượt %1: phải thả vào cột&#xa0;%2, hàng&#xa0;%3.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 drops on top and wins in row %2, column %3.</source>
        <extracomment>%1 is a colour, %2 a row&apos;s number, %3 a column&apos;s</extracomment>
        <translation>%1 thả lên trên và thắng ở hàng&#xa0;%2, cột&#xa0;%3.</translation>
    </message>
    <message>
        <source>The board fills up, and no line is there: a draw.</source>
        <translation>Bàn cờ đầy mà không ai có bốn quân: hòa.</translation>
    </message>
    <message>
        <source>All cells are in pairs: a draw.</source>
        <translation>Mọi ô đều thành cặp: hòa.</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln pair(s), %1 must drop into column %2.</source>
        <extracomment>%1 is a colour, %2 a column&apos;s number, %n how many pairs of cells</extracomment>
        <translation>
            <numerusform>Hết %Ln cặp, %1 phải thả vào cột&#xa0;%2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::FileChooser</name>
    <message>
        <source>All files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
</context>
<context>
    <name>four::FileWords</name>
    <message>
        <source>Line %1: %2</source>
        <extracomment>%1 is the number of a line, %2 a sentence that says what is wrong there</extracomment>
        <translation>Dòng %1: %2</translation>
    </message>
    <message>
        <source>There is no file “%1”.</source>
        <translation>Không có tệp “%1”.</translation>
    </message>
    <message>
        <source>“%1” is not a file.</source>
        <translation>“%1” không phải là một tệp.</translation>
    </message>
    <message>
        <source>The file “%1” is too large: a file of games has at most %2.</source>
        <translation>Tệp “%1” quá lớn: một tệp ván cờ chỉ có tối đa %2.</translation>
    </message>
    <message>
        <source>The file “%1” could not be read: %2</source>
        <translation>Không đọc được tệp “%1”: %2</translation>
    </message>
    <message>
        <source>The file “%1” was not written: the disk is full.</source>
        <translation>Tệp “%1” chưa được ghi: ổ đĩa đã đầy.</translation>
    </message>
    <message>
        <source>The file “%1” was not written: %2</source>
        <translation>Tệp “%1” chưa được ghi: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <extracomment>%n is how many games</extracomment>
        <translation>
            <numerusform>Không đọc được %n ván.</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as “%1”.</source>
        <translation>Đã lưu thành “%1”.</translation>
    </message>
    <message>
        <source>The clipboard holds no moves: “%1”, character %2, is not a column.</source>
        <extracomment>%1 is a character that is no column, %2 its place in the text</extracomment>
        <translation>Trong bộ nhớ tạm không có nước đi: “%1”, ký tự thứ %2, không phải là một cột.</translation>
    </message>
    <message>
        <source>Move %1 on the clipboard, character %2, is not possible. %3</source>
        <extracomment>%1 is the number of the move, %2 the place of its character, %3 a sentence that says why not</extracomment>
        <translation>Nước đi thứ %1 trong bộ nhớ tạm, ký tự thứ %2, không thực hiện được. %3</translation>
    </message>
    <message>
        <source>The clipboard holds no game: copy moves such as 4435261, or a saved game, and paste them here.</source>
        <translation>Trong bộ nhớ tạm không có ván nào: hãy sao chép các nước đi như 4435261, hoặc một ván đã lưu, rồi dán vào đây.</translation>
    </message>
    <message>
        <source>“%1”, line %2: %3</source>
        <extracomment>%1 is the name of a file, %2 the number of a line, %3 a sentence that says what is wrong there</extracomment>
        <translation>“%1”, dòng %2: %3</translation>
    </message>
    <message>
        <source>You stopped before a game was read.</source>
        <translation>Bạn đã dừng trước khi có ván nào được đọc.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were read, but not all of them could be kept.</source>
        <extracomment>%n is how many games</extracomment>
        <translation>
            <numerusform>Đã đọc %n ván, nhưng không lưu được tất cả.</numerusform>
        </translation>
    </message>
    <message>
        <source>You do not have permission to read “%1”.</source>
        <translation>Bạn không có quyền đọc tệp “%1”.</translation>
    </message>
    <message>
        <source>You do not have permission to write “%1” there. Choose another folder.</source>
        <translation>Bạn không có quyền ghi tệp “%1” ở đó. Hãy chọn thư mục khác.</translation>
    </message>
    <message>
        <source>There is no readable game on the clipboard.</source>
        <translation>Trong bộ nhớ tạm không có ván nào đọc được.</translation>
    </message>
    <message>
        <source>There is no readable game in “%1”.</source>
        <translation>Trong “%1” không có ván nào đọc được.</translation>
    </message>
    <message numerus="yes">
        <source>You stopped: %n game(s) were added to your history. To have the others as well, open the same again.</source>
        <translation>
            <numerusform>Bạn đã dừng: đã thêm %n ván vào lịch sử của bạn. Để lấy nốt các ván còn lại, hãy mở lại lần nữa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were added to your history; the last one is open.</source>
        <extracomment>%n is how many games</extracomment>
        <translation>
            <numerusform>Đã thêm %n ván vào lịch sử của bạn; ván cuối cùng đang mở.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were added to your history.</source>
        <translation>
            <numerusform>Đã thêm %n ván vào lịch sử của bạn.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game from the clipboard was opened.</source>
        <translation>Đã mở ván từ bộ nhớ tạm.</translation>
    </message>
    <message>
        <source>“%1” was opened.</source>
        <translation>Đã mở “%1”.</translation>
    </message>
    <message>
        <source>The text on the clipboard is too long to be a game.</source>
        <translation>Văn bản trong bộ nhớ tạm quá dài, không thể là một ván.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>“%1”: %2</translation>
    </message>
    <message>
        <source>Line %1: this cannot be read and was left out.</source>
        <extracomment>%1 is the number of a line</extracomment>
        <translation>Dòng %1: không đọc được nên đã bỏ qua.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were read; your history had them already.</source>
        <extracomment>%n is how many games</extracomment>
        <translation>
            <numerusform>Đã đọc %n ván; lịch sử của bạn đã có sẵn tất cả.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It had %n more already.</source>
        <extracomment>%n is how many games of a file</extracomment>
        <translation>
            <numerusform>%n ván khác đã có sẵn trong lịch sử.</numerusform>
        </translation>
    </message>
    <message>
        <source>Training results were read but could not be saved.</source>
        <translation>Đã đọc kết quả luyện tập nhưng không lưu được.</translation>
    </message>
    <message numerus="yes">
        <source>Training results of %n player(s) were added.</source>
        <extracomment>%n is the number of players whose puzzles and lessons came in with a file</extracomment>
        <translation>
            <numerusform>Đã thêm kết quả luyện tập của %n người chơi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: these training results were saved by a newer version of the program.</source>
        <extracomment>%1 is the number of a line</extracomment>
        <translation>Dòng %1: kết quả luyện tập này do phiên bản mới hơn của chương trình lưu.</translation>
    </message>
    <message>
        <source>Line %1: the training results break off here; none of them were read.</source>
        <extracomment>%1 is the number of a line</extracomment>
        <translation>Dòng %1: kết quả luyện tập bị cắt ngang ở đây; không lấy được phần nào.</translation>
    </message>
    <message>
        <source>Line %1: the training results cannot be read from here on; none of them were read.</source>
        <extracomment>%1 is the number of a line</extracomment>
        <translation>Dòng %1: từ đây không đọc được kết quả luyện tập; không lấy được phần nào.</translation>
    </message>
    <message>
        <source>Saved as “%1”, with training results.</source>
        <translation>Đã lưu thành “%1”, cùng với kết quả luyện tập.</translation>
    </message>
</context>
<context>
    <name>four::FirstGames</name>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, dòng %2: %3</translation>
    </message>
    <message>
        <source>--moves has more moves than any game.</source>
        <translation>--moves có nhiều nước đi hơn mọi ván có thể có.</translation>
    </message>
    <message>
        <source>Move %1 of --moves (column %2) is not possible. %3</source>
        <translation>Nước thứ %1 trong --moves (cột %2) không đi được. %3</translation>
    </message>
</context>
<context>
    <name>four::FootPage</name>
    <message>
        <source>What can be done</source>
        <translation>Những việc làm được</translation>
    </message>
</context>
<context>
    <name>four::GameClipboard</name>
    <message>
        <source>The moves were copied.</source>
        <translation>Đã sao chép các nước đi.</translation>
    </message>
    <message>
        <source>The whole game was copied as text, because column numbers alone cannot describe it.</source>
        <translation>Cả ván được sao chép dưới dạng văn bản, vì chỉ số cột thì không nói hết được diễn biến của ván này.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>Đã sao chép hình bàn cờ.</translation>
    </message>
    <message numerus="yes">
        <source>A new game with %n move(s) from the clipboard was opened.</source>
        <extracomment>%n is how many moves</extracomment>
        <translation>
            <numerusform>Đã mở một ván mới với %n nước đi từ bộ nhớ tạm.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::GameFiles</name>
    <message>
        <source>Open a game</source>
        <extracomment>a file dialog&apos;s filter: keep what is in parentheses</extracomment>
        <translation>Mở một ván</translation>
    </message>
    <message>
        <source>Games (*.fiar)</source>
        <translation>Ván cờ (*.fiar)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Lưu ván</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>Xuất ván</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Xuất kết quả luyện tập</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Lưu bản sao</translation>
    </message>
</context>
<context>
    <name>four::GamePreview</name>
    <message numerus="yes">
        <source>%Ln game(s) chosen</source>
        <translation>
            <numerusform>Đang chọn %Ln ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln disc(s)</source>
        <translation>
            <numerusform>%Ln quân</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln minute(s)</source>
        <translation>
            <numerusform>%Ln phút</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hint(s)</source>
        <translation>
            <numerusform>%Ln gợi ý</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::GamePrinter</name>
    <message>
        <source>Save the score sheet</source>
        <extracomment>a file dialog&apos;s filter: keep what is in parentheses</extracomment>
        <translation>Lưu biên bản</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Tài liệu PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Printing failed. You can save the score sheet as a PDF instead.</source>
        <translation>Không in được. Bạn có thể lưu biên bản ván đấu thành tệp PDF.</translation>
    </message>
    <message>
        <source>The score sheet was sent to the printer.</source>
        <translation>Biên bản đã được gửi đến máy in.</translation>
    </message>
    <message>
        <source>There is no printer. You can save the score sheet as a PDF instead.</source>
        <translation>Không có máy in nào. Bạn có thể lưu biên bản ván đấu thành tệp PDF.</translation>
    </message>
</context>
<context>
    <name>four::Games</name>
    <message>
        <source>First go back to your game.</source>
        <translation>Trước hết hãy trở về ván của bạn.</translation>
    </message>
    <message>
        <source>The game has already begun.</source>
        <translation>Ván đã bắt đầu rồi.</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Ván chưa kết thúc.</translation>
    </message>
    <message>
        <source>Only the player on turn can resign.</source>
        <translation>Chỉ người đang đến lượt mới được xin thua.</translation>
    </message>
    <message>
        <source>First go back to an earlier position.</source>
        <translation>Hãy trở về một thế cờ trước đó đã.</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Chưa có nước nào được đi.</translation>
    </message>
    <message>
        <source>Resign</source>
        <translation>Xin thua</translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>Chưa lưu</translation>
    </message>
    <message>
        <source>&amp;Save a copy as…</source>
        <translation>&amp;Lưu bản sao thành…</translation>
    </message>
    <message>
        <source>&amp;Close without it</source>
        <translation>Đó&amp;ng không lưu</translation>
    </message>
</context>
<context>
    <name>four::Help</name>
    <message>
        <source>About Four in a Row</source>
        <translation>Giới thiệu Bốn quân thẳng hàng</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Four in a Row %1&lt;/h3&gt;&lt;p&gt;Six games, between people or against the computer.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. It comes without any warranty.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Bốn quân thẳng hàng %1&lt;/h3&gt;&lt;p&gt;Sáu trò chơi, giữa người với người hoặc với máy.&lt;/p&gt;&lt;p&gt;Đây là phần mềm tự do theo Giấy phép Công cộng GNU (GPL), phiên bản 3 trở lên, và không kèm theo bất kỳ bảo đảm nào.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>four::HintWords</name>
    <message>
        <source>%1 and %2</source>
        <extracomment>the end of a list: %1 is all but its last part</extracomment>
        <translation>%1 và %2</translation>
    </message>
    <message>
        <source>You then threaten to complete a line at %1; if your opponent blocks there, you win right above it.</source>
        <translation>Khi đó bạn dọa nối thành đường ở %1; nếu đối thủ chặn ở đó, bạn thắng ngay bên trên.</translation>
    </message>
    <message>
        <source>You then threaten to complete a line at %1, and your opponent can only block one.</source>
        <translation>Khi đó bạn dọa nối thành đường ở %1, mà đối thủ chỉ chặn được một ô.</translation>
    </message>
    <message>
        <source>In %1 your opponent would complete a line right above your disc.</source>
        <extracomment>%1 is &quot;column 3&quot; or &quot;columns 3 and 5&quot;</extracomment>
        <translation>Ở %1, đối thủ sẽ nối thành đường ngay trên quân của bạn.</translation>
    </message>
    <message>
        <source>In %1 your opponent would take the cell right above your disc, where you threaten to complete a line.</source>
        <extracomment>%1 is &quot;column 3&quot; or &quot;columns 3 and 5&quot;</extracomment>
        <translation>Ở %1, đối thủ sẽ chiếm ô ngay trên quân của bạn, nơi bạn đang dọa nối thành đường.</translation>
    </message>
    <message>
        <source>No other column keeps the win.</source>
        <translation>Không cột nào khác giữ được thế thắng.</translation>
    </message>
    <message>
        <source>No other column keeps the draw.</source>
        <translation>Không cột nào khác giữ được thế hòa.</translation>
    </message>
    <message>
        <source>With best play of both the game is a draw.</source>
        <translation>Nếu hai bên cùng đi tốt nhất thì ván hòa.</translation>
    </message>
    <message>
        <source>With best play of both the game is a draw, and %1 all keep it.</source>
        <translation>Nếu hai bên cùng đi tốt nhất thì ván hòa, và %1 đều giữ được thế hòa.</translation>
    </message>
    <message>
        <source>Your disc completes a line.</source>
        <translation>Quân của bạn nối thành đường.</translation>
    </message>
    <message>
        <source>Your opponent threatens to complete a line at %1, and you can only block one.</source>
        <translation>Đối thủ dọa nối thành đường ở %1, mà bạn chỉ chặn được một ô.</translation>
    </message>
    <message>
        <source>You have to block: your opponent would complete a line at %1 with the next disc.</source>
        <translation>Bạn phải chặn: nếu không, quân tiếp theo của đối thủ sẽ nối thành đường ở %1.</translation>
    </message>
    <message>
        <source>From here on your opponent has to block every disc of yours, until you complete a line at %1.</source>
        <translation>Từ đây đối thủ phải chặn từng quân của bạn, cho đến khi bạn nối thành đường ở %1.</translation>
    </message>
    <message>
        <source>This column holds out longest.</source>
        <translation>Cột này cầm cự được lâu nhất.</translation>
    </message>
    <message>
        <source>Every column loses against best play; this one holds out longest.</source>
        <translation>Nếu đối thủ đi tốt nhất thì cột nào cũng thua; cột này cầm cự được lâu nhất.</translation>
    </message>
    <message>
        <source>No column wins sooner.</source>
        <translation>Không cột nào thắng nhanh hơn.</translation>
    </message>
    <message numerus="yes">
        <source>It wins soonest: the next best column takes %n move(s).</source>
        <translation>
            <numerusform>Cột này thắng nhanh nhất: cột tốt thứ nhì cần %n nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponent would complete a line at once, in column %1.</source>
        <translation>Đối thủ sẽ nối thành đường ngay, ở cột %1.</translation>
    </message>
    <message>
        <source>Your opponent would answer in column %1 and threaten %2; if you block there, your opponent completes a line right above it.</source>
        <translation>Đối thủ sẽ đáp lại ở cột %1 và dọa %2; nếu bạn chặn ở đó, đối thủ nối thành đường ngay bên trên.</translation>
    </message>
    <message>
        <source>Your opponent would answer in column %1 and threaten %2, of which you can only block one.</source>
        <translation>Đối thủ sẽ đáp lại ở cột %1 và dọa %2, mà bạn chỉ chặn được một ô.</translation>
    </message>
    <message>
        <source>Your opponent would answer in column %1, and you would have to block again and again, until a line is complete at %2.</source>
        <translation>Đối thủ sẽ đáp lại ở cột %1, rồi bạn phải chặn liên tục cho đến khi đối thủ nối thành đường ở %2.</translation>
    </message>
    <message>
        <source>Column %1 – you win at once.</source>
        <translation>Cột %1 – bạn thắng ngay.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1 – you win in %n move(s).</source>
        <translation>
            <numerusform>Cột %1 – bạn thắng sau %n nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1 – you draw.</source>
        <translation>Cột %1 – bạn hòa.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1 – you lose in %n move(s), if your opponent makes no mistake.</source>
        <translation>
            <numerusform>Cột %1 – bạn thua sau %n nước, nếu đối thủ không mắc sai lầm.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1 instead would only draw.</source>
        <translation>Nếu thả vào cột %1 thì chỉ hòa.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1 instead would lose in %n move(s).</source>
        <translation>
            <numerusform>Nếu thả vào cột %1 thì thua sau %n nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>row %1, column %2</source>
        <extracomment>a place on the board</extracomment>
        <translation>hàng %1, cột %2</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>cột %1</translation>
    </message>
    <message>
        <source>columns %1</source>
        <translation>các cột %1</translation>
    </message>
    <message>
        <source>This disc makes a threat at %1.</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Quân này tạo mối đe dọa ở %1.</translation>
    </message>
    <message>
        <source>Column %1 draws.</source>
        <extracomment>%1 is a column&apos;s number, or a list of some</extracomment>
        <translation>Cột %1 hòa.</translation>
    </message>
    <message>
        <source>Columns %1 draw.</source>
        <translation>Các cột %1 hòa.</translation>
    </message>
    <message>
        <source>Column %1 loses.</source>
        <translation>Cột %1 thua.</translation>
    </message>
    <message>
        <source>Columns %1 lose.</source>
        <translation>Các cột %1 thua.</translation>
    </message>
    <message>
        <source>This opening is in the book: %1 are equally good.</source>
        <extracomment>the opening book: %1 is &quot;columns 3 and 5&quot;</extracomment>
        <translation>Thế khai cuộc này có trong sách khai cuộc: %1 tốt như nhau.</translation>
    </message>
    <message>
        <source>This opening is in the book: no other column is as good.</source>
        <translation>Thế khai cuộc này có trong sách khai cuộc: không cột nào khác tốt bằng.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <extracomment>one of two places on the board</extracomment>
        <translation>%1 hoặc %2</translation>
    </message>
    <message>
        <source>From here on it is enough to answer right above each of your opponent’s discs.</source>
        <translation>Từ đây chỉ cần luôn thả quân ngay trên quân của đối thủ.</translation>
    </message>
    <message>
        <source>Your opponent only has to answer right above each of your discs.</source>
        <translation>Đối thủ chỉ cần luôn thả quân ngay trên quân của bạn.</translation>
    </message>
    <message>
        <source>From here on it is enough to answer right above each of your opponent’s discs, and to play in column %1 only to complete a line.</source>
        <extracomment>%1 is a column&apos;s number</extracomment>
        <translation>Từ đây chỉ cần luôn thả quân ngay trên quân của đối thủ, còn cột %1 thì chỉ đi vào khi nối được thành đường.</translation>
    </message>
    <message>
        <source>Your opponent only has to answer right above each of your discs, and to play in column %1 only to complete a line.</source>
        <translation>Đối thủ chỉ cần luôn thả quân ngay trên quân của bạn, còn cột %1 thì chỉ đi vào khi nối được thành đường.</translation>
    </message>
    <message>
        <source>From here on it is enough to answer column %1 with column %2 and column %2 with column %1 while you can, and otherwise right above.</source>
        <extracomment>%1 and %2 are columns&apos; numbers</extracomment>
        <translation>Từ đây chỉ cần đáp cột %1 bằng cột %2 và cột %2 bằng cột %1 khi còn đi được, còn lại thì thả ngay trên quân của đối thủ.</translation>
    </message>
    <message>
        <source>Your opponent only has to answer column %1 with column %2 and column %2 with column %1 while possible, and otherwise right above.</source>
        <translation>Đối thủ chỉ cần đáp cột %1 bằng cột %2 và cột %2 bằng cột %1 khi còn đi được, còn lại thì thả ngay trên quân của bạn.</translation>
    </message>
    <message>
        <source>That keeps the draw.</source>
        <extracomment>the rule before it</extracomment>
        <translation>Như thế là giữ được thế hòa.</translation>
    </message>
    <message>
        <source>That wins.</source>
        <translation>Như thế là thắng.</translation>
    </message>
    <message>
        <source>That wins for your opponent.</source>
        <translation>Như thế là đối thủ thắng.</translation>
    </message>
    <message>
        <source>That wins at %1.</source>
        <extracomment>the rule before it; %1 is one cell or two: &quot;row 3, column 2 or row 4, column 5&quot;</extracomment>
        <translation>Như thế bạn thắng ở %1.</translation>
    </message>
    <message>
        <source>That wins at %1 for your opponent.</source>
        <translation>Như thế đối thủ thắng ở %1.</translation>
    </message>
    <message>
        <source>With best play of both, you always win at %1.</source>
        <extracomment>%1 is one cell or two: &quot;row 3, column 2 or row 4, column 5&quot;</extracomment>
        <translation>Nếu hai bên đi hay nhất, bạn luôn thắng ở %1.</translation>
    </message>
    <message>
        <source>With best play of both, your opponent always wins at %1.</source>
        <translation>Nếu hai bên đi hay nhất, đối thủ luôn thắng ở %1.</translation>
    </message>
    <message>
        <source>You have a threat at %1, and with best play of both you always win there.</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Bạn có mối đe dọa ở %1, và nếu hai bên đi hay nhất thì bạn luôn thắng ở đó.</translation>
    </message>
    <message>
        <source>Your opponent has a threat at %1, and with best play of both always wins there.</source>
        <translation>Đối thủ có mối đe dọa ở %1, và nếu hai bên đi hay nhất thì đối thủ luôn thắng ở đó.</translation>
    </message>
    <message>
        <source>This disc makes a threat at %1, and with best play of both you always win there.</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Quân này tạo mối đe dọa ở %1, và nếu hai bên đi hay nhất thì bạn luôn thắng ở đó.</translation>
    </message>
    <message>
        <source>That makes a threat at %1, and with best play of both your opponent always wins there.</source>
        <translation>Nước ấy tạo mối đe dọa ở %1, và nếu hai bên đi hay nhất thì đối thủ luôn thắng ở đó.</translation>
    </message>
    <message>
        <source>When the safe cells elsewhere run out, your opponent has to play right under it.</source>
        <translation>Khi các ô an toàn ở nơi khác đã hết, đối thủ phải thả quân ngay bên dưới ô ấy.</translation>
    </message>
    <message>
        <source>When the safe cells elsewhere run out, you have to play right under it.</source>
        <translation>Khi các ô an toàn ở nơi khác đã hết, bạn phải thả quân ngay bên dưới ô ấy.</translation>
    </message>
    <message>
        <source>In the end you have two threats, one right above the other, and your opponent can only block the lower one.</source>
        <translation>Cuối cùng bạn có hai mối đe dọa chồng lên nhau, mà đối thủ chỉ chặn được ô ở dưới.</translation>
    </message>
    <message>
        <source>In the end your opponent has two threats, one right above the other, and you can only block the lower one.</source>
        <translation>Cuối cùng đối thủ có hai mối đe dọa chồng lên nhau, mà bạn chỉ chặn được ô ở dưới.</translation>
    </message>
    <message>
        <source>In the end you have two threats, and your opponent can only block one.</source>
        <translation>Cuối cùng bạn có hai mối đe dọa, mà đối thủ chỉ chặn được một.</translation>
    </message>
    <message>
        <source>In the end your opponent has two threats, and you can only block one.</source>
        <translation>Cuối cùng đối thủ có hai mối đe dọa, mà bạn chỉ chặn được một.</translation>
    </message>
    <message>
        <source>In the end you have three threats, and your opponent can only block one.</source>
        <translation>Cuối cùng bạn có ba mối đe dọa, mà đối thủ chỉ chặn được một.</translation>
    </message>
    <message>
        <source>In the end your opponent has three threats, and you can only block one.</source>
        <translation>Cuối cùng đối thủ có ba mối đe dọa, mà bạn chỉ chặn được một.</translation>
    </message>
    <message>
        <source>With best play it may go like this: the safe cells elsewhere run out, your opponent has to play right under %1, and you win there.</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Nếu hai bên đi hay nhất, ván có thể diễn ra thế này: các ô an toàn ở nơi khác hết dần, đối thủ phải thả quân ngay dưới %1, và bạn thắng ở đó.</translation>
    </message>
    <message>
        <source>With best play it may go like this: the safe cells elsewhere run out, you have to play right under %1, and your opponent wins there.</source>
        <translation>Nếu hai bên đi hay nhất, ván có thể diễn ra thế này: các ô an toàn ở nơi khác hết dần, bạn phải thả quân ngay dưới %1, và đối thủ thắng ở đó.</translation>
    </message>
    <message>
        <source>With best play it may go like this: your opponent has to block at %1, and you win right above, at %2.</source>
        <extracomment>%1 and %2 are cells: &quot;row 3, column 2&quot;</extracomment>
        <translation>Nếu hai bên đi hay nhất, ván có thể diễn ra thế này: đối thủ phải chặn ở %1, và bạn thắng ngay bên trên, ở %2.</translation>
    </message>
    <message>
        <source>With best play it may go like this: you have to block at %1, and your opponent wins right above, at %2.</source>
        <translation>Nếu hai bên đi hay nhất, ván có thể diễn ra thế này: bạn phải chặn ở %1, và đối thủ thắng ngay bên trên, ở %2.</translation>
    </message>
    <message>
        <source>With best play it may go like this: in the end you threaten %1, and your opponent can only block one.</source>
        <extracomment>%1 is two cells or more: &quot;row 3, column 2 and row 4, column 5&quot;</extracomment>
        <translation>Nếu hai bên đi hay nhất, ván có thể diễn ra thế này: cuối cùng bạn dọa %1, mà đối thủ chỉ chặn được một ô.</translation>
    </message>
    <message>
        <source>With best play it may go like this: in the end your opponent threatens %1, and you can only block one.</source>
        <translation>Nếu hai bên đi hay nhất, ván có thể diễn ra thế này: cuối cùng đối thủ dọa %1, mà bạn chỉ chặn được một ô.</translation>
    </message>
    <message numerus="yes">
        <source>You have to block, as your opponent would complete a line at %1 with the next disc, but with best play your opponent wins all the same in %n move(s).</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>
            <numerusform>Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở %1, nhưng nếu đi hay nhất thì đối thủ vẫn thắng sau %n nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have to block, as your opponent would complete a line at %1 with the next disc, but then your opponent completes one at %2.</source>
        <extracomment>%1 and %2 are cells: &quot;row 3, column 2&quot;</extracomment>
        <translation>Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở %1, nhưng sau đó đối thủ nối được ở %2.</translation>
    </message>
    <message>
        <source>You have to block, as your opponent would complete a line at %1 with the next disc, but then your opponent threatens %2, and wins right above it if you block there.</source>
        <extracomment>%1 and %2 are cells: &quot;row 3, column 2&quot;</extracomment>
        <translation>Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở %1, nhưng sau đó đối thủ dọa %2, và nếu bạn chặn ở đó thì đối thủ thắng ngay bên trên.</translation>
    </message>
    <message>
        <source>You have to block, as your opponent would complete a line at %1 with the next disc, but then your opponent threatens %2, and you can only block one.</source>
        <extracomment>%1 is a cell, %2 are several: &quot;row 3, column 2 and row 4, column 5&quot;</extracomment>
        <translation>Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở %1, nhưng sau đó đối thủ dọa %2, mà bạn chỉ chặn được một ô.</translation>
    </message>
    <message numerus="yes">
        <source>You have to block, as your opponent would complete a line at %1 with the next disc, but then your opponent makes you block again and again, and wins at %2 in %n move(s).</source>
        <extracomment>%1 and %2 are cells: &quot;row 3, column 2&quot;</extracomment>
        <translation>
            <numerusform>Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở %1, nhưng sau đó đối thủ buộc bạn phải chặn liên tục và thắng ở %2 sau %n nước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have to block, as your opponent would complete a line at %1 with the next disc, but with best play of both your opponent then wins at %2 in %n move(s).</source>
        <extracomment>%1 is a cell, %2 one or two: &quot;row 3, column 2 or row 4, column 5&quot;</extracomment>
        <translation>
            <numerusform>Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở %1, nhưng sau đó, nếu hai bên đi hay nhất, đối thủ thắng ở %2 sau %n nước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have to block, as your opponent would complete a line at %1 with the next disc, but with best play your opponent wins all the same in %n move(s), for example at %2.</source>
        <extracomment>%1 and %2 are cells: &quot;row 3, column 2&quot;</extracomment>
        <translation>
            <numerusform>Bạn phải chặn, vì quân tiếp theo của đối thủ sẽ nối thành đường ở %1, nhưng nếu đi hay nhất thì đối thủ vẫn thắng sau %n nước, chẳng hạn ở %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>This disc makes threats at %1.</source>
        <extracomment>%1 is two cells or more: &quot;row 3, column 2 and row 4, column 5&quot;</extracomment>
        <translation>Quân này tạo các mối đe dọa ở %1.</translation>
    </message>
    <message>
        <source>This disc makes a threat at %1, which your opponent has to block.</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Quân này tạo mối đe dọa ở %1, và đối thủ phải chặn.</translation>
    </message>
    <message>
        <source>This disc makes a threat at %1, in a row that you get if the columns fill up in pairs.</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Quân này tạo mối đe dọa ở %1, trên hàng mà bạn sẽ có nếu các cột đầy dần theo từng cặp.</translation>
    </message>
    <message>
        <source>This disc makes a threat at %1, though in a row that your opponent gets if the columns fill up in pairs.</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Quân này tạo mối đe dọa ở %1, tuy trên hàng mà đối thủ sẽ có nếu các cột đầy dần theo từng cặp.</translation>
    </message>
    <message numerus="yes">
        <source>It stops your opponent, who could win by force within %n move(s) after %1.</source>
        <extracomment>%1 is &quot;column 3&quot; or &quot;columns 3 and 5&quot;</extracomment>
        <translation>
            <numerusform>Nước này ngăn đối thủ: nếu bạn đi %1, đối thủ có thể buộc bạn phải chặn liên tục và thắng trong vòng %n nước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It stops your opponent, who could otherwise start at %1 and win by force within %n move(s).</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>
            <numerusform>Nước này ngăn đối thủ: nếu không, đối thủ có thể bắt đầu ở %1, buộc bạn phải chặn liên tục và thắng trong vòng %n nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>It takes the cell with which your opponent would make a threat at %1.</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Quân này chiếm ô mà nếu đối thủ đi vào thì sẽ có mối đe dọa ở %1.</translation>
    </message>
    <message>
        <source>It stands in the way: with a disc here and one at %1, your opponent would complete a line.</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Quân này chắn đường: có quân ở đây và ở %1 thì đối thủ nối thành đường.</translation>
    </message>
    <message>
        <source>Your opponent would block your threat in column %1.</source>
        <translation>Đối thủ sẽ chặn mối đe dọa của bạn ở cột %1.</translation>
    </message>
    <message>
        <source>Your opponent would answer in column %1: only after %2 could you win by force.</source>
        <extracomment>%2 is &quot;column 3&quot; or &quot;columns 3 and 5&quot;</extracomment>
        <translation>Đối thủ sẽ đáp lại ở cột %1: chỉ khi đối thủ đi %2 thì bạn mới thắng được bằng các nước ép.</translation>
    </message>
    <message>
        <source>Your opponent would answer in column %1 and stop your attack, which could have started at %2.</source>
        <extracomment>%2 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Đối thủ sẽ đáp lại ở cột %1 và ngăn được đòn tấn công của bạn, đòn có thể bắt đầu ở %2.</translation>
    </message>
    <message>
        <source>Your opponent would answer in column %1 and make a threat at %2.</source>
        <extracomment>%2 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Đối thủ sẽ đáp lại ở cột %1 và tạo mối đe dọa ở %2.</translation>
    </message>
    <message>
        <source>Your opponent would answer in column %1 and take the cell with which you would make a threat at %2.</source>
        <extracomment>%2 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Đối thủ sẽ đáp lại ở cột %1 và chiếm ô mà nếu bạn đi vào thì sẽ có mối đe dọa ở %2.</translation>
    </message>
    <message>
        <source>Your opponent would answer in column %1 and stand in your way: with a disc there and one at %2, you would complete a line.</source>
        <extracomment>%2 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Đối thủ sẽ đáp lại ở cột %1 và chắn đường bạn: có quân ở đó và ở %2 thì bạn nối thành đường.</translation>
    </message>
    <message>
        <source>Your opponent would answer in column %1.</source>
        <translation>Đối thủ sẽ đáp lại ở cột %1.</translation>
    </message>
    <message>
        <source>Your opponent would answer in column %1, and with best play of both nobody completes a line any more.</source>
        <translation>Đối thủ sẽ đáp lại ở cột %1, và nếu hai bên đi hay nhất thì không ai nối thành đường nữa.</translation>
    </message>
    <message numerus="yes">
        <source>Swap – you win in %n move(s).</source>
        <extracomment>the hint: take the first disc over instead of dropping one</extracomment>
        <translation>
            <numerusform>Đổi quân – bạn thắng sau %n nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>With best play the owner of the first disc wins: take it over. Any disc of your own loses.</source>
        <translation>Nếu đi hay nhất, ai có quân đầu tiên sẽ thắng: hãy nhận quân ấy. Thả quân của mình ở đâu cũng thua.</translation>
    </message>
    <message>
        <source>Your opponent may take the first disc over, and does so where it wins.</source>
        <translation>Đối thủ được đổi lấy quân đầu tiên, và sẽ đổi nếu quân đó thắng.</translation>
    </message>
</context>
<context>
    <name>four::HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>Lịch sử</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Ván</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Thống kê</translation>
    </message>
    <message>
        <source>Names, game, result, date</source>
        <translation>Tên, trò chơi, kết quả, ngày</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>Tìm &amp;kiếm:</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Danh sách ván</translation>
    </message>
    <message>
        <source>&amp;Undo delete</source>
        <translation>&amp;Hoàn tác xóa</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Mở</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Xem lạ&amp;i</translation>
    </message>
    <message>
        <source>&amp;Rematch</source>
        <translation>Đấu &amp;lại</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Đổi tê&amp;n…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Xuất…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Xó&amp;a</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln ván</numerusform>
        </translation>
    </message>
    <message>
        <source>No games are stored yet.</source>
        <translation>Chưa có ván nào được lưu.</translation>
    </message>
    <message>
        <source>No game was found.</source>
        <translation>Không tìm thấy ván nào.</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Phân tích</translation>
    </message>
    <message>
        <source>Every game that you play is kept here by itself: to look back at it, to go on with it, or to play it again.</source>
        <translation>Mọi ván bạn chơi đều tự được giữ lại ở đây để xem lại, chơi tiếp hoặc đấu lại.</translation>
    </message>
    <message>
        <source>De&amp;cisions</source>
        <extracomment>a tab: how people decided in the games that were reviewed</extracomment>
        <translation>&amp;Quyết định</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) deleted.</source>
        <translation>
            <numerusform>Đã xóa %Ln ván.</numerusform>
        </translation>
    </message>
    <message>
        <source>A game that is being played cannot be deleted.</source>
        <translation>Ván đang chơi thì không xóa được.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) brought back.</source>
        <translation>
            <numerusform>Đã khôi phục %Ln ván.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one game of the list.</source>
        <translation>Hãy chọn một ván trong danh sách.</translation>
    </message>
    <message>
        <source>Choose a game of the list.</source>
        <translation>Hãy chọn ít nhất một ván trong danh sách.</translation>
    </message>
    <message>
        <source>No disc was dropped in this game.</source>
        <translation>Trong ván này chưa có quân nào được thả.</translation>
    </message>
    <message>
        <source>No person has played in this game.</source>
        <translation>Ván này không có người chơi nào ngoài máy.</translation>
    </message>
    <message>
        <source>No game was removed.</source>
        <translation>Chưa có ván nào bị xóa.</translation>
    </message>
    <message>
        <source>Continue on t&amp;wo computers</source>
        <translation>Chơi tiếp trên &amp;hai máy</translation>
    </message>
</context>
<context>
    <name>four::HistoryModel</name>
    <message>
        <source>The game’s length: how many discs lie on the board</source>
        <translation>Độ dài của ván: số quân trên bàn</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Số quân</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>không đọc được</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>a column&apos;s title in the list of games: whether the coach helped</extracomment>
        <translation>Trợ giúp</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n quân</numerusform>
        </translation>
    </message>
    <message>
        <source>Whether the coach helped: with values, hints, or its own words</source>
        <translation>Huấn luyện viên có giúp không: hiện giá trị, gợi ý hoặc tự lên tiếng</translation>
    </message>
</context>
<context>
    <name>four::HistoryWords</name>
    <message>
        <source>not known</source>
        <translation>không rõ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a computer and its level</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>chưa xong</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>hòa</translation>
    </message>
    <message>
        <source>%1 won (violations)</source>
        <translation>%1 thắng (đối thủ vi phạm)</translation>
    </message>
    <message>
        <source>%1 won (resignation)</source>
        <translation>%1 thắng (đối thủ xin thua)</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 thắng</translation>
    </message>
    <message>
        <source>Computer (%1)</source>
        <translation>Máy (%1)</translation>
    </message>
    <message>
        <source>%1: won %2, drawn %3, lost %4</source>
        <translation>%1: thắng %2, hòa %3, thua %4</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Máy</translation>
    </message>
    <message>
        <source>won</source>
        <translation>thắng</translation>
    </message>
    <message>
        <source>violations</source>
        <translation>vi phạm</translation>
    </message>
    <message>
        <source>resignation</source>
        <translation>xin thua</translation>
    </message>
    <message>
        <source>open now</source>
        <translation>đang mở</translation>
    </message>
    <message>
        <source>%1: %2 won %3, drawn %4, %5 won %6</source>
        <extracomment>%1 is a game, %2 and %5 are colours, the others numbers</extracomment>
        <translation>%1: %2 thắng %3, hòa %4, %5 thắng %6</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>in the list of games, under the title &quot;Help&quot;: the coach helped in this game</extracomment>
        <translation>có</translation>
    </message>
    <message>
        <source>%1 won (time)</source>
        <translation>%1 thắng (hết giờ)</translation>
    </message>
    <message>
        <source>time</source>
        <extracomment>how a game ended: a player&apos;s time was up</extracomment>
        <translation>hết giờ</translation>
    </message>
    <message>
        <source>draw (repetition)</source>
        <extracomment>of a game in which the same position came for the third time</extracomment>
        <translation>hòa (lặp lại)</translation>
    </message>
</context>
<context>
    <name>four::ImportDialog</name>
    <message numerus="yes">
        <source>%n game(s) have been read so far.</source>
        <extracomment>%n is how many games</extracomment>
        <translation>
            <numerusform>Cho đến giờ đã đọc %n ván.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening games</source>
        <extracomment>the title of a dialog that shows how far games have been read from a file</extracomment>
        <translation>Đang mở các ván</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <extracomment>a button: no more games are to be read</extracomment>
        <translation>&amp;Dừng</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Tiến độ</translation>
    </message>
</context>
<context>
    <name>four::KeyList</name>
    <message>
        <source>Drop into that column (0 is the tenth)</source>
        <translation>Thả vào cột đó (0 là cột thứ mười)</translation>
    </message>
    <message>
        <source>Choose a column</source>
        <translation>Chọn cột</translation>
    </message>
    <message>
        <source>Drop into the chosen column</source>
        <translation>Thả vào cột đã chọn</translation>
    </message>
    <message>
        <source>End the turn after a move</source>
        <translation>Kết thúc lượt sau khi đi</translation>
    </message>
    <message>
        <source>Go from cell to cell, to hear what is there</source>
        <translation>Đi qua từng ô để nghe trong ô có gì</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Trên bàn cờ</translation>
    </message>
    <message>
        <source>Choose the disc to remove</source>
        <translation>Chọn quân cần gỡ</translation>
    </message>
    <message>
        <source>Remove the chosen disc</source>
        <translation>Gỡ quân đã chọn</translation>
    </message>
    <message>
        <source>In the history</source>
        <translation>Trong lịch sử</translation>
    </message>
    <message>
        <source>Open the game</source>
        <translation>Mở ván</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Tìm</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Đổi tên</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Hoàn tác xóa</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Đấu lại</translation>
    </message>
    <message>
        <source>Choose the order of the list</source>
        <translation>Chọn thứ tự danh sách</translation>
    </message>
    <message>
        <source>In all windows</source>
        <translation>Trong mọi cửa sổ</translation>
    </message>
    <message>
        <source>To the next button or field, and back</source>
        <translation>Đến nút hoặc ô tiếp theo, và ngược lại</translation>
    </message>
    <message>
        <source>To the menus</source>
        <translation>Đến thanh trình đơn</translation>
    </message>
    <message>
        <source>letter</source>
        <translation>chữ cái</translation>
    </message>
    <message>
        <source>Open the menu, or press what has this letter underlined</source>
        <translation>Mở trình đơn, hoặc nhấn nút có chữ cái này gạch chân</translation>
    </message>
    <message>
        <source>Close the dialog</source>
        <translation>Đóng hộp thoại</translation>
    </message>
    <message>
        <source>In the sandbox</source>
        <translation>Khi tự xếp thế cờ</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Đi từ ô này sang ô khác</translation>
    </message>
    <message>
        <source>Set the chosen disc, or take it away</source>
        <translation>Đặt quân đã chọn, hoặc lấy đi</translation>
    </message>
    <message>
        <source>Set this disc</source>
        <translation>Đặt quân này</translation>
    </message>
    <message>
        <source>Empty the cell</source>
        <translation>Để trống ô</translation>
    </message>
    <message>
        <source>Press the selected button</source>
        <translation>Nhấn nút đang được chọn</translation>
    </message>
    <message>
        <source>Explain the selected item</source>
        <translation>Hiện lời giải thích về mục đang chọn</translation>
    </message>
    <message>
        <source>To the next tab, and back</source>
        <translation>Sang thẻ tiếp theo, và ngược lại</translation>
    </message>
    <message>
        <source>Choose the column to pop a disc from</source>
        <translation>Chọn cột để rút quân</translation>
    </message>
    <message>
        <source>Pop the chosen disc</source>
        <translation>Rút quân đã chọn</translation>
    </message>
    <message>
        <source>Stop choosing a disc, or leave full screen</source>
        <translation>Thôi chọn quân, hoặc thoát toàn màn hình</translation>
    </message>
</context>
<context>
    <name>four::KeyPage</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is what a key does, %2 the key</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>không có phím</translation>
    </message>
    <message>
        <source>Letters alone are switched off.</source>
        <translation>Phím tắt chỉ gồm một chữ cái đang tắt.</translation>
    </message>
    <message>
        <source>%1 is a key of the board.</source>
        <translation>%1 là phím của bàn cờ.</translation>
    </message>
    <message>
        <source>Alt with a letter opens a menu.</source>
        <translation>Alt cùng một chữ cái dùng để mở trình đơn.</translation>
    </message>
    <message>
        <source>%1 is already the key of “%2”.</source>
        <translation>%1 đã là phím tắt của “%2”.</translation>
    </message>
    <message>
        <source>All commands have their usual keys.</source>
        <translation>Mọi lệnh đã trở về phím tắt mặc định.</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Phím tắt</translation>
    </message>
    <message>
        <source>&amp;Ignore repeated presses of a key within:</source>
        <translation>Bỏ &amp;qua khi một phím bị nhấn lặp trong:</translation>
    </message>
    <message>
        <source>No time</source>
        <translation>Không bỏ qua</translation>
    </message>
    <message>
        <source>%L1 seconds</source>
        <translation>%L1 giây</translation>
    </message>
    <message>
        <source>The &amp;down arrow drops a disc (never with a screen reader)</source>
        <translation>Mũi tên &amp;xuống thả quân (trừ khi dùng trình đọc màn hình)</translation>
    </message>
    <message>
        <source>&amp;Letters alone are keys, such as %1 for “%2”</source>
        <translation>Cho phép phím tắt chỉ gồm một &amp;chữ cái, như %1 cho “%2”</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Đi lại</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>Phím &amp;mặc định</translation>
    </message>
    <message>
        <source>Command or key</source>
        <translation>Lệnh hoặc phím</translation>
    </message>
</context>
<context>
    <name>four::KeysDialog</name>
    <message>
        <source>Keys</source>
        <translation>Phím tắt</translation>
    </message>
</context>
<context>
    <name>four::Learn</name>
    <message>
        <source>This puzzle is over. Press %1 for the next one, or %2 to go back to your game.</source>
        <translation>Câu đố này đã xong. Nhấn %1 để sang câu tiếp theo, hoặc %2 để trở về ván của bạn.</translation>
    </message>
    <message>
        <source>In Rush there are no hints.</source>
        <translation>Khi chạy đua không có gợi ý.</translation>
    </message>
    <message>
        <source>In Rush, the next puzzle comes by itself.</source>
        <translation>Khi chạy đua, câu tiếp theo tự hiện ra.</translation>
    </message>
    <message>
        <source>First go to the move that you mean.</source>
        <translation>Trước hết hãy đi đến nước mà bạn muốn chỉ.</translation>
    </message>
    <message>
        <source>There is no mistake to be found here.</source>
        <translation>Ở đây không có nước sai nào phải tìm.</translation>
    </message>
    <message>
        <source>This is your game.</source>
        <translation>Đây là ván của bạn.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Học</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Bài học</translation>
    </message>
    <message>
        <source>This ending is over. Press %1 for the next one, or %2 to go back to your game.</source>
        <translation>Tàn cuộc này đã xong. Nhấn %1 để sang câu tiếp, hoặc %2 để trở về ván của bạn.</translation>
    </message>
    <message>
        <source>The steps beside the board say all.</source>
        <translation>Các bước cạnh bàn cờ đã nói hết.</translation>
    </message>
</context>
<context>
    <name>four::LearnHome</name>
    <message>
        <source>Yo&amp;ur name:</source>
        <translation>&amp;Tên bạn:</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Bắt đầu</translation>
    </message>
    <message>
        <source>Best so far: %1.</source>
        <translation>Kỷ lục: %1.</translation>
    </message>
    <message>
        <source>Nothing is due today. The next of your mistakes comes on %1.</source>
        <translation>Hôm nay không có câu nào đến hạn. Sai lầm tiếp theo của bạn đến hạn ngày %1.</translation>
    </message>
    <message>
        <source>None of your mistakes are known yet: play, and have your games reviewed.</source>
        <translation>Chưa biết sai lầm nào của bạn: hãy chơi rồi cho phân tích ván.</translation>
    </message>
    <message>
        <source>You have not tried a puzzle yet.</source>
        <translation>Bạn chưa thử câu đố nào.</translation>
    </message>
    <message>
        <source>Your rating: %1.</source>
        <translation>Điểm của bạn: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Rush is over: %Ln puzzle(s) solved, %1 missed.</source>
        <extracomment>%n is how many puzzles were solved, %1 how many were not</extracomment>
        <translation>
            <numerusform>Hết chạy đua: giải được %Ln câu đố, sai %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have worked through all of your mistakes.</source>
        <translation>Bạn đã sửa xong mọi sai lầm của mình.</translation>
    </message>
    <message>
        <source>Your own mistakes: %1 due, %2 for later, %3 worked through.</source>
        <translation>Sai lầm của bạn: %1 đến hạn, %2 để sau, %3 đã sửa xong.</translation>
    </message>
    <message>
        <source>&amp;Task:</source>
        <translation>&amp;Dạng:</translation>
    </message>
</context>
<context>
    <name>four::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Học</translation>
    </message>
</context>
<context>
    <name>four::LessonPlay</name>
    <message>
        <source>Right!</source>
        <translation>Đúng rồi!</translation>
    </message>
    <message>
        <source>This is it.</source>
        <translation>Đây là nước cần tìm.</translation>
    </message>
    <message>
        <source>Not yet.</source>
        <extracomment>said to an answer in a lesson, before the reason</extracomment>
        <translation>Chưa đúng.</translation>
    </message>
    <message>
        <source>That is allowed, but it does not help here.</source>
        <translation>Làm vậy thì được phép, nhưng ở đây không giúp được gì.</translation>
    </message>
    <message>
        <source>Play on to see it work, or go on to the next step.</source>
        <translation>Hãy đi tiếp để xem kết quả, hoặc sang bước sau.</translation>
    </message>
</context>
<context>
    <name>four::LessonsPage</name>
    <message>
        <source>Lessons</source>
        <translation>Bài học</translation>
    </message>
    <message>
        <source>Each step shows a position on the board and asks for one move. Begin with any lesson.</source>
        <translation>Mỗi bước bày một thế cờ trên bàn và hỏi một nước đi. Bạn có thể bắt đầu từ bài bất kỳ.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Mở</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Thử &amp;lại</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>Cho &amp;tôi xem</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <extracomment>in a lesson: to the step before</extracomment>
        <translation>&amp;Quay lại</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>Mọi &amp;bài học</translation>
    </message>
    <message>
        <source>(%1 of %2)</source>
        <extracomment>how many steps of a lesson are done</extracomment>
        <translation>(%1 trên %2)</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <extracomment>a lesson in the list: its number and title, and how far it is done</extracomment>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>Lesson %1: %2. Done.</source>
        <translation>Bài %1: %2. Đã học xong.</translation>
    </message>
    <message>
        <source>Lesson %1: %2. %3 of %4 steps are done.</source>
        <translation>Bài %1: %2. Đã xong %3 trên %4 bước.</translation>
    </message>
    <message>
        <source>%1. Sandbox: a position of your own</source>
        <translation>%1. Tự xếp thế cờ</translation>
    </message>
    <message>
        <source>%1. %2 – step %3 of %4</source>
        <extracomment>a step of a lesson: %1 is the lesson&apos;s number, %2 its title</extracomment>
        <translation>%1. %2 – bước&#xa0;%3 trên&#xa0;%4</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Kết thúc</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Bài tiế&amp;p</translation>
    </message>
    <message>
        <source>&amp;Next step</source>
        <translation>Bước tiế&amp;p</translation>
    </message>
    <message>
        <source>This step is over. Press %1 to try it again, or %2 to go on.</source>
        <extracomment>of a lesson: %1 and %2 are keys</extracomment>
        <translation>Bước này đã xong. Nhấn %1 để thử lại, hoặc %2 để đi tiếp.</translation>
    </message>
    <message>
        <source>Press %1 to try again.</source>
        <translation>Nhấn %1 để thử lại.</translation>
    </message>
    <message>
        <source>Press %1 to go on.</source>
        <extracomment>from a step of a lesson to the next; %1 is a key</extracomment>
        <translation>Nhấn %1 để đi tiếp.</translation>
    </message>
    <message>
        <source>You have not tried a move yet.</source>
        <translation>Bạn chưa thử nước nào.</translation>
    </message>
    <message>
        <source>This is the first step of all.</source>
        <translation>Đây là bước đầu tiên của bài đầu tiên.</translation>
    </message>
</context>
<context>
    <name>four::LetterDialog</name>
    <message>
        <source>X or O?</source>
        <translation>X hay O?</translation>
    </message>
</context>
<context>
    <name>four::MainWindow</name>
    <message>
        <source>Board</source>
        <translation>Bàn cờ</translation>
    </message>
    <message>
        <source>Four in a Row – %1</source>
        <extracomment>%1 is the name of the game&apos;s rules</extracomment>
        <translation>Bốn quân thẳng hàng – %1</translation>
    </message>
    <message>
        <source>%1: on.</source>
        <extracomment>%1 is something that is shown or heard or not, such as &quot;Move list&quot; or &quot;Sound&quot;</extracomment>
        <translation>%1: bật.</translation>
    </message>
    <message>
        <source>%1: off.</source>
        <translation>%1: tắt.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Các nước đi</translation>
    </message>
    <message>
        <source>The program speaks English now.</source>
        <extracomment>said after the language of the program was switched to this one</extracomment>
        <translation>Chương trình nay nói tiếng Việt.</translation>
    </message>
</context>
<context>
    <name>four::MeetingPage</name>
    <message>
        <source>Two computers</source>
        <translation>Hai máy</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>Sao chép số</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Addresses of this computer</source>
        <translation>Địa chỉ của máy này</translation>
    </message>
    <message>
        <source>Windows may ask whether the program may be reached in private networks. It has to, or the other computer does not find this one.</source>
        <translation>Windows có thể hỏi có cho phép chương trình nhận kết nối trong mạng riêng không. Hãy cho phép, nếu không máy kia không tìm thấy máy này.</translation>
    </message>
    <message>
        <source>Invitations in this network</source>
        <translation>Lời mời trong mạng này</translation>
    </message>
    <message>
        <source>Type an &amp;address…</source>
        <translation>Nhập địa &amp;chỉ…</translation>
    </message>
    <message>
        <source>Add&amp;ress:</source>
        <translation>Địa chỉ &amp;máy mời:</translation>
    </message>
    <message>
        <source>N&amp;umber there:</source>
        <extracomment>six digits, as the other computer shows them</extracomment>
        <translation>&amp;Số ở máy mời:</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>&amp;Tên bạn:</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Tham gia</translation>
    </message>
    <message>
        <source>The other player’s moves come by themselves. To take a move back, to see a hint or to play again, the other player is asked.</source>
        <translation>Nước đi của người kia tự hiện ra. Muốn rút lại nước đi, xem gợi ý hay chơi lại, chương trình sẽ hỏi ý người kia.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Đang kết nối…</translation>
    </message>
    <message>
        <source>There: Game → On two computers → Join, and this number:</source>
        <translation>Trên máy kia: Ván → Trên hai máy → Tham gia, rồi nhập số này:</translation>
    </message>
    <message>
        <source>Number: %1</source>
        <translation>Số: %1</translation>
    </message>
    <message>
        <source>Waiting for the other computer…</source>
        <translation>Đang chờ máy kia…</translation>
    </message>
    <message>
        <source>Waiting for the other computer. There: Game, On two computers, Join, and the number %1.</source>
        <translation>Đang chờ máy kia. Trên máy kia: Ván, Trên hai máy, Tham gia, rồi nhập số %1.</translation>
    </message>
    <message>
        <source>This computer is in no network.</source>
        <translation>Máy này không ở trong mạng nào.</translation>
    </message>
    <message>
        <source>the other player</source>
        <translation>người kia</translation>
    </message>
    <message>
        <source>No connection to %1’s computer</source>
        <extracomment>%1 is a player at another computer</extracomment>
        <translation>Mất kết nối với máy của %1</translation>
    </message>
    <message>
        <source>Connected to %1’s computer</source>
        <extracomment>%1 is a player at another computer</extracomment>
        <translation>Đã kết nối với máy của %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>in the list of invitations: %1 is the player who invites, %2 the game</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n invitation(s)</source>
        <translation>
            <numerusform>%n lời mời</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for invitations…</source>
        <translation>Đang tìm lời mời…</translation>
    </message>
    <message>
        <source>No invitation is heard. Both computers have to be in the same network: a guest Wi-Fi keeps them apart, and a firewall may have to let the program through. You can type the address that the other computer shows.</source>
        <translation>Không thấy lời mời nào. Hai máy phải ở trong cùng một mạng: Wi-Fi dành cho khách ngăn các máy với nhau, và có thể phải cho chương trình đi qua tường lửa. Bạn có thể nhập địa chỉ mà máy kia hiện ra.</translation>
    </message>
    <message>
        <source>This is no address, such as 192.168.1.20.</source>
        <translation>Đây không phải là một địa chỉ, chẳng hạn như 192.168.1.20.</translation>
    </message>
    <message>
        <source>Choose an invitation, or type an address.</source>
        <translation>Hãy chọn một lời mời hoặc nhập địa chỉ.</translation>
    </message>
    <message>
        <source>The number has six digits. The other computer shows it.</source>
        <translation>Số có sáu chữ số và hiện trên máy kia.</translation>
    </message>
    <message>
        <source>There: the same game, and Game → On two computers → Continue. Otherwise Join, and this number:</source>
        <translation>Trên máy kia: mở cùng ván này, rồi Ván → Trên hai máy → Chơi tiếp. Nếu không thì Tham gia, rồi nhập số này:</translation>
    </message>
    <message>
        <source>Waiting for the other computer. There: the same game, and Game, On two computers, Continue. Otherwise Join, and the number %1.</source>
        <extracomment>how the other computer continues a game; %1 is a number, digit by digit</extracomment>
        <translation>Đang chờ máy kia. Trên máy kia: mở cùng ván này, rồi Ván, Trên hai máy, Chơi tiếp. Nếu không thì Tham gia, rồi nhập số %1.</translation>
    </message>
</context>
<context>
    <name>four::MeetingWords</name>
    <message>
        <source>This computer does not allow the program to wait for another one. A firewall or another program may be the reason.</source>
        <translation>Máy này không cho chương trình chờ kết nối từ máy khác. Có thể là do tường lửa hoặc một chương trình khác.</translation>
    </message>
    <message>
        <source>The other computer does not answer. Are both in the same network? A guest Wi-Fi keeps computers apart, and a firewall may have to let the program through.</source>
        <translation>Máy kia không trả lời. Hai máy có ở trong cùng một mạng không? Wi-Fi dành cho khách ngăn các máy với nhau, và có thể phải cho chương trình đi qua tường lửa.</translation>
    </message>
    <message>
        <source>There is no open invitation any more: another player was faster, or it was withdrawn.</source>
        <translation>Không còn lời mời nào đang mở: có người khác đã nhanh hơn, hoặc lời mời đã được rút lại.</translation>
    </message>
    <message>
        <source>At this address another program answers.</source>
        <translation>Ở địa chỉ này có một chương trình khác trả lời.</translation>
    </message>
    <message>
        <source>The two programs do not understand each other: here is version %1, there version %2. The same version is needed on both computers.</source>
        <extracomment>%1 and %2 are versions of the program</extracomment>
        <translation>Hai chương trình không hiểu nhau: máy này có phiên bản %1, máy kia có phiên bản %2. Hai máy cần cùng một phiên bản.</translation>
    </message>
    <message>
        <source>That is not the number that the other computer shows. After three wrong ones it shows a new one.</source>
        <translation>Đó không phải là số hiện trên máy kia. Sau ba lần sai, máy kia hiện số mới.</translation>
    </message>
    <message>
        <source>The other computer was there, and then the connection broke off. Try again.</source>
        <translation>Đã thấy máy kia nhưng rồi mất kết nối. Hãy thử lại.</translation>
    </message>
    <message>
        <source>%1 has ended the connection. The game waits in both histories.</source>
        <extracomment>%1 is a player at another computer</extracomment>
        <translation>%1 đã ngắt kết nối. Ván đấu vẫn còn trong lịch sử của cả hai máy.</translation>
    </message>
    <message>
        <source>The other computer sent a move that is against the rules, so the connection was ended. The game stays as it is here.</source>
        <translation>Máy kia gửi một nước đi trái luật nên kết nối đã bị ngắt. Ván đấu ở đây giữ nguyên.</translation>
    </message>
    <message>
        <source>The two computers have different games, or the game went another way there. Each keeps its own.</source>
        <translation>Hai máy có hai ván khác nhau, hoặc ván đấu ở máy kia đã đi theo hướng khác. Mỗi máy giữ ván của mình.</translation>
    </message>
    <message>
        <source>The other computer changed its half of the lot afterwards, so the connection was ended.</source>
        <translation>Máy kia đã đổi phần bốc thăm của mình sau khi cam kết nên kết nối đã bị ngắt.</translation>
    </message>
    <message>
        <source>The other computer sent what has no place in a game, so the connection was ended. The game stays as it is here.</source>
        <translation>Máy kia gửi những điều không thuộc về ván đấu nên kết nối đã bị ngắt. Ván đấu ở đây giữ nguyên.</translation>
    </message>
    <message>
        <source>%1 asks to take the last move back.</source>
        <extracomment>%1 is a player at another computer</extracomment>
        <translation>%1 xin rút lại nước vừa đi.</translation>
    </message>
    <message>
        <source>%1 asks for a rematch.</source>
        <extracomment>%1 is a player at another computer</extracomment>
        <translation>%1 muốn đấu lại.</translation>
    </message>
    <message>
        <source>%1 asks for hints, for both of you.</source>
        <extracomment>%1 is a player at another computer</extracomment>
        <translation>%1 muốn xem gợi ý, cho cả hai người.</translation>
    </message>
    <message>
        <source>%1 asks to see the values of the columns, for both of you.</source>
        <extracomment>%1 is a player at another computer</extracomment>
        <translation>%1 muốn xem giá trị các cột, cho cả hai người.</translation>
    </message>
    <message>
        <source>%1 asks for the coach’s help, for both of you.</source>
        <extracomment>%1 is a player at another computer</extracomment>
        <translation>%1 muốn nhờ huấn luyện viên, cho cả hai người.</translation>
    </message>
    <message>
        <source>Rules of their own</source>
        <translation>Luật riêng</translation>
    </message>
</context>
<context>
    <name>four::MessageGames</name>
    <message>
        <source>First go back to your game.</source>
        <translation>Trước hết hãy trở về ván của bạn.</translation>
    </message>
    <message>
        <source>Both players sit at this computer. A new match can have one at another computer.</source>
        <translation>Hai người đều ngồi ở máy này. Khi tạo ván mới, có thể cho một người ngồi ở máy khác.</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>Ván chưa bắt đầu.</translation>
    </message>
    <message>
        <source>First make your move, then send it.</source>
        <translation>Hãy đi nước của bạn trước, rồi mới gửi.</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message to %1.</source>
        <extracomment>%1 is a player</extracomment>
        <translation>Đã sao chép. Hãy dán vào tin nhắn gửi cho %1.</translation>
    </message>
    <message>
        <source>This message is of format %1, and this program reads formats up to %2. A newer version of the program is needed.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Tin nhắn này có dạng số %1, còn chương trình này chỉ đọc được đến dạng số %2. Cần phiên bản mới hơn của chương trình.</translation>
    </message>
    <message>
        <source>The game in this message is against the rules. Nothing was changed.</source>
        <translation>Ván trong tin nhắn này trái luật. Không có gì thay đổi.</translation>
    </message>
    <message>
        <source>This message was altered or is not whole. Copy all of it again, from “fiar:” to its end.</source>
        <translation>Tin nhắn này đã bị sửa hoặc không còn nguyên vẹn. Hãy sao chép lại toàn bộ, từ “fiar:” đến hết.</translation>
    </message>
    <message>
        <source>This message is older than the game here, which stays as it is. %1</source>
        <extracomment>%1 is a sentence that says whose turn it is</extracomment>
        <translation>Tin nhắn này cũ hơn ván ở đây; ván giữ nguyên. %1</translation>
    </message>
    <message>
        <source>In this message the game went another way than here, so it stays as it is here. %1</source>
        <extracomment>%1 is a sentence that says whose turn it is</extracomment>
        <translation>Trong tin nhắn này, ván đã đi khác với ở đây, nên ván ở đây giữ nguyên. %1</translation>
    </message>
    <message>
        <source>This message is known already. %1</source>
        <extracomment>%1 is a sentence that says whose turn it is</extracomment>
        <translation>Tin nhắn này đã dán rồi. %1</translation>
    </message>
    <message>
        <source>The game goes on from the message. %1</source>
        <extracomment>%1 is a sentence that says whose turn it is</extracomment>
        <translation>Ván tiếp tục theo tin nhắn. %1</translation>
    </message>
    <message>
        <source>The game with %1 from the message was opened. %2</source>
        <extracomment>%1 is a player, %2 a sentence that says whose turn it is</extracomment>
        <translation>Đã mở ván với %1 từ tin nhắn. %2</translation>
    </message>
    <message>
        <source>This game has rules that this version of the program does not know. A newer version is needed.</source>
        <translation>Ván này có luật mà phiên bản này của chương trình chưa biết. Cần phiên bản mới hơn.</translation>
    </message>
</context>
<context>
    <name>four::MoveList</name>
    <message>
        <source>Move list</source>
        <translation>Danh sách nước đi</translation>
    </message>
    <message>
        <source>The game’s moves will stand here, and a click on one leads back to it.</source>
        <translation>Các nước đi của ván sẽ hiện ở đây; nhấp vào một nước để xem lại.</translation>
    </message>
</context>
<context>
    <name>four::Names</name>
    <message>
        <source>Please type a name.</source>
        <translation>Hãy nhập tên.</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %n character(s).</source>
        <translation>
            <numerusform>Tên chỉ được dài tối đa %n ký tự.</numerusform>
        </translation>
    </message>
    <message>
        <source>Please type two different names.</source>
        <translation>Hãy nhập hai tên khác nhau.</translation>
    </message>
    <message>
        <source>This name has characters that cannot be saved.</source>
        <translation>Tên này có ký tự không lưu được.</translation>
    </message>
</context>
<context>
    <name>four::NewMatchDialog</name>
    <message>
        <source>New match</source>
        <translation>Ván mới</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Bắt đầu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Người</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Máy: %1</translation>
    </message>
    <message>
        <source>The computer needs no name</source>
        <translation>Máy không cần tên</translation>
    </message>
    <message>
        <source>Name 1: %1</source>
        <extracomment>%1 is a sentence that says what is wrong with the name</extracomment>
        <translation>Tên người 1: %1</translation>
    </message>
    <message>
        <source>Name 2: %1</source>
        <translation>Tên người 2: %1</translation>
    </message>
    <message>
        <source>Practice with t&amp;he coach, on both sides</source>
        <translation>Tậ&amp;p với huấn luyện viên, cho cả hai bên</translation>
    </message>
    <message>
        <source>Practice with t&amp;he coach</source>
        <translation>Tậ&amp;p với huấn luyện viên</translation>
    </message>
    <message>
        <source>When a move of yours gives the win or the draw away, the coach says so at once, and you can take it back.</source>
        <translation>Khi nước đi của bạn bỏ lỡ thế thắng hoặc thế hòa, huấn luyện viên nói ngay và bạn có thể rút lại.</translation>
    </message>
    <message>
        <source>For one person, against a computer or on both sides.</source>
        <translation>Dành cho một người, đấu với máy hoặc chơi cả hai bên.</translation>
    </message>
    <message>
        <source>When a move of yours looks like a clear mistake, the coach says so at once, and you can take it back. With blocks or removals it can only estimate.</source>
        <translation>Khi một nước đi của bạn có vẻ sai rõ ràng, huấn luyện viên nói ngay, và bạn có thể rút lại. Khi có chặn lượt hoặc gỡ quân, huấn luyện viên chỉ có thể ước lượng.</translation>
    </message>
    <message>
        <source>You send each other your moves as messages.</source>
        <translation>Hai bên gửi nước đi cho nhau bằng tin nhắn.</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>T&amp;rò chơi:</translation>
    </message>
    <message>
        <source>At another computer</source>
        <translation>Ở máy khác</translation>
    </message>
    <message>
        <source>Joins from there with a number that this program shows next.</source>
        <translation>Tham gia từ máy kia bằng con số mà chương trình này sắp hiện ra.</translation>
    </message>
    <message>
        <source>Invite another computer</source>
        <translation>Mời một máy khác</translation>
    </message>
    <message>
        <source>Invite</source>
        <translation>Mời</translation>
    </message>
    <message>
        <source>Player 1 (%1)</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>Người chơi 1 (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Coin toss</source>
        <translation>Tung đồng xu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Name 1</source>
        <translation>Tên người 1</translation>
    </message>
    <message>
        <source>Name 2</source>
        <translation>Tên người 2</translation>
    </message>
    <message>
        <source>&amp;Who begins:</source>
        <translation>&amp;Ai đi trước:</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>Đồng hồ:</translation>
    </message>
    <message>
        <source>You send each other your moves as messages. Such a game has no clock: choose Invite for one.</source>
        <translation>Hai bên gửi nước đi cho nhau bằng tin nhắn. Ván như vậy không có đồng hồ: muốn có đồng hồ, hãy chọn Mời.</translation>
    </message>
    <message>
        <source>When a move of yours looks like a clear mistake, the coach says so at once, and you can take it back. Where discs can be popped out it can only estimate.</source>
        <translation>Khi một nước đi của bạn có vẻ sai rõ ràng, huấn luyện viên nói ngay, và bạn có thể rút lại. Khi luật cho rút quân, huấn luyện viên chỉ có thể ước lượng.</translation>
    </message>
    <message>
        <source>Customise the rule&amp;s</source>
        <translation>Tù&amp;y chỉnh luật chơi</translation>
    </message>
</context>
<context>
    <name>four::NewTournamentDialog</name>
    <message>
        <source>Name %1</source>
        <extracomment>%1 is the number of a player in a tournament</extracomment>
        <translation>Tên %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <extracomment>%1 is the number of a player in a tournament: a noComputer, or a computer and its level</extracomment>
        <translation>Người chơi %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Người</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Máy: %1</translation>
    </message>
    <message>
        <source>Remove player %1</source>
        <extracomment>%1 is the number of a player in a tournament</extracomment>
        <translation>Bỏ người chơi %1</translation>
    </message>
    <message>
        <source>The computer needs no name</source>
        <translation>Máy không cần tên</translation>
    </message>
    <message>
        <source>Give the tournament a name.</source>
        <translation>Hãy đặt tên cho giải.</translation>
    </message>
    <message>
        <source>Players: %1. Games: %2, for each player %3.</source>
        <extracomment>%1 players, %2 games in all, %3 for each player</extracomment>
        <translation>Số người: %1. Số ván: %2, mỗi người %3 ván.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <translation>Giải đấu mới</translation>
    </message>
    <message>
        <source>Our tournament</source>
        <translation>Giải gia đình</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>T&amp;rò chơi:</translation>
    </message>
    <message>
        <source>Players (3 to 8)</source>
        <translation>Người chơi (3 đến 8)</translation>
    </message>
    <message>
        <source>1 game</source>
        <translation>1 ván</translation>
    </message>
    <message>
        <source>2 games</source>
        <translation>2 ván</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>Điểm:</translation>
    </message>
    <message>
        <source>2 for a win, 1 for a draw</source>
        <translation>Thắng 2, hòa 1</translation>
    </message>
    <message>
        <source>1 for a win, ½ for a draw</source>
        <translation>Thắng 1, hòa ½</translation>
    </message>
    <message>
        <source>Start the tournament</source>
        <translation>Bắt đầu giải</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Bỏ</translation>
    </message>
    <message>
        <source>Cl&amp;ock:</source>
        <translation>Đồng hồ:</translation>
    </message>
    <message>
        <source>A tournament has three players at least.</source>
        <translation>Một giải đấu có ít nhất ba người.</translation>
    </message>
    <message>
        <source>A tournament has eight players at most.</source>
        <translation>Một giải đấu có nhiều nhất tám người.</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Tên giải:</translation>
    </message>
    <message>
        <source>Customise the rule&amp;s</source>
        <translation>Tù&amp;y chỉnh luật</translation>
    </message>
    <message>
        <source>A&amp;dd a player</source>
        <translation>Thê&amp;m người</translation>
    </message>
    <message>
        <source>Eac&amp;h pair:</source>
        <translation>Mỗi cặ&amp;p:</translation>
    </message>
</context>
<context>
    <name>four::Notice</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Thông báo</translation>
    </message>
</context>
<context>
    <name>four::OpeningRows</name>
    <message>
        <source>Col.</source>
        <extracomment>above a list, in few letters: numbers of columns</extracomment>
        <translation>Cột</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>above a list, in few letters: what columns are worth</extracomment>
        <translation>Giá trị</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>above a list, in few letters: how many games there are</extracomment>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>of a column in a list</extracomment>
        <translation>đầy</translation>
    </message>
    <message>
        <source>Column %1: full.</source>
        <extracomment>%1 is a column&apos;s number; of a game that is over</extracomment>
        <translation>Cột&#xa0;%1: đã đầy.</translation>
    </message>
    <message>
        <source>not known yet</source>
        <extracomment>of what a column is worth; follows &quot;Column 3&quot;</extracomment>
        <translation>chưa biết</translation>
    </message>
    <message>
        <source>Column %1, %2</source>
        <extracomment>%1 is a column&apos;s number, %2 what it is worth, such as &quot;wins in 19, the best&quot;</extracomment>
        <translation>Cột&#xa0;%1, %2</translation>
    </message>
    <message>
        <source>Column %1, %2, no game</source>
        <extracomment>%1 is a column&apos;s number, %2 what it is worth, such as &quot;wins in 19, the best&quot;</extracomment>
        <translation>Cột&#xa0;%1, %2, chưa có ván nào</translation>
    </message>
    <message numerus="yes">
        <source>Column %1, %2, %Ln game(s): %3 %4, drawn %5, %6 %7, unfinished %8</source>
        <extracomment>%1 is a column&apos;s number, %2 what it is worth, %3 and %6 are colours, %4 and %7 how many games they won, %5 how many were drawn, %8 how many are not finished</extracomment>
        <translation>
            <numerusform>Cột&#xa0;%1, %2, %Ln ván: %3 %4, hòa %5, %6 %7, chưa xong %8</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Column %1, %2, %Ln game(s): %3 %4, drawn %5, %6 %7</source>
        <extracomment>%1 is a column&apos;s number, %2 what it is worth, %3 and %6 are colours, %4 and %7 how many games they won, %5 how many were drawn</extracomment>
        <translation>
            <numerusform>Cột&#xa0;%1, %2, %Ln ván: %3 %4, hòa %5, %6 %7</numerusform>
        </translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>above a bar, between the discs of both colours, which stand for their wins</extracomment>
        <translation>hòa</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Cột&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>four::OpeningWalk</name>
    <message>
        <source>Openings: choose a column to go on.</source>
        <extracomment>below the board, while a person goes through the openings</extracomment>
        <translation>Khai cuộc: chọn một cột để đi tiếp.</translation>
    </message>
    <message>
        <source>The game is over here. Go back with %1.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Đến đây ván đã kết thúc. Bấm %1 để lùi lại.</translation>
    </message>
</context>
<context>
    <name>four::Openings</name>
    <message>
        <source>First solve the task on the board, or leave it.</source>
        <translation>Trước hết hãy giải bài đang mở, hoặc rời khỏi bài đó.</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Khai cuộc</translation>
    </message>
    <message>
        <source>No game leads to the position in the sandbox.</source>
        <translation>Không ván nào dẫn đến thế cờ tự xếp này.</translation>
    </message>
    <message>
        <source>A turn of this game was lost to the clock: no opening leads to its position.</source>
        <translation>Ván này có lượt bị mất vì hết giờ: không khai cuộc nào dẫn đến thế cờ của nó.</translation>
    </message>
    <message>
        <source>Openings are those of the standard game: four in a row on 7 columns and 6 rows, without blocks, removals, swaps and pops. The game on the board has other rules.</source>
        <translation>Khai cuộc là của ván chuẩn: bốn quân thẳng hàng trên bàn 7 cột, 6 hàng, không chặn lượt, gỡ quân, đổi quân hay rút quân. Ván trên bàn có luật khác.</translation>
    </message>
</context>
<context>
    <name>four::OpeningsFoot</name>
    <message>
        <source>Back – %1</source>
        <extracomment>a button that goes back by a move; %1 is a key</extracomment>
        <translation>Lùi – %1</translation>
    </message>
    <message>
        <source>Learn this</source>
        <extracomment>on a button: the position that is shown</extracomment>
        <translation>Học thế này</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>Đây là lúc đầu ván.</translation>
    </message>
    <message>
        <source>The empty board.</source>
        <translation>Bàn cờ trống.</translation>
    </message>
    <message>
        <source>column %1</source>
        <extracomment>of a disc in a list of moves; %1 is a number</extracomment>
        <translation>cột&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln disc(s): %1.</source>
        <extracomment>%1 is a list as in &quot;column 4, column 5&quot;</extracomment>
        <translation>
            <numerusform>Sau %Ln quân: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %Ln disc(s), the last one in column %1.</source>
        <extracomment>said by a screen reader; %1 is a number</extracomment>
        <translation>
            <numerusform>Sau %Ln quân, quân cuối ở cột&#xa0;%1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::OpeningsPage</name>
    <message>
        <source>Against the computer: %1</source>
        <extracomment>an opponent; %1 is a level of the computer</extracomment>
        <translation>Với máy: %1</translation>
    </message>
    <message>
        <source>Against another person</source>
        <translation>Với người khác</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Khai cuộc</translation>
    </message>
    <message>
        <source>Whose games</source>
        <translation>Ván của ai</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>of the games that are counted</extracomment>
        <translation>Mọi ván</translation>
    </message>
    <message>
        <source>Mine</source>
        <extracomment>of the games that are counted: the moves of the person who asks</extracomment>
        <translation>Ván của tôi</translation>
    </message>
    <message>
        <source>Against me</source>
        <extracomment>of the games that are counted: the moves of that person&apos;s opponents</extracomment>
        <translation>Gặp tôi</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Các cột</translation>
    </message>
    <message>
        <source>See a sample game</source>
        <translation>Xem một ván mẫu</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Chơi tiếp từ đây</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Từ đầu ván</translation>
    </message>
    <message>
        <source>From this position</source>
        <extracomment>to go through the openings from there</extracomment>
        <translation>Từ thế cờ này</translation>
    </message>
    <message>
        <source>Back to the openings</source>
        <translation>Trở về khai cuộc</translation>
    </message>
    <message>
        <source>This is the beginning.</source>
        <translation>Đây là lúc đầu ván.</translation>
    </message>
    <message>
        <source>No game was played so.</source>
        <translation>Chưa có ván nào đi như vậy.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Đến đây ván đã kết thúc.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s), mirror images among them. Enter goes there, %1 goes back.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>
            <numerusform>%Ln ván, cả thế cờ đối xứng. Enter đi tới, %1 lùi lại.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games are counted up to the twelfth disc. Enter goes there, %1 goes back.</source>
        <translation>Chỉ đếm ván đến quân thứ mười hai. Enter đi tới, %1 lùi lại.</translation>
    </message>
    <message numerus="yes">
        <source>Column %1 wins fastest: in %Ln move(s).</source>
        <extracomment>%1 is a column&apos;s number</extracomment>
        <translation>
            <numerusform>Cột&#xa0;%1 thắng nhanh nhất: sau %Ln nước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Columns %1 win fastest: in %Ln move(s).</source>
        <translation>
            <numerusform>Các cột&#xa0;%1 thắng nhanh nhất: sau %Ln nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1 is the best: it draws.</source>
        <extracomment>%1 is a column&apos;s number</extracomment>
        <translation>Cột&#xa0;%1 tốt nhất: hòa.</translation>
    </message>
    <message>
        <source>Columns %1 are the best: they draw.</source>
        <translation>Các cột&#xa0;%1 tốt nhất: hòa.</translation>
    </message>
    <message numerus="yes">
        <source>Every column loses. Column %1 loses latest: in %Ln move(s).</source>
        <extracomment>%1 is a column&apos;s number</extracomment>
        <translation>
            <numerusform>Cột nào cũng thua. Cột&#xa0;%1 thua muộn nhất: sau %Ln nước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every column loses. Columns %1 lose latest: in %Ln move(s).</source>
        <translation>
            <numerusform>Cột nào cũng thua. Các cột&#xa0;%1 thua muộn nhất: sau %Ln nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play on from here. This game is not stored.</source>
        <translation>Bạn chơi tiếp từ đây. Ván này không được lưu.</translation>
    </message>
    <message>
        <source>The first moves of the standard game: what each column is worth, and how often it was played in your games.</source>
        <translation>Những nước đầu của ván chuẩn: mỗi cột đáng giá bao nhiêu, và đã được đi bao nhiêu lần trong các ván của bạn.</translation>
    </message>
    <message>
        <source>%1 to move.</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>%1 đi.</translation>
    </message>
    <message>
        <source>Working it out …</source>
        <translation>Đang tính …</translation>
    </message>
</context>
<context>
    <name>four::PlayerCard</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>bị chặn lượt</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>đến lượt đi</translation>
    </message>
    <message>
        <source>Discs</source>
        <translation>Quân cờ</translation>
    </message>
    <message>
        <source>Undos left</source>
        <translation>Còn đi lại</translation>
    </message>
    <message>
        <source>Violations left</source>
        <translation>Còn được vi phạm</translation>
    </message>
    <message>
        <source>Blocks left</source>
        <translation>Còn chặn lượt</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Ván thắng</translation>
    </message>
    <message>
        <source>Removals left</source>
        <translation>Còn gỡ quân</translation>
    </message>
    <message>
        <source>Undos</source>
        <translation>Đi lại</translation>
    </message>
    <message>
        <source>Violations</source>
        <translation>Vi phạm</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Chặn</translation>
    </message>
    <message>
        <source>Removals</source>
        <translation>Gỡ</translation>
    </message>
    <message>
        <source>Games won: %1</source>
        <translation>Số ván thắng: %1</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Gợi ý</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>đã thắng</translation>
    </message>
    <message>
        <source>Sits at</source>
        <extracomment>of a player: at which of two computers</extracomment>
        <translation>Ngồi ở</translation>
    </message>
    <message>
        <source>another computer</source>
        <extracomment>after &quot;Sits at&quot;</extracomment>
        <translation>máy khác</translation>
    </message>
    <message>
        <source>level: %1</source>
        <extracomment>on the card of a computer; %1 is how well it plays, such as: Easy</extracomment>
        <translation>mức %1</translation>
    </message>
    <message>
        <source>this computer</source>
        <translation>máy này</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Kết nối</translation>
    </message>
    <message>
        <source>✓ good</source>
        <extracomment>of the connection to another computer</extracomment>
        <translation>✓ tốt</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>đã mất</translation>
    </message>
    <message>
        <source>In the tournament</source>
        <translation>Trong giải</translation>
    </message>
    <message>
        <source>Points in the tournament</source>
        <translation>Điểm trong giải</translation>
    </message>
    <message>
        <source>Points in the tournament: %1</source>
        <translation>Điểm trong giải: %1</translation>
    </message>
</context>
<context>
    <name>four::PlayingDialog</name>
    <message>
        <source>How to play</source>
        <translation>Cách chơi</translation>
    </message>
</context>
<context>
    <name>four::Practice</name>
    <message numerus="yes">
        <source>That gives the draw away: now your opponent can win in %n move(s).</source>
        <translation>
            <numerusform>Nước đi này bỏ lỡ thế hòa: giờ đối thủ có thể thắng sau %n nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>You could have completed a line just now. With best play it is a draw from here.</source>
        <translation>Vừa rồi bạn đã có thể nối thành đường. Từ đây, nếu cả hai chơi tốt nhất thì ván hòa.</translation>
    </message>
    <message>
        <source>That gives the win away: with best play it is a draw from here.</source>
        <translation>Nước đi này bỏ lỡ thế thắng: từ đây, nếu cả hai chơi tốt nhất thì ván hòa.</translation>
    </message>
    <message numerus="yes">
        <source>You could have completed a line just now; from here your opponent can win in %n move(s).</source>
        <translation>
            <numerusform>Vừa rồi bạn đã có thể nối thành đường; từ đây đối thủ có thể thắng sau %n nước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives the win away: now your opponent can win in %n move(s).</source>
        <translation>
            <numerusform>Nước đi này bỏ lỡ thế thắng: giờ đối thủ có thể thắng sau %n nước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You could have completed a line just now. You still win, in %n move(s).</source>
        <translation>
            <numerusform>Vừa rồi bạn đã có thể nối thành đường. Bạn vẫn thắng, sau %n nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: %1</source>
        <extracomment>%1 is what should have been played: &quot;Column 5 – you win in 2 moves.&quot;</extracomment>
        <translation>Tốt hơn: %1</translation>
    </message>
    <message>
        <source>You could have completed a line just now.</source>
        <translation>Vừa rồi bạn đã có thể nối thành đường.</translation>
    </message>
    <message numerus="yes">
        <source>That looks like a mistake: even before, bad for you now (an estimate, %n turn(s) ahead).</source>
        <translation>
            <numerusform>Có vẻ là sai lầm: trước đó thế cờ cân bằng, giờ thì xấu cho bạn (ước lượng, nhìn trước %n lượt).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That looks like a mistake: good for you before, even now (an estimate, %n turn(s) ahead).</source>
        <translation>
            <numerusform>Có vẻ là sai lầm: trước đó thế cờ tốt cho bạn, giờ chỉ cân bằng (ước lượng, nhìn trước %n lượt).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That looks like a mistake: good for you before, bad now (an estimate, %n turn(s) ahead).</source>
        <translation>
            <numerusform>Có vẻ là sai lầm: trước đó thế cờ tốt cho bạn, giờ thì xấu (ước lượng, nhìn trước %n lượt).</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1 completes a line.</source>
        <extracomment>%1 is a column&apos;s number, or a list of some</extracomment>
        <translation>Thả vào cột %1 là thành đường.</translation>
    </message>
    <message>
        <source>Columns %1 complete a line.</source>
        <translation>Thả vào cột %1 là thành đường.</translation>
    </message>
    <message>
        <source>Column %1 looks better.</source>
        <extracomment>%1 is a column&apos;s number, or a list of some</extracomment>
        <translation>Cột %1 có vẻ tốt hơn.</translation>
    </message>
    <message>
        <source>Columns %1 look better.</source>
        <translation>Cột %1 có vẻ tốt hơn.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody can prove why here: this is what a look %n turn(s) ahead shows.</source>
        <translation>
            <numerusform>Ở đây không ai chứng minh được vì sao: đó là điều thấy được khi nhìn trước %n lượt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now your opponent can win at once. You could have prevented it.</source>
        <translation>Giờ đối thủ có thể thắng ngay. Lẽ ra bạn đã ngăn được.</translation>
    </message>
    <message numerus="yes">
        <source>You could have forced a win in %n move(s). You still win, but later.</source>
        <extracomment>%n is in how many of your moves; another column would have won</extracomment>
        <translation>
            <numerusform>Lẽ ra bạn đã ép thắng được sau %n nước. Bạn vẫn thắng, nhưng chậm hơn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Now your opponent can get two threats at once, and you can block only one. You could have prevented it.</source>
        <translation>Giờ đối thủ có thể có hai mối đe dọa cùng lúc, mà bạn chỉ chặn được một. Lẽ ra bạn đã ngăn được.</translation>
    </message>
    <message numerus="yes">
        <source>Now your opponent can force a win in %n move(s). You could have prevented it.</source>
        <translation>
            <numerusform>Giờ đối thủ có thể ép thắng sau %n nước. Lẽ ra bạn đã ngăn được.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removing a disc instead would have been better (an estimate, %n turn(s) ahead).</source>
        <translation>
            <numerusform>Gỡ một quân thay vì thả thì tốt hơn (ước lượng, nhìn trước %n lượt).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blocking your opponent’s turn would have been better (an estimate, %n turn(s) ahead).</source>
        <translation>
            <numerusform>Chặn lượt của đối thủ thì tốt hơn (ước lượng, nhìn trước %n lượt).</numerusform>
        </translation>
    </message>
    <message>
        <source>After a block, you would have moved again at once.</source>
        <translation>Nếu chặn lượt, bạn đã được đi tiếp ngay.</translation>
    </message>
    <message>
        <source>Better: remove the disc at row %1, column %2.</source>
        <extracomment>%1 is a row&apos;s number, %2 a column&apos;s</extracomment>
        <translation>Tốt hơn: gỡ quân ở hàng %1, cột %2.</translation>
    </message>
    <message>
        <source>Then you would have won soon (an estimate).</source>
        <translation>Khi đó bạn sẽ sớm thắng (ước lượng).</translation>
    </message>
    <message>
        <source>Without it your opponent wins soon (an estimate).</source>
        <translation>Nếu không, đối thủ sẽ sớm thắng (ước lượng).</translation>
    </message>
    <message>
        <source>Without it the game is bad for you (an estimate).</source>
        <translation>Nếu không, thế cờ xấu cho bạn (ước lượng).</translation>
    </message>
    <message>
        <source>With it the game was good for you (an estimate).</source>
        <translation>Nếu làm vậy, thế cờ đã tốt cho bạn (ước lượng).</translation>
    </message>
    <message numerus="yes">
        <source>Popping a disc out instead would have been better (an estimate, %n turn(s) ahead).</source>
        <translation>
            <numerusform>Rút một quân thay vì thả thì tốt hơn (ước lượng, nhìn trước %n lượt).</numerusform>
        </translation>
    </message>
    <message>
        <source>Better: pop the disc out of column %1.</source>
        <extracomment>%1 is a column&apos;s number</extracomment>
        <translation>Tốt hơn: rút quân ở cột %1.</translation>
    </message>
</context>
<context>
    <name>four::PracticePanel</name>
    <message>
        <source>%1 takes it back, %2 plays on, %3 says why.</source>
        <extracomment>of a move of which the coach has said something; %1 to %3 are keys</extracomment>
        <translation>Nhấn %1 để rút lại, %2 để chơi tiếp, %3 để biết vì sao.</translation>
    </message>
</context>
<context>
    <name>four::PreferenceFlow</name>
    <message>
        <source>This program was built without sound.</source>
        <translation>Chương trình này được dựng không kèm âm thanh.</translation>
    </message>
    <message>
        <source>Your choice holds, but it could not be saved. That will be tried again, also when you close the window.</source>
        <translation>Lựa chọn của bạn có hiệu lực nhưng chưa lưu được. Chương trình sẽ thử lưu lại, kể cả khi bạn đóng cửa sổ.</translation>
    </message>
</context>
<context>
    <name>four::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Tùy chọn</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Ngôn ngữ:</translation>
    </message>
    <message>
        <source>&amp;Animations:</source>
        <translation>&amp;Hiệu ứng chuyển động:</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Đầy đủ</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Rút gọn</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Không</translation>
    </message>
    <message numerus="yes">
        <source>After %n second(s)</source>
        <translation>
            <numerusform>Sau %n giây</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;End turns automatically:</source>
        <translation>&amp;Tự kết thúc lượt:</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Theo hệ thống</translation>
    </message>
    <message>
        <source>&amp;Pause for half a second before the computer moves</source>
        <translation>&amp;Dừng nửa giây trước khi máy đi</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Chủ đề:</translation>
    </message>
    <message>
        <source>&amp;Discs:</source>
        <translation>&amp;Quân:</translation>
    </message>
    <message>
        <source>No animations when the &amp;system asks for fewer</source>
        <translation>Bỏ chuyển động khi hệ thống &amp;yêu cầu giảm</translation>
    </message>
    <message>
        <source>&amp;Celebrate when a person wins</source>
        <translation>Ăn &amp;mừng khi người (không phải máy) thắng</translation>
    </message>
    <message>
        <source>La&amp;rge buttons</source>
        <translation>Nút bấm &amp;lớn</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>Ch&amp;ung</translation>
    </message>
    <message>
        <source>System theme</source>
        <translation>Theo hệ thống</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>Â&amp;m thanh</translation>
    </message>
    <message>
        <source>Show the r&amp;ules before a game with power-ups</source>
        <translation>Hiện luật t&amp;rước ván Tuyệt chiêu</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Bàn cờ</translation>
    </message>
    <message>
        <source>Ga&amp;me</source>
        <extracomment>a page of the preferences: what happens in a game</extracomment>
        <translation>&amp;Ván</translation>
    </message>
    <message>
        <source>Count &amp;fine points in the review</source>
        <translation>Tính cả điểm &amp;nhỏ khi phân tích ván</translation>
    </message>
    <message>
        <source>Tell &amp;when 30 and 10 seconds are left</source>
        <extracomment>of clocks in games</extracomment>
        <translation>Báo khi còn 30 và 10 &amp;giây</translation>
    </message>
</context>
<context>
    <name>four::ProgramName</name>
    <message>
        <source>Four in a Row</source>
        <translation>Bốn quân thẳng hàng</translation>
    </message>
</context>
<context>
    <name>four::ProgressDialog</name>
    <message>
        <source>Chart of the rating</source>
        <translation>Biểu đồ điểm</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Tiến bộ</translation>
    </message>
    <message>
        <source>&amp;Player:</source>
        <translation>&amp;Người chơi:</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Dạng</translation>
    </message>
    <message>
        <source>Tried</source>
        <translation>Đã thử</translation>
    </message>
    <message>
        <source>Found at once</source>
        <translation>Đúng ngay</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Tỉ lệ</translation>
    </message>
    <message>
        <source>Puzzles by task</source>
        <translation>Câu đố theo dạng</translation>
    </message>
    <message>
        <source>&amp;Next puzzle</source>
        <translation>Câu đố &amp;tiếp theo</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Xuất…</translation>
    </message>
    <message>
        <source>You (without a name)</source>
        <extracomment>the owner of the progress: a person without a name</extracomment>
        <translation>Bạn (không ghi tên)</translation>
    </message>
    <message>
        <source>No rating yet: it begins with the first puzzle.</source>
        <translation>Chưa có điểm: điểm bắt đầu từ câu đố đầu tiên.</translation>
    </message>
    <message numerus="yes">
        <source>Rating %1, give or take %2, from %n puzzle(s).</source>
        <extracomment>%1 is a rating, %2 how far off it may be; %n how many puzzles it is of</extracomment>
        <translation>
            <numerusform>Điểm %1, xê dịch khoảng %2, tính từ %n câu đố.</numerusform>
        </translation>
    </message>
    <message>
        <source>From puzzle to puzzle: the rating began at %1, is at %2 now, and was %3 at its highest.</source>
        <extracomment>a chart of a person&apos;s rating; %1 to %3 are ratings</extracomment>
        <translation>Qua từng câu đố: điểm ban đầu là %1, bây giờ là %2, cao nhất là %3.</translation>
    </message>
    <message>
        <source>Puzzle of the day: not done yet.</source>
        <translation>Câu đố hôm nay: chưa làm lần nào.</translation>
    </message>
    <message numerus="yes">
        <source>The longest streak was %Ln day(s).</source>
        <extracomment>%n is the most days, one after the other, on which the puzzle of the day was done</extracomment>
        <translation>
            <numerusform>Dài nhất là %Ln ngày liên tiếp.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rush: not tried yet.</source>
        <translation>Chạy đua: chưa thử.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) so far.</source>
        <extracomment>%n is how many times Rush was played</extracomment>
        <translation>
            <numerusform>Đã chạy đua %n lần.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rush: at best %n puzzle(s) in three minutes, on %1.</source>
        <extracomment>the best run; %n is how many puzzles were solved, %1 a date</extracomment>
        <translation>
            <numerusform>Chạy đua: nhiều nhất %n câu trong ba phút, vào ngày %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>My mistakes: none yet. They come from your games, once they are reviewed.</source>
        <translation>Sai lầm của tôi: chưa có. Chúng được lấy từ các ván của bạn sau khi phân tích ván.</translation>
    </message>
    <message numerus="yes">
        <source>My mistakes: %n for today.</source>
        <extracomment>%n is how many puzzles of a person&apos;s own games are due today</extracomment>
        <translation>
            <numerusform>Sai lầm của tôi: %n câu cho hôm nay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more come again, the next on %1.</source>
        <extracomment>%n is how many puzzles come later, %1 a date</extracomment>
        <translation>
            <numerusform>Còn %n câu sẽ trở lại, câu gần nhất vào ngày %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lessons: %1 of %2 done, %3 of %4 steps.</source>
        <extracomment>%1 lessons are done, of %2; %3 steps of them, of %4</extracomment>
        <translation>Bài học: xong %1 trên %2 bài, %3 trên %4 bước.</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a share in per cent</extracomment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1: not tried yet</source>
        <extracomment>%1 is a kind of puzzle</extracomment>
        <translation>%1: chưa thử</translation>
    </message>
    <message>
        <source>%1: %2 of %3 found at once</source>
        <extracomment>%1 is a kind of puzzle, %2 how many of them were found at once, %3 of how many</extracomment>
        <translation>%1: đúng ngay %2 trên %3 câu</translation>
    </message>
    <message>
        <source>Shaded: how far off it may be.</source>
        <extracomment>below a chart of a person&apos;s rating</extracomment>
        <translation>Vùng tô nhạt: điểm thật có thể nằm trong khoảng ấy.</translation>
    </message>
    <message numerus="yes">
        <source>Puzzle of the day: %Ln day(s) in a row.</source>
        <extracomment>%n is how many days, one after the other, the puzzle of the day was done</extracomment>
        <translation>
            <numerusform>Câu đố hôm nay: %Ln ngày liên tiếp.</numerusform>
        </translation>
    </message>
    <message>
        <source>Today’s is done.</source>
        <translation>Câu của hôm nay đã làm.</translation>
    </message>
    <message>
        <source>Today’s is waiting.</source>
        <translation>Câu hôm nay đang chờ.</translation>
    </message>
    <message numerus="yes">
        <source>%n worked through.</source>
        <extracomment>%n is how many puzzles</extracomment>
        <translation>
            <numerusform>Đã sửa xong %n câu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Here you will see how you are getting on. Solve your first puzzle: it takes a minute, and the next ones are chosen to suit you.</source>
        <translation>Ở đây bạn sẽ thấy mình tiến bộ ra sao. Hãy giải câu đố đầu tiên: chỉ mất một phút, rồi các câu sau sẽ được chọn vừa sức bạn.</translation>
    </message>
    <message>
        <source>Your rating is shown after %1 rated puzzles; so far it is %2.</source>
        <extracomment>of a rating for puzzles; %1 and %2 are how many</extracomment>
        <translation>Điểm của bạn hiện ra sau %1 câu đố có tính điểm; đến nay mới có %2.</translation>
    </message>
    <message>
        <source>Openings by heart: %1 known, %2 to be asked today.</source>
        <extracomment>positions of openings that are learnt by heart: %1 and %2 are how many</extracomment>
        <translation>Khai cuộc thuộc lòng: %1 thuộc, %2 phải hỏi hôm nay.</translation>
    </message>
    <message numerus="yes">
        <source>Learnt on %Ln day(s) in a row.</source>
        <extracomment>%n is how many days, one after the other, openings were learnt</extracomment>
        <translation>
            <numerusform>Đã học %Ln ngày liền.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::PuzzleSolving</name>
    <message>
        <source>Solved!</source>
        <translation>Giải được rồi!</translation>
    </message>
    <message>
        <source>Not yet: try again, or play on.</source>
        <translation>Chưa đúng: hãy thử lại, hoặc chơi tiếp.</translation>
    </message>
    <message>
        <source>This is the solution.</source>
        <translation>Đây là đáp án.</translation>
    </message>
    <message>
        <source>That was not it.</source>
        <translation>Không phải nước đó.</translation>
    </message>
    <message>
        <source>Theme: %1.</source>
        <extracomment>of a puzzle that is over: %1 is such as &quot;Following up&quot;</extracomment>
        <translation>Chủ đề: %1.</translation>
    </message>
</context>
<context>
    <name>four::PuzzleView</name>
    <message>
        <source>&amp;Try again</source>
        <translation>Thử &amp;lại</translation>
    </message>
    <message>
        <source>Working it out …</source>
        <translation>Đang tính …</translation>
    </message>
    <message>
        <source>There is no hint for this position.</source>
        <translation>Thế cờ này không có gợi ý.</translation>
    </message>
    <message>
        <source>From your own games.</source>
        <translation>Từ các ván của bạn.</translation>
    </message>
    <message>
        <source>Your rating: %1, now %2.</source>
        <extracomment>%1 and %2 are numbers</extracomment>
        <translation>Điểm của bạn: %1, nay là %2.</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>Đá&amp;p án</translation>
    </message>
    <message>
        <source>Puzzle of the day: %1</source>
        <extracomment>%1 is a task, such as &quot;Win in 3&quot;</extracomment>
        <translation>Câu đố hôm nay: %1</translation>
    </message>
    <message>
        <source>Puzzle of %2: %1</source>
        <extracomment>%1 is a task, such as &quot;Win in 3&quot;, %2 a date that is over</extracomment>
        <translation>Câu đố ngày %2: %1</translation>
    </message>
    <message>
        <source>There is nothing left to solve.</source>
        <translation>Không còn gì để giải.</translation>
    </message>
    <message>
        <source>You have not tried a move yet.</source>
        <translation>Bạn chưa thử nước nào.</translation>
    </message>
    <message>
        <source>%1 of %2 found</source>
        <translation>Đã tìm được %1 trên %2</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Nước %1 trên %2</translation>
    </message>
</context>
<context>
    <name>four::PuzzleWords</name>
    <message>
        <source>Win</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>The only move</source>
        <extracomment>a kind of puzzle: one move alone keeps the result</extracomment>
        <translation>Nước duy nhất</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>a kind of puzzle: hold the draw</extracomment>
        <translation>Giữ hòa</translation>
    </message>
    <message>
        <source>Find the mistake</source>
        <extracomment>a kind of puzzle</extracomment>
        <translation>Tìm sai lầm</translation>
    </message>
    <message>
        <source>Win in %1</source>
        <extracomment>%1 is how many discs of one&apos;s own that takes</extracomment>
        <translation>Thắng trong %1 nước</translation>
    </message>
    <message>
        <source>Find the only move</source>
        <translation>Tìm nước duy nhất</translation>
    </message>
    <message>
        <source>Hold the draw</source>
        <translation>Giữ cho hòa</translation>
    </message>
    <message>
        <source>Find the better move</source>
        <translation>Tìm nước hay hơn</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of %1 star(s), rating %2</source>
        <extracomment>how hard a puzzle is; %n is how many stars it has, %1 how many there can be, %2 a number</extracomment>
        <translation>
            <numerusform>%Ln trên %1 sao, độ khó %2</numerusform>
        </translation>
    </message>
    <message>
        <source>You play %1. Win in %2, whatever the opponent does.</source>
        <extracomment>%1 is a colour, %2 how many discs of one&apos;s own</extracomment>
        <translation>Bạn đi quân %1. Hãy thắng trong %2 nước, dù đối thủ đi thế nào.</translation>
    </message>
    <message>
        <source>Puzzle: win in %1.</source>
        <extracomment>%1 is how many discs of one&apos;s own are left for it</extracomment>
        <translation>Câu đố: thắng trong %1 nước.</translation>
    </message>
    <message>
        <source>Puzzle: find the only move.</source>
        <translation>Câu đố: tìm nước duy nhất.</translation>
    </message>
    <message>
        <source>Puzzle: hold the draw.</source>
        <translation>Câu đố: giữ cho hòa.</translation>
    </message>
    <message>
        <source>Puzzle: go back to the mistake.</source>
        <translation>Câu đố: lùi về sai lầm.</translation>
    </message>
    <message>
        <source>Puzzle: find the better move.</source>
        <translation>Câu đố: tìm nước hay hơn.</translation>
    </message>
    <message>
        <source>Right. Go on: win in %1.</source>
        <extracomment>%1 is how many discs of one&apos;s own are left for it</extracomment>
        <translation>Đúng. Đi tiếp: thắng trong %1 nước.</translation>
    </message>
    <message>
        <source>Right. Go on: %1 of %2 found.</source>
        <extracomment>%1 of %2 moves have been found</extracomment>
        <translation>Đúng. Đi tiếp: đã tìm được %1 trên %2.</translation>
    </message>
    <message>
        <source>Not yet: column %1 wins only in %2.</source>
        <extracomment>%1 is a column&apos;s number, %2 how many discs</extracomment>
        <translation>Chưa đúng: cột %1 phải %2 nước mới thắng.</translation>
    </message>
    <message>
        <source>Not yet: column %1 only draws.</source>
        <translation>Chưa đúng: cột %1 chỉ hòa.</translation>
    </message>
    <message>
        <source>Not yet: column %1 loses in %2.</source>
        <extracomment>%1 is a column&apos;s number, %2 how many discs the opponent needs</extracomment>
        <translation>Chưa đúng: cột %1 thua sau %2 nước.</translation>
    </message>
    <message>
        <source>Not yet: disc %1 did not change the result.</source>
        <extracomment>%1 is the number of the disc in the game</extracomment>
        <translation>Chưa đúng: quân thứ %1 không làm đổi kết quả.</translation>
    </message>
    <message>
        <source>The mistake was disc %1, in column %2.</source>
        <extracomment>%1 is the number of the disc in the game, %2 a column&apos;s number</extracomment>
        <translation>Sai lầm là quân thứ %1, ở cột %2.</translation>
    </message>
    <message>
        <source>The solution: column %1.</source>
        <translation>Đáp án: cột %1.</translation>
    </message>
    <message>
        <source>The solution, both players in turn: columns %1.</source>
        <extracomment>%1 is a list of columns, of both players in turns</extracomment>
        <translation>Đáp án, hai bên lần lượt: các cột %1.</translation>
    </message>
    <message>
        <source>It was a move by %1.</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>Đó là một nước của quân %1.</translation>
    </message>
    <message>
        <source>Rush: %1 left, %2 solved, %3 missed.</source>
        <extracomment>of a run against the clock: %1 is minutes and seconds, %2 and %3 how many puzzles</extracomment>
        <translation>Chạy đua: còn %1, giải được %2, sai %3.</translation>
    </message>
    <message>
        <source>Two threats at once</source>
        <extracomment>the theme of a puzzle</extracomment>
        <translation>Hai mối đe dọa cùng lúc</translation>
    </message>
    <message>
        <source>A threat above a threat</source>
        <extracomment>the theme of a puzzle</extracomment>
        <translation>Mối đe dọa chồng lên nhau</translation>
    </message>
    <message>
        <source>Not under a threat</source>
        <extracomment>the theme of a puzzle</extracomment>
        <translation>Đừng đi ngay dưới mối đe dọa</translation>
    </message>
    <message>
        <source>Forced win</source>
        <extracomment>the theme of a puzzle: a win in which every reply is forced</extracomment>
        <translation>Chuỗi nước ép</translation>
    </message>
    <message>
        <source>Odd threat</source>
        <extracomment>the theme of a puzzle: a threat on a row with an odd number</extracomment>
        <translation>Mối đe dọa ở hàng lẻ</translation>
    </message>
    <message>
        <source>Even threat</source>
        <extracomment>the theme of a puzzle: a threat on a row with an even number</extracomment>
        <translation>Mối đe dọa ở hàng chẵn</translation>
    </message>
    <message>
        <source>Following up</source>
        <extracomment>the theme of a puzzle</extracomment>
        <translation>Đi chồng lên</translation>
    </message>
    <message>
        <source>Block with a threat</source>
        <extracomment>the theme of a puzzle: a disc that is in the opponent&apos;s way and makes a threat of its own</extracomment>
        <translation>Vừa chặn vừa đe dọa</translation>
    </message>
    <message>
        <source>Stopping a forced win</source>
        <extracomment>the theme of a puzzle</extracomment>
        <translation>Ngăn chuỗi nước ép</translation>
    </message>
    <message>
        <source>You play %1 and can hold a draw: only one column does.</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>Bạn đi quân %1 và giữ hòa được: chỉ một cột làm được điều đó.</translation>
    </message>
    <message>
        <source>You play %1 and are winning: only one column keeps the win.</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>Bạn đi quân %1 và đang thắng thế: chỉ một cột giữ được thế thắng.</translation>
    </message>
    <message numerus="yes">
        <source>You play %1 and are winning, but only one column keeps the win each time: find %Ln such move(s) in a row.</source>
        <extracomment>%1 is a colour, %n how many moves</extracomment>
        <translation>
            <numerusform>Bạn đi quân %1 và đang thắng thế, nhưng mỗi lần chỉ một cột giữ được thế thắng: hãy tìm %Ln nước như thế liên tiếp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You play %1 and are in danger: hold the draw by %Ln only move(s) in a row.</source>
        <extracomment>%1 is a colour, %n how many moves</extracomment>
        <translation>
            <numerusform>Bạn đi quân %1 và đang nguy: hãy giữ hòa bằng %Ln nước duy nhất liên tiếp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the last %Ln move(s) gave a win away: go back to it and say so, then play the better one.</source>
        <extracomment>%n is of how many moves</extracomment>
        <translation>
            <numerusform>Một trong %Ln nước cuối đã bỏ lỡ thế thắng: hãy lùi về nước đó và chỉ ra nó, rồi đi nước hay hơn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of the last %Ln move(s) gave a draw away: go back to it and say so, then play the better one.</source>
        <extracomment>%n is of how many moves</extracomment>
        <translation>
            <numerusform>Một trong %Ln nước cuối đã bỏ lỡ thế hòa: hãy lùi về nước đó và chỉ ra nó, rồi đi nước hay hơn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Disc %1 (%2) went to column %3 and gave a win away: find a better column.</source>
        <translation>Quân thứ %1 (%2) đã vào cột %3 và bỏ lỡ thế thắng: hãy tìm cột hay hơn.</translation>
    </message>
    <message>
        <source>Disc %1 (%2) went to column %3 and gave a draw away: find a better column.</source>
        <translation>Quân thứ %1 (%2) đã vào cột %3 và bỏ lỡ thế hòa: hãy tìm cột hay hơn.</translation>
    </message>
    <message>
        <source>Endings: counting</source>
        <extracomment>a kind of puzzle: late positions, whose result follows from counting safe cells</extracomment>
        <translation>Tàn cuộc: đếm ô</translation>
    </message>
</context>
<context>
    <name>four::RecordWords</name>
    <message>
        <source>The rules do not allow the move “%1” here.</source>
        <translation>Luật không cho phép nước đi “%1” ở đây.</translation>
    </message>
    <message>
        <source>It was saved by a newer version of the program, in format %1; this one reads up to %2.</source>
        <extracomment>%1 is a number, %2 a smaller one</extracomment>
        <translation>Ván này do một phiên bản mới hơn của chương trình lưu, theo định dạng %1; chương trình này chỉ đọc được đến định dạng %2.</translation>
    </message>
    <message>
        <source>This program does not know “%1” here; a newer version may have saved it.</source>
        <extracomment>%1 is the name of a field of the file&apos;s format, in English</extracomment>
        <translation>Chương trình này không biết “%1” ở đây; có thể ván này do một phiên bản mới hơn lưu.</translation>
    </message>
    <message>
        <source>This is too long to be a game.</source>
        <translation>Nội dung quá dài, không thể là một ván.</translation>
    </message>
    <message>
        <source>This is not a saved game.</source>
        <translation>Đây không phải là một ván đã lưu.</translation>
    </message>
    <message>
        <source>“%1” is missing.</source>
        <translation>Ở đây thiếu “%1”.</translation>
    </message>
    <message>
        <source>“%1” has an invalid value.</source>
        <translation>Giá trị của “%1” không hợp lệ.</translation>
    </message>
    <message>
        <source>“%1” is not a move.</source>
        <translation>“%1” không phải là nước đi.</translation>
    </message>
    <message>
        <source>There is text after the end of the game.</source>
        <translation>Sau phần kết thúc ván vẫn còn nội dung khác.</translation>
    </message>
    <message>
        <source>The number of times does not match the number of moves.</source>
        <translation>Số mốc thời gian không khớp với số nước đi.</translation>
    </message>
</context>
<context>
    <name>four::RenameDialog</name>
    <message>
        <source>Rename players</source>
        <translation>Đổi tên người chơi</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Đổi tên</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a colour, whose player&apos;s name it is; %2 a sentence that says what is wrong with the name</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rename their &amp;progress as well</source>
        <extracomment>progress with puzzles and lessons, which is kept by the player&apos;s name</extracomment>
        <translation>Đổi tên cả &amp;kết quả luyện tập</translation>
    </message>
    <message>
        <source>Training results under the old name go to the new one. Otherwise they stay with the old name.</source>
        <translation>Kết quả luyện tập dưới tên cũ được chuyển sang tên mới. Nếu không, chúng ở lại với tên cũ.</translation>
    </message>
    <message>
        <source>A computer has no name of its own.</source>
        <translation>Máy không có tên riêng.</translation>
    </message>
</context>
<context>
    <name>four::ReplayBar</name>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Chưa có nước nào được đi.</translation>
    </message>
    <message>
        <source>This is the beginning of the game.</source>
        <translation>Đây là lúc bắt đầu ván.</translation>
    </message>
    <message>
        <source>This is the game as it stands.</source>
        <translation>Đây là thế cờ hiện tại của ván.</translation>
    </message>
    <message>
        <source>Point of the game</source>
        <translation>Thế cờ trong ván</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>%1 is how many moves of the game are shown, %2 how many it has</extracomment>
        <translation>%1 trên %2</translation>
    </message>
</context>
<context>
    <name>four::ReplayPanel</name>
    <message>
        <source>This is an earlier position of a finished game.</source>
        <translation>Ván đã kết thúc; đây là một thế cờ trước đó.</translation>
    </message>
    <message>
        <source>You are looking at an earlier position. Press %1 to return, or %2 to play on from here.</source>
        <extracomment>%1 and %2 are keys</extracomment>
        <translation>Bạn đang xem lại một thế cờ trước đó nên không thể đi. Nhấn %1 để trở lại, hoặc %2 để chơi tiếp từ đây.</translation>
    </message>
    <message>
        <source>You are looking at an earlier position. Press %1 to return.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Bạn đang xem lại một thế cờ trước đó nên không thể đi. Nhấn %1 để trở lại.</translation>
    </message>
    <message>
        <source>This is an earlier position. Press %1 to return.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Ván chưa kết thúc; đây là một thế cờ trước đó. Nhấn %1 để trở lại.</translation>
    </message>
</context>
<context>
    <name>four::ResultPanel</name>
    <message>
        <source>the rules say who begins</source>
        <translation>đi trước theo luật chơi</translation>
    </message>
    <message>
        <source>the loser begins</source>
        <translation>người thua đi trước</translation>
    </message>
    <message>
        <source>players begin in turn</source>
        <translation>luân phiên đi trước</translation>
    </message>
    <message>
        <source>Next game</source>
        <extracomment>on a button with a menu of rules for the player who begins the next game</extracomment>
        <translation>Ván tiếp theo</translation>
    </message>
</context>
<context>
    <name>four::ReviewChart</name>
    <message>
        <source>Chart of the game</source>
        <translation>Biểu đồ ván đấu</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 thắng</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Bạn thắng</translation>
    </message>
</context>
<context>
    <name>four::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Phân tích ván</translation>
    </message>
    <message>
        <source>The game is being reviewed …</source>
        <translation>Đang phân tích ván…</translation>
    </message>
    <message>
        <source>Reviewed moves</source>
        <translation>Số nước đi đã phân tích</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Thử &amp;lại</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>T&amp;rở về ván đấu</translation>
    </message>
    <message>
        <source>A review judges every move of the game by exact values: which ones were right, and where the game turned.</source>
        <translation>Phân tích ván đánh giá chính xác từng nước đi: nước nào đúng, và ván đấu xoay chuyển ở đâu.</translation>
    </message>
    <message>
        <source>The beginning of the game.</source>
        <translation>Lúc bắt đầu ván.</translation>
    </message>
    <message>
        <source>Find the better move: %1 of %2</source>
        <translation>Tìm nước đi hay hơn: %1 trên %2</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Tiếp theo</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Kết thúc</translation>
    </message>
    <message>
        <source>A review judges every move of the game. As long as blocks or removals can be used there are no exact values: it estimates, says so, and tells only what is clear.</source>
        <translation>Phần phân tích đánh giá từng nước của ván. Chừng nào còn có thể chặn lượt hoặc gỡ quân thì không có giá trị chính xác: khi đó nó ước lượng, nói rõ như vậy, và chỉ nêu điều gì rõ ràng.</translation>
    </message>
    <message>
        <source>The game could not be reviewed: it took too long, or there was not enough memory.</source>
        <translation>Không phân tích được ván này: mất quá nhiều thời gian, hoặc không đủ bộ nhớ.</translation>
    </message>
    <message>
        <source>Press %1 to go on.</source>
        <extracomment>to the next better move that is to be found; %1 is a key</extracomment>
        <translation>Nhấn %1 để đi tiếp.</translation>
    </message>
    <message>
        <source>Press %1 to try again.</source>
        <extracomment>to find the better move; %1 is a key</extracomment>
        <translation>Nhấn %1 để thử lại.</translation>
    </message>
    <message>
        <source>Ca&amp;ncel</source>
        <translation>Hủ&amp;y</translation>
    </message>
    <message>
        <source>Cl&amp;ue</source>
        <translation>&amp;Manh mối</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>Đá&amp;p án</translation>
    </message>
    <message>
        <source>Why it turned: %1</source>
        <translation>Bước ngoặt, vì sao: %1</translation>
    </message>
    <message>
        <source>Why it turned, as %1 should see it: %2</source>
        <translation>Bước ngoặt, vì sao (nói với %1): %2</translation>
    </message>
    <message>
        <source>This attempt is over. Press %1 to try again, or %2 to go on.</source>
        <extracomment>of a better move that is looked for: %1 and %2 are keys</extracomment>
        <translation>Lần thử này đã xong. Nhấn %1 để thử lại, hoặc %2 để đi tiếp.</translation>
    </message>
    <message>
        <source>You have not tried a move yet.</source>
        <translation>Bạn chưa thử nước nào.</translation>
    </message>
    <message>
        <source>Count &amp;fine points</source>
        <translation>&amp;Tính cả điểm nhỏ</translation>
    </message>
    <message>
        <source>Moves that changed the result, but so far from the end that hardly anybody sees it: the win was more than 12 moves away.</source>
        <translation>Những nước làm đổi kết quả, nhưng còn quá xa nên hầu như không ai thấy: thế thắng cách hơn 12 nước.</translation>
    </message>
    <message>
        <source>A review judges every move of the game. Where discs can be popped out there are no exact values: it estimates, says so, and tells only what is clear.</source>
        <translation>Phần phân tích đánh giá từng nước của ván. Khi luật cho rút quân thì không có giá trị chính xác: khi đó nó ước lượng, nói rõ như vậy, và chỉ nêu điều gì rõ ràng.</translation>
    </message>
</context>
<context>
    <name>four::ReviewWords</name>
    <message>
        <source>Forced.</source>
        <extracomment>of a drop: there was no other</extracomment>
        <translation>Nước bắt buộc.</translation>
    </message>
    <message>
        <source>The only right move.</source>
        <extracomment>of a drop: every other would have made the result worse</extracomment>
        <translation>Nước đúng duy nhất.</translation>
    </message>
    <message>
        <source>Best.</source>
        <extracomment>of a drop: none is better</extracomment>
        <translation>Nước hay nhất.</translation>
    </message>
    <message numerus="yes">
        <source>Wins %Ln move(s) later.</source>
        <extracomment>of a drop: %n is by how many discs of the winner&apos;s it wins later than it could</extracomment>
        <translation>
            <numerusform>Thắng chậm hơn %Ln nước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Loses %Ln move(s) sooner.</source>
        <extracomment>of a drop: %n is by how many discs of the winner&apos;s it loses sooner than it must</extracomment>
        <translation>
            <numerusform>Thua sớm hơn %Ln nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>Mistake: a draw became a loss.</source>
        <translation>Sai lầm: từ hòa thành thua.</translation>
    </message>
    <message>
        <source>Mistake: a win became a draw.</source>
        <translation>Sai lầm: từ thắng thành hòa.</translation>
    </message>
    <message>
        <source>Mistake: a win became a loss.</source>
        <translation>Sai lầm: từ thắng thành thua.</translation>
    </message>
    <message>
        <source>Column %1 would have kept the draw.</source>
        <translation>Đi cột %1 thì vẫn giữ được hòa.</translation>
    </message>
    <message>
        <source>Columns %1 would have kept the draw.</source>
        <translation>Đi cột %1 thì vẫn giữ được hòa.</translation>
    </message>
    <message>
        <source>Column %1 would have won in %2.</source>
        <extracomment>%1 is the column&apos;s number, %2 how many discs the winner would still have dropped</extracomment>
        <translation>Đi cột %1 thì thắng sau %2 nước.</translation>
    </message>
    <message>
        <source>Columns %1 would have won, column %2 the soonest, in %3.</source>
        <extracomment>%1 is a list of columns, %2 the quickest of them, %3 how many discs that takes</extracomment>
        <translation>Đi cột %1 thì thắng, nhanh nhất là cột %2: sau %3 nước.</translation>
    </message>
    <message>
        <source>With best play it is a draw.</source>
        <translation>Nếu cả hai chơi hay nhất thì ván này hòa.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 thắng.</translation>
    </message>
    <message>
        <source>With best play %1 wins in %2.</source>
        <extracomment>%1 is a name, %2 how many discs that player still drops</extracomment>
        <translation>Nếu cả hai chơi hay nhất, %1 thắng sau %2 nước.</translation>
    </message>
    <message>
        <source>Disc %1: %2, column %3.</source>
        <extracomment>%1 is the number of the disc in the game, %2 a name, %3 a column&apos;s number</extracomment>
        <translation>Quân thứ %1: %2, cột %3.</translation>
    </message>
    <message>
        <source>Longest run of right ones: %1.</source>
        <extracomment>follows &quot;… 5 of 7 decisions kept the result.&quot;</extracomment>
        <translation>Chuỗi quyết định đúng dài nhất: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) would keep the draw.</source>
        <extracomment>%n is how many columns are right</extracomment>
        <translation>
            <numerusform>Có %Ln cột giữ được hòa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) would win, at best in %1.</source>
        <extracomment>%n is how many columns are right, %1 in how many discs the best of them wins</extracomment>
        <translation>
            <numerusform>Có %Ln cột thắng, nhanh nhất sau %1 nước.</numerusform>
        </translation>
    </message>
    <message>
        <source>Right: column %1 keeps the draw.</source>
        <translation>Đúng rồi: cột %1 giữ được hòa.</translation>
    </message>
    <message>
        <source>Right: column %1 wins in %2.</source>
        <translation>Đúng rồi: cột %1 thắng sau %2 nước.</translation>
    </message>
    <message>
        <source>Not yet: column %1 only draws.</source>
        <translation>Chưa đúng: cột %1 chỉ hòa.</translation>
    </message>
    <message>
        <source>Not yet: column %1 loses in %2.</source>
        <translation>Chưa đúng: cột %1 thua sau %2 nước.</translation>
    </message>
    <message>
        <source>%1 answers in column %2.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1 đáp lại ở cột %2.</translation>
    </message>
    <message>
        <source>You win.</source>
        <translation>Bạn thắng.</translation>
    </message>
    <message>
        <source>With best play you win in %1.</source>
        <translation>Nếu cả hai chơi hay nhất, bạn thắng sau %1 nước.</translation>
    </message>
    <message>
        <source>Seems the only right move (estimate).</source>
        <extracomment>of a drop: every other seems to make the game worse</extracomment>
        <translation>Có vẻ là nước đúng duy nhất (ước lượng).</translation>
    </message>
    <message>
        <source>Looks like a mistake: an even game turned bad (estimate).</source>
        <extracomment>of a drop: a search that does not see the end thinks so</extracomment>
        <translation>Có vẻ là sai lầm: thế cân bằng thành thế xấu (ước lượng).</translation>
    </message>
    <message>
        <source>Looks like a mistake: a good game turned even (estimate).</source>
        <translation>Có vẻ là sai lầm: thế tốt thành thế cân bằng (ước lượng).</translation>
    </message>
    <message>
        <source>Looks like a mistake: a good game turned bad (estimate).</source>
        <translation>Có vẻ là sai lầm: thế tốt thành thế xấu (ước lượng).</translation>
    </message>
    <message>
        <source>Seems right (estimate).</source>
        <extracomment>of a drop: there seems to be none that is clearly better</extracomment>
        <translation>Có vẻ ổn (ước lượng).</translation>
    </message>
    <message>
        <source>Column %1 looks better.</source>
        <extracomment>%1 is a column&apos;s number, or a list of some</extracomment>
        <translation>Cột %1 có vẻ tốt hơn.</translation>
    </message>
    <message>
        <source>Columns %1 look better.</source>
        <translation>Cột %1 có vẻ tốt hơn.</translation>
    </message>
    <message numerus="yes">
        <source>It looks even, as far as %n turn(s) ahead can be seen.</source>
        <extracomment>%n is how far the search has looked</extracomment>
        <translation>
            <numerusform>Nhìn trước %n lượt thì thế cờ có vẻ cân bằng.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It looks good for you, as far as %n turn(s) ahead can be seen.</source>
        <translation>
            <numerusform>Nhìn trước %n lượt thì thế cờ có vẻ tốt cho bạn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It looks good for %1, as far as %n turn(s) ahead can be seen.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>
            <numerusform>Nhìn trước %n lượt thì thế cờ có vẻ tốt cho %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>By estimate, no move clearly changed the game.</source>
        <translation>Theo ước lượng, không nước nào làm thay đổi hẳn ván cờ.</translation>
    </message>
    <message>
        <source>The hollow signs are estimates: where blocks or removals can still be used, and on large boards, exact values cannot be had. They are not counted in the statistics.</source>
        <translation>Dấu rỗng là ước lượng: khi còn có thể chặn lượt hoặc gỡ quân, và trên bàn cờ lớn, không thể có giá trị chính xác. Chúng không được tính vào thống kê.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) look better.</source>
        <extracomment>%n is how many columns are better</extracomment>
        <translation>
            <numerusform>Có %Ln cột có vẻ tốt hơn.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seems right: column %1 (estimate).</source>
        <translation>Có vẻ đúng: cột %1 (ước lượng).</translation>
    </message>
    <message>
        <source>Not yet: column %1 looks only even (estimate).</source>
        <translation>Chưa đúng: cột %1 có vẻ chỉ cân bằng (ước lượng).</translation>
    </message>
    <message>
        <source>Not yet: column %1 looks bad (estimate).</source>
        <translation>Chưa đúng: cột %1 có vẻ xấu (ước lượng).</translation>
    </message>
    <message>
        <source>%1: no decision to make, since whatever was played, the result stayed the same.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1: không có quyết định nào, vì đi nước nào kết quả cũng vậy.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %Ln decision(s) kept the result.</source>
        <extracomment>%1 is a name, %2 how many of the decisions were right</extracomment>
        <translation>
            <numerusform>%1: %2 trên %Ln quyết định giữ được kết quả.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: near the end, where values are exact, %2 of %Ln decision(s) kept the result.</source>
        <translation>
            <numerusform>%1: gần cuối ván, nơi có giá trị chính xác, %2 trên %Ln quyết định giữ được kết quả.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no decision to make by estimate, since no column was ever clearly better.</source>
        <extracomment>%1 is a name</extracomment>
        <translation>%1: theo ước lượng thì không có quyết định nào, vì không lúc nào có cột tốt hơn hẳn các cột khác.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %Ln decision(s) seem right by estimate.</source>
        <extracomment>%1 is a name, %2 how many of the decisions seem right</extracomment>
        <translation>
            <numerusform>%1: theo ước lượng, %2 trên %Ln quyết định có vẻ đúng.</numerusform>
        </translation>
    </message>
    <message>
        <source>No move changed the theoretical result.</source>
        <translation>Không nước đi nào làm thay đổi kết quả trên lý thuyết.</translation>
    </message>
    <message>
        <source>Turning point, by estimate: disc %1 (%3), in column %2, turned a good game into a bad one.</source>
        <extracomment>%1 is the number of the disc in the game, %2 a column&apos;s number, %3 a name</extracomment>
        <translation>Bước ngoặt theo ước lượng: quân thứ %1 (%3), ở cột %2, biến thế tốt thành thế xấu.</translation>
    </message>
    <message>
        <source>Turning point, by estimate: disc %1 (%3), in column %2, turned a good game into an even one.</source>
        <translation>Bước ngoặt theo ước lượng: quân thứ %1 (%3), ở cột %2, biến thế tốt thành thế cân bằng.</translation>
    </message>
    <message>
        <source>Turning point, by estimate: disc %1 (%3), in column %2, turned an even game into a bad one.</source>
        <translation>Bước ngoặt theo ước lượng: quân thứ %1 (%3), ở cột %2, biến thế cân bằng thành thế xấu.</translation>
    </message>
    <message>
        <source>Turning point: disc %1 (%3), in column %2, turned a win into a loss.</source>
        <extracomment>%1 is the number of the disc in the game, %2 a column&apos;s number, %3 a name</extracomment>
        <translation>Bước ngoặt: quân thứ %1 (%3), ở cột %2, biến thế thắng thành thế thua.</translation>
    </message>
    <message>
        <source>Turning point: disc %1 (%3), in column %2, turned a win into a draw.</source>
        <translation>Bước ngoặt: quân thứ %1 (%3), ở cột %2, biến thế thắng thành thế hòa.</translation>
    </message>
    <message>
        <source>Turning point: disc %1 (%3), in column %2, turned a draw into a loss.</source>
        <translation>Bước ngoặt: quân thứ %1 (%3), ở cột %2, biến thế hòa thành thế thua.</translation>
    </message>
    <message>
        <source>Disc %1 (%2) went to column %3, which looks like a mistake (estimate). Find a better column.</source>
        <extracomment>%1 is the number of the disc in the game, %2 a name, %3 a column&apos;s number</extracomment>
        <translation>Quân thứ %1 (%2) đã vào cột %3, có vẻ là sai lầm (ước lượng). Hãy tìm cột tốt hơn.</translation>
    </message>
    <message>
        <source>Disc %1 (%2) went to column %3, and a win became a loss. Find a better column.</source>
        <extracomment>%1 is the number of the disc in the game, %2 a name, %3 a column&apos;s number</extracomment>
        <translation>Quân thứ %1 (%2) đã vào cột %3, và thế thắng thành thế thua. Hãy tìm cột hay hơn.</translation>
    </message>
    <message>
        <source>Disc %1 (%2) went to column %3, and a win became a draw. Find a better column.</source>
        <translation>Quân thứ %1 (%2) đã vào cột %3, và thế thắng thành thế hòa. Hãy tìm cột hay hơn.</translation>
    </message>
    <message>
        <source>Disc %1 (%2) went to column %3, and a draw became a loss. Find a better column.</source>
        <translation>Quân thứ %1 (%2) đã vào cột %3, và thế hòa thành thế thua. Hãy tìm cột hay hơn.</translation>
    </message>
    <message>
        <source>You answer in column %1.</source>
        <translation>Bạn đáp lại ở cột %1.</translation>
    </message>
    <message>
        <source>Oversight: a line could have been completed.</source>
        <translation>Sơ suất: bỏ lỡ một đường.</translation>
    </message>
    <message>
        <source>Oversight: let the opponent win at once.</source>
        <translation>Sơ suất: để đối thủ thắng ngay.</translation>
    </message>
    <message>
        <source>Looks like an oversight: allowed a forced loss (estimate).</source>
        <translation>Có vẻ là sơ suất: để bị ép thua (ước lượng).</translation>
    </message>
    <message>
        <source>Oversight: allowed two threats at once.</source>
        <translation>Sơ suất: để đối thủ có hai mối đe dọa.</translation>
    </message>
    <message>
        <source>Oversight: allowed a forced loss.</source>
        <translation>Sơ suất: để bị ép thua.</translation>
    </message>
    <message>
        <source>Looks like an oversight: missed a forced win (estimate).</source>
        <translation>Có vẻ là sơ suất: bỏ lỡ chuỗi ép (ước lượng).</translation>
    </message>
    <message>
        <source>Oversight: missed a forced win.</source>
        <translation>Sơ suất: bỏ lỡ chuỗi ép.</translation>
    </message>
    <message>
        <source>Fine point: a draw became a loss.</source>
        <translation>Điểm nhỏ: từ hòa thành thua.</translation>
    </message>
    <message>
        <source>Fine point: a win became a draw.</source>
        <translation>Điểm nhỏ: từ thắng thành hòa.</translation>
    </message>
    <message>
        <source>Fine point: a win became a loss.</source>
        <translation>Điểm nhỏ: từ thắng thành thua.</translation>
    </message>
    <message>
        <source>Removing the disc at row %1, column %2 would have been better (estimate).</source>
        <extracomment>of a turn in a game with removals; %1 is a row&apos;s number, %2 a column&apos;s</extracomment>
        <translation>Gỡ quân ở hàng %1, cột %2 thì tốt hơn (ước lượng).</translation>
    </message>
    <message>
        <source>Blocking the opponent’s turn after it would have been better (estimate).</source>
        <translation>Sau đó chặn lượt của đối thủ thì tốt hơn (ước lượng).</translation>
    </message>
    <message>
        <source>Column %1 would have completed a line.</source>
        <extracomment>%1 is a column&apos;s number, or a list of some</extracomment>
        <translation>Thả vào cột %1 là thành đường.</translation>
    </message>
    <message>
        <source>Columns %1 would have completed a line.</source>
        <translation>Thả vào cột %1 là thành đường.</translation>
    </message>
    <message>
        <source>Column %1 would have prevented it.</source>
        <extracomment>what the drop allowed; %1 is a column&apos;s number, or a list of some</extracomment>
        <translation>Cột %1 ngăn được.</translation>
    </message>
    <message>
        <source>Columns %1 would have prevented it.</source>
        <translation>Cột %1 ngăn được.</translation>
    </message>
    <message>
        <source>Oversights: %1, blunders: %2, mistakes: %3, fine points: %4.</source>
        <extracomment>of one player in a game; %1 to %3 are numbers</extracomment>
        <translation>Sơ suất: %1, sai lầm nặng: %2, sai lầm: %3, điểm nhỏ: %4.</translation>
    </message>
    <message>
        <source>Oversights: %1, blunders: %2, mistakes: %3.</source>
        <translation>Sơ suất: %1, sai lầm nặng: %2, sai lầm: %3.</translation>
    </message>
    <message>
        <source>Turning point: disc %1 (%3), in column %2, missed a line.</source>
        <extracomment>%1 is the number of the disc in the game, %2 a column&apos;s number, %3 a name</extracomment>
        <translation>Bước ngoặt: quân thứ %1 (%3), ở cột %2, bỏ lỡ một đường.</translation>
    </message>
    <message>
        <source>Turning point: disc %1 (%3), in column %2, let the opponent win at once.</source>
        <translation>Bước ngoặt: quân thứ %1 (%3), ở cột %2, để đối thủ thắng ngay.</translation>
    </message>
    <message>
        <source>Turning point, by estimate: disc %1 (%3), in column %2, allowed a forced loss.</source>
        <translation>Bước ngoặt theo ước lượng: quân thứ %1 (%3), ở cột %2, để bị ép thua.</translation>
    </message>
    <message>
        <source>Turning point: disc %1 (%3), in column %2, allowed two threats at once.</source>
        <translation>Bước ngoặt: quân thứ %1 (%3), ở cột %2, để đối thủ có hai mối đe dọa cùng lúc.</translation>
    </message>
    <message>
        <source>Turning point: disc %1 (%3), in column %2, allowed a forced loss.</source>
        <translation>Bước ngoặt: quân thứ %1 (%3), ở cột %2, để bị ép thua.</translation>
    </message>
    <message>
        <source>Turning point, by estimate: disc %1 (%3), in column %2, missed a forced win.</source>
        <translation>Bước ngoặt theo ước lượng: quân thứ %1 (%3), ở cột %2, bỏ lỡ chuỗi ép.</translation>
    </message>
    <message>
        <source>Turning point: disc %1 (%3), in column %2, missed a forced win.</source>
        <translation>Bước ngoặt: quân thứ %1 (%3), ở cột %2, bỏ lỡ chuỗi ép.</translation>
    </message>
    <message>
        <source>There was no mistake, only fine points; the last: disc %1 (%3), in column %2, turned a win into a loss.</source>
        <extracomment>there is no turning point that a person could have seen; %1 is the number of the disc in the game, %2 a column&apos;s number, %3 a name</extracomment>
        <translation>Không có sai lầm nào, chỉ có điểm nhỏ; cuối cùng là quân thứ %1 (%3), ở cột %2, biến thế thắng thành thế thua.</translation>
    </message>
    <message>
        <source>There was no mistake, only fine points; the last: disc %1 (%3), in column %2, turned a win into a draw.</source>
        <translation>Không có sai lầm nào, chỉ có điểm nhỏ; cuối cùng là quân thứ %1 (%3), ở cột %2, biến thế thắng thành thế hòa.</translation>
    </message>
    <message>
        <source>There was no mistake, only fine points; the last: disc %1 (%3), in column %2, turned a draw into a loss.</source>
        <translation>Không có sai lầm nào, chỉ có điểm nhỏ; cuối cùng là quân thứ %1 (%3), ở cột %2, biến thế hòa thành thế thua.</translation>
    </message>
    <message>
        <source>Disc %1 (%2) went to column %3 and missed a line. Find a better column.</source>
        <extracomment>%1 is the number of the disc in the game, %2 a name, %3 a column&apos;s number</extracomment>
        <translation>Quân thứ %1 (%2) đã vào cột %3, bỏ lỡ một đường. Hãy tìm cột tốt hơn.</translation>
    </message>
    <message>
        <source>Disc %1 (%2) went to column %3 and let the opponent win at once. Find a better column.</source>
        <translation>Quân thứ %1 (%2) đã vào cột %3, để đối thủ thắng ngay. Hãy tìm cột tốt hơn.</translation>
    </message>
    <message>
        <source>Disc %1 (%2) went to column %3 and allowed two threats at once. Find a better column.</source>
        <translation>Quân thứ %1 (%2) đã vào cột %3, để đối thủ có hai mối đe dọa cùng lúc. Hãy tìm cột tốt hơn.</translation>
    </message>
    <message>
        <source>Disc %1 (%2) went to column %3 and allowed a forced loss. Find a better column.</source>
        <translation>Quân thứ %1 (%2) đã vào cột %3, để bị ép thua. Hãy tìm cột tốt hơn.</translation>
    </message>
    <message>
        <source>Disc %1 (%2) went to column %3 and missed a forced win. Find a better column.</source>
        <translation>Quân thứ %1 (%2) đã vào cột %3, bỏ lỡ chuỗi ép. Hãy tìm cột tốt hơn.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s) would prevent it.</source>
        <extracomment>what the drop allowed; %n is how many columns are right</extracomment>
        <translation>
            <numerusform>Có %Ln cột ngăn được.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not yet: column %1 wins only in %2.</source>
        <translation>Chưa đúng: cột %1 phải đến %2 nước mới thắng.</translation>
    </message>
    <message>
        <source>Right: column %1 holds out, and loses only in %2.</source>
        <extracomment>%2 is how many discs the opponent still has to drop</extracomment>
        <translation>Đúng: cột %1 cầm cự được %2 nước.</translation>
    </message>
    <message>
        <source>Blunder: a line could have been completed.</source>
        <extracomment>of a drop</extracomment>
        <translation>Sai lầm nặng: bỏ lỡ một đường.</translation>
    </message>
    <message>
        <source>Blunder: let the opponent win at once.</source>
        <extracomment>of a drop</extracomment>
        <translation>Sai lầm nặng: để đối thủ thắng ngay.</translation>
    </message>
    <message>
        <source>Blunder: allowed two threats at once.</source>
        <translation>Sai lầm nặng: để đối thủ có hai mối đe dọa.</translation>
    </message>
    <message>
        <source>Blunder: allowed a forced loss.</source>
        <extracomment>of a drop: the opponent can win soon, whatever is answered</extracomment>
        <translation>Sai lầm nặng: để bị ép thua.</translation>
    </message>
    <message>
        <source>Blunder: missed a forced win.</source>
        <extracomment>of a drop: another would have won soon, whatever is answered</extracomment>
        <translation>Sai lầm nặng: bỏ lỡ chuỗi ép.</translation>
    </message>
    <message>
        <source>A draw became a loss.</source>
        <extracomment>of a drop: the result could have been a draw, and is a loss</extracomment>
        <translation>Từ hòa thành thua.</translation>
    </message>
    <message>
        <source>A win became a draw.</source>
        <translation>Từ thắng thành hòa.</translation>
    </message>
    <message>
        <source>A win became a loss.</source>
        <translation>Từ thắng thành thua.</translation>
    </message>
    <message>
        <source>missed a line</source>
        <extracomment>of a move, in a list: the player could have completed a line</extracomment>
        <translation>bỏ lỡ một đường</translation>
    </message>
    <message>
        <source>let a line through</source>
        <extracomment>of a move, in a list: the opponent could then complete a line</extracomment>
        <translation>để lọt một đường</translation>
    </message>
    <message>
        <source>two threats</source>
        <extracomment>of a move, in a list: the opponent got them</extracomment>
        <translation>hai mối đe dọa</translation>
    </message>
    <message>
        <source>allowed a forced loss</source>
        <translation>để bị ép thua</translation>
    </message>
    <message>
        <source>missed a forced win</source>
        <extracomment>of a move, in a list</extracomment>
        <translation>bỏ lỡ chuỗi ép</translation>
    </message>
    <message>
        <source>win → loss</source>
        <extracomment>of a move, in a list: how the result changed</extracomment>
        <translation>thắng → thua</translation>
    </message>
    <message>
        <source>win → draw</source>
        <extracomment>of a move, in a list: how the result changed</extracomment>
        <translation>thắng → hòa</translation>
    </message>
    <message>
        <source>draw → loss</source>
        <extracomment>of a move, in a list: how the result changed</extracomment>
        <translation>hòa → thua</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>a player without a name, in the midst of a sentence: &quot;Disc 5 (you) went to column 4&quot;</extracomment>
        <translation>bạn</translation>
    </message>
    <message>
        <source>Popping the disc out of column %1 would have been better (estimate).</source>
        <extracomment>of a turn in a game in which discs can be popped out; %1 is a column&apos;s number</extracomment>
        <translation>Rút quân ở cột %1 thì tốt hơn (ước lượng).</translation>
    </message>
    <message>
        <source>A swap in reply to the first disc looks better (estimate).</source>
        <translation>Đổi quân để đáp lại quân đầu tiên có vẻ tốt hơn (ước lượng).</translation>
    </message>
    <message>
        <source>The swap looks like a mistake (estimate).</source>
        <translation>Lần đổi quân này có vẻ là sai lầm (ước lượng).</translation>
    </message>
    <message>
        <source>The swap seems right (estimate).</source>
        <translation>Lần đổi quân này có vẻ đúng (ước lượng).</translation>
    </message>
    <message>
        <source>A swap was missed: with best play the owner of the first disc wins.</source>
        <translation>Đã bỏ lỡ đổi quân: nếu đi hay nhất, ai có quân đầu tiên sẽ thắng.</translation>
    </message>
    <message>
        <source>The swap gave the win away: with best play the owner of the first disc loses.</source>
        <translation>Lần đổi quân này bỏ mất thế thắng: nếu đi hay nhất, ai có quân đầu tiên sẽ thua.</translation>
    </message>
    <message>
        <source>The swap was right: with best play the owner of the first disc wins.</source>
        <translation>Lần đổi quân này đúng: nếu đi hay nhất, ai có quân đầu tiên sẽ thắng.</translation>
    </message>
    <message>
        <source>The swap changed nothing: with best play it is a draw, whoever owns the first disc.</source>
        <translation>Lần đổi quân này không thay đổi gì: nếu đi hay nhất thì hòa, dù ai giữ quân đầu tiên.</translation>
    </message>
    <message>
        <source>No turning point</source>
        <translation>Không có bước ngoặt</translation>
    </message>
    <message>
        <source>Only fine points</source>
        <translation>Chỉ có điểm nhỏ</translation>
    </message>
    <message>
        <source>Turning point (estimate): disc %1</source>
        <extracomment>%1 is the number of the disc in the game</extracomment>
        <translation>Bước ngoặt (ước lượng): quân thứ %1</translation>
    </message>
    <message>
        <source>Turning point: disc %1</source>
        <translation>Bước ngoặt: quân thứ %1</translation>
    </message>
    <message>
        <source>%1, column %2.</source>
        <extracomment>what the game turned on: %1 is a name, %2 a column&apos;s number</extracomment>
        <translation>%1, cột %2.</translation>
    </message>
    <message>
        <source>%1: no decisions</source>
        <extracomment>of a reviewed game: %1 is a name</extracomment>
        <translation>%1: không có quyết định nào</translation>
    </message>
    <message>
        <source>%1: kept the result %2 of %3 times</source>
        <extracomment>of a reviewed game: %1 is a name, %2 of %3 decisions</extracomment>
        <translation>%1: giữ được kết quả %2 trên %3 lần</translation>
    </message>
    <message>
        <source>%1: %2 of %3 decisions seem right</source>
        <translation>%1: %2 trên %3 quyết định có vẻ đúng</translation>
    </message>
    <message>
        <source>%1: longest run of right ones %2.</source>
        <extracomment>of decisions that kept the result: %1 is a name</extracomment>
        <translation>%1: chuỗi quyết định đúng dài nhất là %2.</translation>
    </message>
</context>
<context>
    <name>four::RulesDialog</name>
    <message>
        <source>Do not &amp;show this again</source>
        <translation>&amp;Không hiện lại lần sau</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Luật chơi: %1</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Vào ván</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Luật chơi</translation>
    </message>
</context>
<context>
    <name>four::RulesText</name>
    <message>
        <source>The goal</source>
        <translation>Mục tiêu</translation>
    </message>
    <message>
        <source>The board has %1 columns and %2 rows.</source>
        <translation>Bàn cờ có %1 cột và %2 hàng.</translation>
    </message>
    <message>
        <source>When the board is full and nobody has a line, the game is a draw.</source>
        <translation>Nếu bàn cờ đầy mà chưa ai có đường nào thì ván cờ hòa.</translation>
    </message>
    <message>
        <source>A coin toss decides who begins.</source>
        <translation>Tung đồng xu để quyết định ai đi trước.</translation>
    </message>
    <message>
        <source>Whoever begins chooses X or O; the other gets the letter that is left.</source>
        <translation>Người đi trước chọn X hoặc O; người kia nhận chữ còn lại.</translation>
    </message>
    <message>
        <source>The first disc of the game must go into the centre column.</source>
        <translation>Khai cuộc giữa bàn: quân đầu tiên của ván phải thả vào cột giữa.</translation>
    </message>
    <message>
        <source>The first disc of the game must go into one of the two centre columns.</source>
        <translation>Khai cuộc giữa bàn: quân đầu tiên của ván phải thả vào một trong hai cột giữa.</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>Bắt đầu ván</translation>
    </message>
    <message>
        <source>Players take turns. In a turn you drop one disc into a column that is not full; it falls onto the lowest empty cell.</source>
        <translation>Hai người chơi lần lượt đi. Mỗi lượt, bạn thả một quân vào một cột chưa đầy; quân rơi xuống ô trống thấp nhất.</translation>
    </message>
    <message>
        <source>Your first move of the game cannot be taken back.</source>
        <translation>Không được đi lại nước đầu tiên của bạn trong ván.</translation>
    </message>
    <message>
        <source>End your turn to let the opponent move. When there is nothing to decide, the turn ends by itself.</source>
        <translation>Hãy kết thúc lượt để đối thủ đi. Khi không còn gì để quyết định, lượt sẽ tự kết thúc.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Lượt đi</translation>
    </message>
    <message>
        <source>Impossible moves</source>
        <translation>Nước đi không hợp lệ</translation>
    </message>
    <message>
        <source>An impossible move is refused, and costs nothing.</source>
        <translation>Nước đi không hợp lệ bị từ chối và không mất gì.</translation>
    </message>
    <message>
        <source>a column number that the board does not have</source>
        <translation>chọn một cột không có trên bàn cờ</translation>
    </message>
    <message>
        <source>a column that is full</source>
        <translation>chọn một cột đã đầy</translation>
    </message>
    <message>
        <source>an undo when none is left</source>
        <translation>đi lại khi đã hết lần đi lại</translation>
    </message>
    <message>
        <source>a block when none is left</source>
        <translation>chặn lượt khi đã hết lần chặn</translation>
    </message>
    <message>
        <source>Violations</source>
        <translation>Vi phạm</translation>
    </message>
    <message>
        <source>These count as violations:</source>
        <translation>Những việc sau bị tính là vi phạm:</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Chặn lượt</translation>
    </message>
    <message>
        <source>After your move you may block the opponent: their turn is skipped, and you move again.</source>
        <translation>Sau nước đi của mình, bạn được chặn lượt đối thủ: đối thủ mất lượt và bạn đi tiếp.</translation>
    </message>
    <message>
        <source>It is refused while the opponent could make a line with the next disc.</source>
        <translation>Không được chặn lượt khi đối thủ có thể tạo thành một đường ngay ở quân tiếp theo.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Gỡ quân</translation>
    </message>
    <message>
        <source>Instead of dropping a disc you may take one disc of the opponent off the board; the discs above it fall down.</source>
        <translation>Thay vì thả quân, bạn được gỡ một quân của đối thủ khỏi bàn cờ; các quân ở trên rơi xuống.</translation>
    </message>
    <message>
        <source>&lt;b&gt;1&lt;/b&gt; to &lt;b&gt;9&lt;/b&gt;, and &lt;b&gt;0&lt;/b&gt; for the tenth: drop into that column</source>
        <translation>&lt;b&gt;1&lt;/b&gt; đến &lt;b&gt;9&lt;/b&gt;, và &lt;b&gt;0&lt;/b&gt; cho cột thứ mười: thả quân vào cột đó</translation>
    </message>
    <message>
        <source>&lt;b&gt;←&lt;/b&gt; and &lt;b&gt;→&lt;/b&gt; choose a column; &lt;b&gt;Enter&lt;/b&gt;, &lt;b&gt;Space&lt;/b&gt; or &lt;b&gt;↓&lt;/b&gt; drops</source>
        <translation>&lt;b&gt;←&lt;/b&gt; và &lt;b&gt;→&lt;/b&gt;: chọn cột; &lt;b&gt;Enter&lt;/b&gt;, &lt;b&gt;phím cách&lt;/b&gt; hoặc &lt;b&gt;↓&lt;/b&gt;: thả quân</translation>
    </message>
    <message>
        <source>&lt;b&gt;U&lt;/b&gt;: take the move back</source>
        <translation>&lt;b&gt;U&lt;/b&gt;: đi lại</translation>
    </message>
    <message>
        <source>&lt;b&gt;B&lt;/b&gt;: block the opponent</source>
        <translation>&lt;b&gt;B&lt;/b&gt;: chặn lượt đối thủ</translation>
    </message>
    <message>
        <source>&lt;b&gt;Enter&lt;/b&gt;: end the turn</source>
        <translation>&lt;b&gt;Enter&lt;/b&gt;: kết thúc lượt</translation>
    </message>
    <message>
        <source>The keys</source>
        <translation>Phím tắt</translation>
    </message>
    <message>
        <source>Drop your discs so that %1 of them form an unbroken line: horizontal, vertical or diagonal. The first player with such a line wins.</source>
        <translation>Hãy thả quân sao cho %1 quân của bạn nằm liền nhau thành một đường ngang, dọc hoặc chéo. Ai có đường như vậy trước thì thắng.</translation>
    </message>
    <message numerus="yes">
        <source>After your move, as long as it does not end the game, you may take it back before you end your turn, up to %n time(s) in a game.</source>
        <translation>
            <numerusform>Sau khi đi, nếu ván chưa kết thúc, bạn được đi lại nước ấy trước khi kết thúc lượt, tối đa %n lần mỗi ván.</numerusform>
        </translation>
    </message>
    <message>
        <source>The first violation loses the game.</source>
        <translation>Chỉ một lần vi phạm là thua ván.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever commits more than %n violation(s) in one turn loses the game.</source>
        <translation>
            <numerusform>Ai vi phạm quá %n lần trong một lượt thì thua ván.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever commits more than %n violation(s) in one game loses it.</source>
        <translation>
            <numerusform>Ai vi phạm quá %n lần trong một ván thì thua ván đó.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may do so up to %n time(s) in a game.</source>
        <translation>
            <numerusform>Mỗi ván được làm như vậy tối đa %n lần.</numerusform>
        </translation>
    </message>
    <message>
        <source>&lt;b&gt;R&lt;/b&gt;: remove a disc; the arrows choose it, &lt;b&gt;Enter&lt;/b&gt; takes it, &lt;b&gt;Esc&lt;/b&gt; cancels</source>
        <translation>&lt;b&gt;R&lt;/b&gt;: gỡ quân; chọn quân bằng các phím mũi tên, &lt;b&gt;Enter&lt;/b&gt; để gỡ, &lt;b&gt;Esc&lt;/b&gt; để thôi</translation>
    </message>
    <message>
        <source>The letters X and O are chosen at random.</source>
        <translation>Chữ X và chữ O được bốc thăm.</translation>
    </message>
    <message>
        <source>a removal when none is left, or aimed at an empty cell or at your own disc</source>
        <translation>gỡ quân khi đã hết lần gỡ, hoặc gỡ ở ô trống hay gỡ quân của chính mình</translation>
    </message>
    <message>
        <source>If this gives you a line, you win, even if your opponent gets one too. If only your opponent gets a line, your opponent wins.</source>
        <translation>Nếu nhờ đó bạn có một đường thì bạn thắng, kể cả khi đối thủ cũng có; nếu chỉ đối thủ có thì đối thủ thắng.</translation>
    </message>
    <message>
        <source>Three lines: horizontal, vertical and diagonal.</source>
        <translation>Ba đường: ngang, dọc và chéo.</translation>
    </message>
    <message>
        <source>Player 1, with the %1 discs, begins.</source>
        <translation>Người chơi 1 cầm quân %1 và đi trước.</translation>
    </message>
    <message>
        <source>%1 discs carry the letter X, %2 discs the letter O.</source>
        <extracomment>%1 and %2 are colours; the sentence gets a capital letter first</extracomment>
        <translation>Quân %1 mang chữ X, quân %2 mang chữ O.</translation>
    </message>
    <message>
        <source>Left: %1 has two side by side. Right: %1 has dropped two more, with a block between them, and has four in a row.</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>Bên trái: có hai quân %1 cạnh nhau. Bên phải: bên cầm quân %1 đã thả thêm hai quân, giữa đó chặn lượt của đối thủ, và có bốn quân thẳng hàng.</translation>
    </message>
    <message>
        <source>Left: the %2 disc lies under the %1 one. Right: it is removed, the %1 one falls, and %1 has four in a row.</source>
        <extracomment>%1 and %2 are colours</extracomment>
        <translation>Bên trái: một quân %2 nằm dưới một quân %1. Bên phải: quân %2 bị gỡ, quân %1 rơi xuống, và bên cầm quân %1 có bốn quân thẳng hàng.</translation>
    </message>
    <message>
        <source>&lt;b&gt;H&lt;/b&gt;, hint: the best column, why it is the best, and what would go wrong with another. Pressed again, it shows how the game goes on from there; &lt;b&gt;.&lt;/b&gt; and &lt;b&gt;,&lt;/b&gt; step through it.</source>
        <translation>&lt;b&gt;H&lt;/b&gt;, gợi ý: cột tốt nhất, vì sao nó tốt nhất, và cột khác thì sai ở đâu. Nhấn lần nữa để xem ván diễn ra tiếp thế nào; &lt;b&gt;.&lt;/b&gt; và &lt;b&gt;,&lt;/b&gt; để đi từng nước.</translation>
    </message>
    <message>
        <source>The coach helps those who want to learn; nobody needs it to play.</source>
        <translation>Huấn luyện viên giúp người muốn học; không có cũng chơi được.</translation>
    </message>
    <message>
        <source>Zugzwang means having to play where it hurts. Many games end so: when the safe cells run out, somebody has to play right under a threat. Count the free cells of the other columns in pairs, and you see who.</source>
        <translation>Thế bí nước (zugzwang) là bị buộc phải đi nước có hại. Nhiều ván kết thúc như thế: khi các ô an toàn đã hết, một bên phải thả quân ngay bên dưới một mối đe dọa. Hãy đếm các ô trống của những cột khác theo từng cặp, bạn sẽ thấy đó là bên nào.</translation>
    </message>
    <message>
        <source>The coach</source>
        <translation>Huấn luyện viên</translation>
    </message>
    <message>
        <source>&lt;b&gt;Win in n&lt;/b&gt;: win with so many discs of your own, whatever the opponent does.</source>
        <translation>&lt;b&gt;Thắng trong n nước&lt;/b&gt;: thắng bằng chừng ấy quân của mình, dù đối thủ đi thế nào.</translation>
    </message>
    <message>
        <source>&lt;b&gt;The only move&lt;/b&gt;: one column alone keeps the win or the draw.</source>
        <translation>&lt;b&gt;Nước duy nhất&lt;/b&gt;: chỉ một cột giữ được thế thắng hoặc thế hòa.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Hold the draw&lt;/b&gt;: the same, several times in a row.</source>
        <translation>&lt;b&gt;Giữ cho hòa&lt;/b&gt;: cũng vậy, nhiều lần liên tiếp.</translation>
    </message>
    <message>
        <source>&lt;b&gt;Find the mistake&lt;/b&gt;: go back (Page Up, or in the move list) to the move that changed the result, press &lt;b&gt;Ctrl+M&lt;/b&gt;, and play the better one.</source>
        <translation>&lt;b&gt;Tìm sai lầm&lt;/b&gt;: lùi lại (Page Up, hoặc trong danh sách nước đi) đến nước đã làm đổi kết quả, nhấn &lt;b&gt;Ctrl+M&lt;/b&gt;, rồi đi nước hay hơn.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Câu đố</translation>
    </message>
    <message>
        <source>&lt;b&gt;Ctrl+E&lt;/b&gt;, review: every move of the game is judged, a chart shows where it turned, and you can look for the better moves on the board.</source>
        <translation>&lt;b&gt;Ctrl+E&lt;/b&gt;, phân tích ván: từng nước đi được đánh giá, biểu đồ cho thấy bước ngoặt, và bạn có thể tìm nước đi hay hơn ngay trên bàn cờ.</translation>
    </message>
    <message>
        <source>Practice with the coach, a choice in New match for one person: when a move of yours gives the win or the draw away, or misses a line that was there at once, the coach says so before anybody answers. &lt;b&gt;Backspace&lt;/b&gt; takes the move back, in the same game; &lt;b&gt;G&lt;/b&gt; lets it stand; &lt;b&gt;Y&lt;/b&gt; shows why.</source>
        <translation>Tập với huấn luyện viên, một lựa chọn trong hộp Ván mới dành cho một người: khi nước đi của bạn bỏ lỡ thế thắng hoặc thế hòa, hoặc bỏ lỡ một đường có thể nối ngay, huấn luyện viên nói trước khi ai đi tiếp. &lt;b&gt;Backspace&lt;/b&gt; rút lại nước đi, vẫn trong ván ấy; &lt;b&gt;G&lt;/b&gt; giữ nguyên và chơi tiếp; &lt;b&gt;Y&lt;/b&gt; xem vì sao.</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Bài học</translation>
    </message>
    <message>
        <source>&lt;i&gt;Learn → Lessons&lt;/i&gt; (&lt;b&gt;Ctrl+F3&lt;/b&gt;) teach in twelve short lessons what decides games: threats, odd and even rows, following up, the openings, the power-ups. Each step lays a position on the board and asks for one move; a wrong one is answered with why.</source>
        <translation>&lt;i&gt;Học → Bài học&lt;/i&gt; (&lt;b&gt;Ctrl+F3&lt;/b&gt;) dạy trong mười hai bài ngắn những gì quyết định ván cờ: mối đe dọa, hàng lẻ và hàng chẵn, đi chồng lên, khai cuộc, các tuyệt chiêu. Mỗi bước bày một thế cờ trên bàn và hỏi một nước đi; nếu đi chưa đúng, bạn được biết vì sao.</translation>
    </message>
    <message>
        <source>In the &lt;i&gt;Sandbox&lt;/i&gt; you set up any position, cell by cell. It says whether a game can lead there, and what each column is worth, and you can play on from it against any level.</source>
        <translation>Với &lt;i&gt;Tự xếp thế cờ&lt;/i&gt;, bạn xếp bất kỳ thế cờ nào, từng ô một. Chương trình cho biết một ván cờ có thể dẫn tới đó hay không, mỗi cột đáng giá bao nhiêu, và bạn có thể chơi tiếp từ đó với mọi cấp độ.</translation>
    </message>
    <message>
        <source>Marks of a hint: a green ring where the disc lands, white rings on what the reason speaks of, and triangles that point down on those that go wrong with another column. Where every reply is forced, the discs to come are there with their numbers.</source>
        <translation>Dấu của gợi ý: vòng xanh lá ở ô mà quân rơi xuống, vòng trắng ở những gì lý do nói đến, và tam giác chỉ xuống ở các ô cho thấy cột khác sai ở đâu. Khi mọi nước đáp đều bắt buộc, các quân sắp tới hiện ra kèm số thứ tự.</translation>
    </message>
    <message>
        <source>&lt;b&gt;V&lt;/b&gt;, values: above each column you see how the game ends if both play their best: a triangle that points up for a win, a square for a draw, a triangle that points down for a loss, with the number of moves until then, over a bar that is the longer the nearer the end is. A ring marks the best.</source>
        <translation>&lt;b&gt;V&lt;/b&gt;, giá trị: trên mỗi cột là kết quả nếu hai bên cùng đi tốt nhất: tam giác hướng lên là thắng, hình vuông là hòa, tam giác hướng xuống là thua, kèm số nước còn lại, trên một vạch càng dài khi ván càng sắp kết thúc. Cột tốt nhất được khoanh lại.</translation>
    </message>
    <message>
        <source>&lt;b&gt;T&lt;/b&gt;, threats: the empty cells that would complete a line, with the letter of the player who would complete it. In a solid ring a disc can land there now, in a dotted one later. Two rings are in rows that the owner gets if the columns fill up in pairs.</source>
        <translation>&lt;b&gt;T&lt;/b&gt;, mối đe dọa: các ô trống có thể nối thành đường, kèm chữ của người được nối. Trong vòng liền, quân có thể rơi xuống đó ngay; trong vòng chấm thì để sau. Hai vòng là ở hàng mà người ấy sẽ có nếu các cột đầy dần theo từng cặp.</translation>
    </message>
    <message>
        <source>A game in which the coach helped, with values, hints, a review before its end, or words of its own, is marked so in the history and on the score sheet, and the statistics leave it out unless you ask for it. Two people have to agree to such help.</source>
        <translation>Ván có huấn luyện viên giúp, bằng giá trị, gợi ý, phân tích trước khi ván kết thúc, hoặc tự lên tiếng, được ghi như vậy trong lịch sử và trên biên bản; thống kê không tính ván đó, trừ khi bạn muốn. Hai người chơi phải cùng đồng ý thì mới có trợ giúp ấy.</translation>
    </message>
    <message>
        <source>The menu &lt;i&gt;Learn&lt;/i&gt; has positions of the classic game with one right answer, proven by the program. They take the place of your game on the board, which waits and comes back as it was (&lt;b&gt;Shift+F3&lt;/b&gt;).</source>
        <translation>Trong mục &lt;i&gt;Học&lt;/i&gt; có những thế cờ của trò cổ điển chỉ có một đáp án đúng, do chương trình chứng minh. Chúng hiện trên bàn cờ thay cho ván của bạn; ván ấy đợi và trở lại y nguyên (&lt;b&gt;Shift+F3&lt;/b&gt;).</translation>
    </message>
    <message>
        <source>&lt;b&gt;F3&lt;/b&gt; brings the next one, about your strength: a puzzle solved at the first try without help raises your rating, one that was missed lowers it. There is one for each day, the same for everyone. The mistakes of your own games come from their reviews, and again after 1, 3, 7 and 21 days when you missed them. In Rush you solve as many as you can in three minutes; three misses end it.</source>
        <translation>&lt;b&gt;F3&lt;/b&gt; đưa ra câu tiếp theo, vừa sức bạn: giải được ngay lần đầu mà không cần giúp thì điểm của bạn tăng, sai thì điểm giảm. Mỗi ngày có một câu, ai cũng như nhau. Sai lầm trong các ván của bạn lấy từ phần phân tích, và nếu sai thì gặp lại sau 1, 3, 7 và 21 ngày. Khi chạy đua, bạn giải càng nhiều càng tốt trong ba phút; sai ba lần thì hết.</translation>
    </message>
    <message>
        <source>The two outer columns are filled beforehand with discs of both players in turn, which count in lines like any others.</source>
        <translation>Hai cột ngoài được lấp sẵn bằng quân của hai bên xen kẽ nhau; những quân ấy cũng được tính vào đường như mọi quân khác.</translation>
    </message>
    <message>
        <source>As long as turns can be blocked or discs removed, nobody knows the exact values.</source>
        <translation>Chừng nào còn có thể chặn lượt hoặc gỡ quân, không ai biết giá trị chính xác.</translation>
    </message>
    <message>
        <source>On a board that was filled beforehand, nobody knows the exact values.</source>
        <translation>Trên bàn cờ lấp sẵn, không ai biết giá trị chính xác.</translation>
    </message>
    <message>
        <source>What stands there instead is an estimate: a hollow sign, and in brackets how many turns it looked ahead. A review and the practice estimate, too: they tell only what is clear, and the statistics of decisions leave it out.</source>
        <translation>Thay vào đó là ước lượng: dấu rỗng, và trong ngoặc là số lượt đã nhìn trước. Phân tích và tập với huấn luyện viên khi đó cũng ước lượng: chỉ nêu điều gì rõ ràng, và thống kê quyết định không tính đến.</translation>
    </message>
    <message>
        <source>Each turn has a time of %1, with everything that is done in it.</source>
        <extracomment>%1 is minutes and seconds, such as 0:30</extracomment>
        <translation>Mỗi lượt có %1, tính cả mọi việc trong lượt đó.</translation>
    </message>
    <message>
        <source>Each player has a time of %1 for the whole game.</source>
        <translation>Mỗi người có %1 cho cả ván.</translation>
    </message>
    <message>
        <source>A player whose time is up loses the game.</source>
        <translation>Ai hết giờ thì thua ván.</translation>
    </message>
    <message>
        <source>A turn whose time is up is lost: the opponent moves.</source>
        <translation>Hết giờ thì mất lượt: đối thủ đi tiếp.</translation>
    </message>
    <message>
        <source>It counts as a violation as well.</source>
        <translation>Đó cũng là một lần vi phạm.</translation>
    </message>
    <message numerus="yes">
        <source>At the end of each turn its player gets %n second(s) more.</source>
        <translation>
            <numerusform>Cuối mỗi lượt, người vừa đi được cộng thêm %n giây.</numerusform>
        </translation>
    </message>
    <message>
        <source>No time passes while discs fall, while a dialog or an earlier position is shown, or while the game is paused (&lt;b&gt;P&lt;/b&gt;).</source>
        <translation>Quân đang rơi, hộp thoại đang mở, đang xem thế cờ trước hay đang tạm dừng (&lt;b&gt;P&lt;/b&gt;) thì không tốn giờ của ai.</translation>
    </message>
    <message>
        <source>The clock</source>
        <translation>Đồng hồ</translation>
    </message>
    <message>
        <source>When the board is full and the player on turn can pop no disc, the game is a draw.</source>
        <translation>Khi bàn cờ đầy và người đến lượt không rút được quân nào thì ván hòa.</translation>
    </message>
    <message>
        <source>popping a disc out of an empty column, or one of the opponent’s</source>
        <translation>rút quân ở cột trống, hoặc rút quân của đối thủ</translation>
    </message>
    <message>
        <source>Pop out</source>
        <translation>Rút quân</translation>
    </message>
    <message>
        <source>Instead of dropping a disc you may take one of your own discs out of the bottom row; all discs above it fall by one.</source>
        <translation>Thay vì thả quân, bạn được rút một quân của mình ở hàng dưới cùng ra khỏi bàn cờ; các quân ở trên rơi xuống một ô.</translation>
    </message>
    <message>
        <source>When the same position comes for the third time with the same player to move, the game is a draw; the second time, the program says so.</source>
        <translation>Khi cùng một thế cờ với cùng người đến lượt lặp lại lần thứ ba thì ván hòa; đến lần thứ hai, chương trình báo trước.</translation>
    </message>
    <message>
        <source>&lt;b&gt;D&lt;/b&gt;: pop a disc out; the arrows choose the column and &lt;b&gt;Enter&lt;/b&gt; pops, or its number does, &lt;b&gt;Esc&lt;/b&gt; cancels; with the mouse, pull the disc down</source>
        <translation>&lt;b&gt;D&lt;/b&gt;: rút quân; các phím mũi tên chọn cột và &lt;b&gt;Enter&lt;/b&gt; rút, hoặc nhấn số của cột, &lt;b&gt;Esc&lt;/b&gt; để thôi; với chuột, hãy kéo quân xuống</translation>
    </message>
    <message>
        <source>Where discs can be popped out, nobody knows the exact values.</source>
        <translation>Khi luật cho rút quân, không ai biết giá trị chính xác.</translation>
    </message>
    <message>
        <source>In reply to the first disc, the other player may take it over instead of dropping one: all discs on the board and the letters change hands, the names stay, and whoever began moves.</source>
        <translation>Đáp lại quân đầu tiên, thay vì thả quân, người kia có thể nhận quân ấy: mọi quân trên bàn và chữ cái đổi chủ, tên giữ nguyên chỗ, rồi đến lượt người đi trước.</translation>
    </message>
    <message>
        <source>On this board the owner of a first disc in the centre wins with best play; the swap lets the other player take that win over.</source>
        <translation>Trên bàn này, ai có quân đầu tiên ở cột giữa thì thắng nếu đi hay nhất; đổi quân cho người kia nhận lấy thế thắng đó.</translation>
    </message>
    <message>
        <source>&lt;b&gt;W&lt;/b&gt;: take over the first disc</source>
        <translation>&lt;b&gt;W&lt;/b&gt;: nhận quân đầu tiên</translation>
    </message>
</context>
<context>
    <name>four::RulesetEditor</name>
    <message>
        <source>These rules have no undos.</source>
        <translation>Luật này không cho đi lại.</translation>
    </message>
    <message>
        <source>Violations are not counted.</source>
        <translation>Vi phạm không được tính.</translation>
    </message>
    <message>
        <source>No line of %1 fits on this board: every game ends in a draw.</source>
        <translation>Bàn cờ này không đủ chỗ cho %1 quân thẳng hàng: ván nào cũng sẽ hòa.</translation>
    </message>
    <message>
        <source>Board and beginning</source>
        <translation>Bàn cờ và bắt đầu ván</translation>
    </message>
    <message>
        <source>For each player</source>
        <translation>Mỗi người chơi</translation>
    </message>
    <message>
        <source>Standard, 7 × 6</source>
        <translation>Tiêu chuẩn, 7 × 6</translation>
    </message>
    <message>
        <source>Small, 5 × 4</source>
        <translation>Nhỏ, 5 × 4</translation>
    </message>
    <message>
        <source>Large, 8 × 7</source>
        <translation>Lớn, 8 × 7</translation>
    </message>
    <message>
        <source>Square, 8 × 8</source>
        <translation>Vuông, 8 × 8</translation>
    </message>
    <message>
        <source>Another size</source>
        <translation>Cỡ khác</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Bàn cờ:</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>Số &amp;cột:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>Số &amp;hàng:</translation>
    </message>
    <message>
        <source>&amp;In a row to win:</source>
        <translation>&amp;Số quân để thắng:</translation>
    </message>
    <message>
        <source>Ou&amp;ter columns filled</source>
        <translation>Lấp sẵn hai cột ng&amp;oài</translation>
    </message>
    <message>
        <source>&amp;First disc:</source>
        <translation>&amp;Quân đầu tiên:</translation>
    </message>
    <message>
        <source>&amp;Letters:</source>
        <translation>Chữ cá&amp;i:</translation>
    </message>
    <message>
        <source>&amp;Undos:</source>
        <translation>Đi &amp;lại:</translation>
    </message>
    <message>
        <source>First &amp;move can be undone</source>
        <translation>Được đi lại &amp;nước đầu tiên</translation>
    </message>
    <message>
        <source>&amp;Violations:</source>
        <translation>&amp;Vi phạm:</translation>
    </message>
    <message>
        <source>&amp;Allowed:</source>
        <translation>Được bỏ q&amp;ua:</translation>
    </message>
    <message>
        <source>Bloc&amp;ks:</source>
        <translation>Chặn lượ&amp;t:</translation>
    </message>
    <message>
        <source>R&amp;emovals:</source>
        <translation>&amp;Gỡ quân:</translation>
    </message>
    <message>
        <source>Longest &amp;name:</source>
        <translation>Tên &amp;dài nhất:</translation>
    </message>
    <message>
        <source>Discs ma&amp;y be popped out</source>
        <translation>Được rút quân &amp;xuống</translation>
    </message>
    <message>
        <source>Swap: e&amp;xchange of the first disc</source>
        <translation>Luật pi&amp;e: được nhận quân đầu tiên</translation>
    </message>
</context>
<context>
    <name>four::RushVoice</name>
    <message>
        <source>Rush: %1 minutes for as many puzzles as you can. The third one missed ends it.</source>
        <extracomment>a run against the clock; %1 is a number</extracomment>
        <translation>Chạy đua: %1 phút để giải càng nhiều câu càng tốt. Sai câu thứ ba là hết.</translation>
    </message>
    <message>
        <source>%1 solved, %2 missed.</source>
        <extracomment>of a run against the clock: how many puzzles</extracomment>
        <translation>%1 câu đúng, %2 câu sai.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln second(s) left.</source>
        <translation>
            <numerusform>Còn %Ln giây.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::SandboxPanel</name>
    <message>
        <source>Copied as the columns of its drops: %1</source>
        <translation>Đã sao chép dưới dạng các cột của từng nước: %1</translation>
    </message>
    <message>
        <source>There is no position on the clipboard. It would be written as the columns of its drops, as in 4435.</source>
        <translation>Trong bộ nhớ tạm không có thế cờ nào. Thế cờ được viết bằng các cột của từng nước, như 4435.</translation>
    </message>
    <message>
        <source>The board of this game has another size: here it has 7 columns and 6 rows.</source>
        <translation>Bàn cờ của ván này có kích thước khác: ở đây bàn có 7 cột và 6 hàng.</translation>
    </message>
    <message>
        <source>Set up a position: choose a disc, then the cells.</source>
        <translation>Hãy xếp một thế cờ: chọn quân, rồi chọn các ô.</translation>
    </message>
    <message>
        <source>Opponent:</source>
        <translation>Đối thủ:</translation>
    </message>
    <message>
        <source>Opponent drops first</source>
        <translation>Đối thủ đi trước</translation>
    </message>
    <message>
        <source>&amp;Play from here</source>
        <translation>Chơi tiế&amp;p từ đây</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Trở về ván đấu</translation>
    </message>
    <message>
        <source>From the board</source>
        <translation>Lấy từ bàn cờ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Sao chép</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Dán</translation>
    </message>
    <message>
        <source>&amp;All lessons</source>
        <translation>Mọi &amp;bài học</translation>
    </message>
    <message>
        <source>another person</source>
        <translation>một người khác</translation>
    </message>
    <message>
        <source>Working it out …</source>
        <translation>Đang tính …</translation>
    </message>
    <message>
        <source>Set up a position: the arrows choose a cell, %1 and %2 set a disc, %3 takes it away. %4 plays from there.</source>
        <extracomment>of a position that is set up by hand; %1 to %4 are keys</extracomment>
        <translation>Hãy xếp một thế cờ: các phím mũi tên chọn ô, %1 và %2 đặt quân, %3 bỏ quân. Nhấn %4 để chơi từ đó.</translation>
    </message>
    <message>
        <source>This position is impossible: the disc in column %1, row %2 has nothing below it.</source>
        <translation>Thế cờ này không thể xảy ra: quân ở cột %1, hàng %2 không có gì bên dưới.</translation>
    </message>
    <message>
        <source>This position is impossible: %1 begins, and so has as many discs as %2, or one more. Here it is %3 to %4.</source>
        <extracomment>%1 and %2 are colours</extracomment>
        <translation>Thế cờ này không thể xảy ra: bên %1 đi trước nên phải có số quân bằng bên %2 hoặc hơn một quân. Ở đây là %3 và %4.</translation>
    </message>
    <message>
        <source>This position is impossible: both have a line, and the first one would have ended the game.</source>
        <translation>Thế cờ này không thể xảy ra: cả hai đều có đường, mà đường đầu tiên đã kết thúc ván rồi.</translation>
    </message>
    <message>
        <source>This position is impossible: there was a line before the last disc, and the game was over.</source>
        <translation>Thế cờ này không thể xảy ra: trước quân cuối cùng đã có đường rồi, và ván đã kết thúc.</translation>
    </message>
    <message>
        <source>This position is impossible: in whatever order the discs are dropped, the players cannot have taken turns.</source>
        <translation>Thế cờ này không thể xảy ra: dù thả quân theo thứ tự nào, hai người chơi cũng không thể lần lượt đi được.</translation>
    </message>
    <message>
        <source>This position is possible, and the game is over: %1 has a line.</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>Thế cờ này có thể xảy ra, và ván đã kết thúc: quân %1 có một đường.</translation>
    </message>
    <message>
        <source>This position is possible, and the game is over: the board is full.</source>
        <translation>Thế cờ này có thể xảy ra, và ván đã kết thúc: bàn đã đầy.</translation>
    </message>
    <message>
        <source>Column %1: %2.</source>
        <extracomment>%1 is a column&apos;s number, %2 what it is worth</extracomment>
        <translation>Cột %1: %2.</translation>
    </message>
    <message>
        <source>This position is possible; %1 moves next.</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>Thế cờ này có thể xảy ra; đến lượt quân %1.</translation>
    </message>
    <message>
        <source>There is no disc yet.</source>
        <translation>Chưa có quân nào.</translation>
    </message>
    <message>
        <source>The board has your game already.</source>
        <translation>Trên bàn đã là ván của bạn.</translation>
    </message>
    <message>
        <source>First solve the task on the board, or leave it.</source>
        <translation>Trước hết hãy giải bài đang mở, hoặc rời khỏi bài đó.</translation>
    </message>
    <message>
        <source>What the columns are worth is told once the task on the board is solved.</source>
        <translation>Giá trị của các cột sẽ hiện ra khi bạn đã giải xong bài đang mở.</translation>
    </message>
    <message>
        <source>This is from the game on the board: what the columns are worth is told once both players agree to the coach’s help.</source>
        <translation>Thế cờ này thuộc ván đang đấu: giá trị của các cột chỉ hiện ra khi cả hai người chơi đồng ý để huấn luyện viên giúp.</translation>
    </message>
</context>
<context>
    <name>four::ScoreSheet</name>
    <message>
        <source>%1 against %2</source>
        <extracomment>the title of a score sheet: two players</extracomment>
        <translation>%1 đấu với %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a player, %2 a letter, %3 a colour</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Người chơi 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Người chơi 2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>%1 columns and %2 rows; %3 discs in a row win</extracomment>
        <translation>Bàn cờ</translation>
    </message>
    <message>
        <source>%1 × %2, %3 in a row</source>
        <translation>%1 × %2, %3 quân thẳng hàng</translation>
    </message>
    <message>
        <source>Each player has</source>
        <translation>Mỗi người chơi có</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Mở đầu</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Kết quả</translation>
    </message>
    <message>
        <source>The game is not over yet.</source>
        <translation>Ván chưa kết thúc.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Các nước đi</translation>
    </message>
    <message>
        <source>No.</source>
        <extracomment>a column&apos;s title: the number of the move</extracomment>
        <translation>STT</translation>
    </message>
    <message>
        <source>Notation</source>
        <extracomment>a column&apos;s title: the move as a file writes it</extracomment>
        <translation>Ký hiệu</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Diễn biến</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Thời gian</translation>
    </message>
    <message>
        <source>undos: %1, blocks: %2, removals: %3</source>
        <translation>đi lại: %1 lần, chặn lượt: %2, gỡ quân: %3</translation>
    </message>
    <message>
        <source>Column numbers</source>
        <extracomment>the moves as a row of column numbers, such as 4435261</extracomment>
        <translation>Theo số cột</translation>
    </message>
    <message>
        <source>values were shown</source>
        <extracomment>what the coach did during the game, in a list</extracomment>
        <translation>đã hiện giá trị các cột</translation>
    </message>
    <message>
        <source>warnings were given</source>
        <extracomment>what the coach did during the game, in a list</extracomment>
        <translation>đã cảnh báo</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Huấn luyện viên</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hint(s)</source>
        <extracomment>what the coach did during the game, in a list: %1 is a player</extracomment>
        <translation>
            <numerusform>%1: %n gợi ý</numerusform>
        </translation>
    </message>
    <message>
        <source>Beforehand</source>
        <translation>Trước ván</translation>
    </message>
    <message>
        <source>the two outer columns are filled</source>
        <translation>hai cột ngoài được lấp sẵn</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>in a list: %1 is a player, %2 a time, such as 0:12</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Đồng hồ</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Thời gian mỗi nước</translation>
    </message>
    <message>
        <source>Pop out</source>
        <extracomment>a fact about a game&apos;s rules: discs can be popped out of the bottom row</extracomment>
        <translation>Rút quân</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Giải đấu</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>có</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Đổi quân</translation>
    </message>
    <message>
        <source>the first disc may be taken over</source>
        <translation>được nhận quân đầu tiên</translation>
    </message>
</context>
<context>
    <name>four::SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Close the panel</source>
        <translation>Đóng bảng bên</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Trang</translation>
    </message>
</context>
<context>
    <name>four::SignLegend</name>
    <message>
        <source>Signs &amp;and words</source>
        <extracomment>shows and hides what the signs of a review mean</extracomment>
        <translation>&amp;Dấu và chữ</translation>
    </message>
    <message>
        <source>Oversight: it could be seen on the board. A line was missed or let through, two threats, or a forced win.</source>
        <translation>Sơ suất: nhìn bàn cờ là thấy được. Bỏ lỡ hoặc để lọt một đường, hai mối đe dọa hay một chuỗi ép.</translation>
    </message>
    <message>
        <source>Blunder: an oversight that changed the result, with the win at most 4 moves away.</source>
        <translation>Sai lầm nặng: sơ suất làm đổi kết quả, thắng thua chỉ trong 4 nước.</translation>
    </message>
    <message>
        <source>Mistake: the result changed, and the win was at most 12 moves away.</source>
        <translation>Sai lầm: kết quả đổi, thắng thua trong 12 nước.</translation>
    </message>
    <message>
        <source>Fine point: the result changed, but too far away to be seen. It does not count as a mistake.</source>
        <translation>Điểm nhỏ: kết quả đổi, nhưng quá xa để thấy; không tính là lỗi.</translation>
    </message>
</context>
<context>
    <name>four::SketchView</name>
    <message>
        <source>%1, floating</source>
        <extracomment>of a disc with nothing below it; %1 is its place and what it is</extracomment>
        <translation>%1, lơ lửng</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Thế cờ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>the choice of what is set in the sandbox: %1 is a colour, with a capital letter, %2 a letter or shape</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Empty cell</source>
        <translation>Ô trống</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Xóa hết</translation>
    </message>
    <message>
        <source>There is no disc yet.</source>
        <translation>Chưa có quân nào.</translation>
    </message>
</context>
<context>
    <name>four::SortMenu</name>
    <message>
        <source>Sort by %1</source>
        <extracomment>%1 is the heading of a column</extracomment>
        <translation>Sắp xếp theo %1</translation>
    </message>
    <message>
        <source>&amp;Ascending</source>
        <translation>&amp;Tăng dần</translation>
    </message>
    <message>
        <source>&amp;Descending</source>
        <translation>&amp;Giảm dần</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>%1 is &quot;Sort by&quot; and the heading of a column, %2 what it means</extracomment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>four::Sparring</name>
    <message>
        <source>Sparring shows what you know: there are no hints.</source>
        <translation>Đấu tập là để xem bạn thuộc đến đâu: không có gợi ý.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln position(s) of this game you do not know yet.</source>
        <extracomment>of the game that was played</extracomment>
        <translation>
            <numerusform>Ván này có %Ln thế bạn chưa thuộc.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You know all %Ln position(s) of the repertoire that this game came to.</source>
        <translation>
            <numerusform>Bạn thuộc cả %Ln thế của bộ khai cuộc mà ván này đi qua.</numerusform>
        </translation>
    </message>
    <message>
        <source>This game came to no position of the repertoire.</source>
        <translation>Ván này không qua thế nào của bộ khai cuộc.</translation>
    </message>
    <message>
        <source>Sparring: the computer leads you to positions that you do not know yet, and then plays perfectly.</source>
        <translation>Đấu tập: máy dẫn bạn đến các thế bạn chưa thuộc, rồi chơi hoàn hảo.</translation>
    </message>
    <message>
        <source>A draw.</source>
        <translation>Hòa.</translation>
    </message>
    <message>
        <source>You have won.</source>
        <translation>Bạn đã thắng.</translation>
    </message>
    <message>
        <source>The computer has won.</source>
        <translation>Máy đã thắng.</translation>
    </message>
</context>
<context>
    <name>four::SparringView</name>
    <message>
        <source>&amp;Learn them</source>
        <extracomment>the positions of the game of sparring that are not known by heart yet</extracomment>
        <translation>Học các thế nà&amp;y</translation>
    </message>
    <message>
        <source>Spar a&amp;gain</source>
        <extracomment>another game of sparring</extracomment>
        <translation>Đấu tập &amp;lại</translation>
    </message>
    <message>
        <source>Single &amp;positions</source>
        <extracomment>the questions of By heart, in place of a game of sparring</extracomment>
        <translation>Từng &amp;thế một</translation>
    </message>
    <message>
        <source>This game had nothing new.</source>
        <translation>Ván này không có gì mới.</translation>
    </message>
    <message>
        <source>First play this game to its end.</source>
        <translation>Trước hết hãy chơi hết ván này.</translation>
    </message>
</context>
<context>
    <name>four::StartPanel</name>
    <message>
        <source>Four in a Row</source>
        <translation>Bốn quân thẳng hàng</translation>
    </message>
    <message>
        <source>Line up four of your discs: across, upright or slanting.</source>
        <translation>Nối bốn quân của mình thành đường: ngang, dọc hoặc chéo.</translation>
    </message>
    <message>
        <source>Continue the last game</source>
        <translation>Chơi tiếp ván trước</translation>
    </message>
    <message>
        <source>Names…</source>
        <translation>Ghi tên…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Bài học</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Học</translation>
    </message>
    <message>
        <source>Short lessons, puzzles, and a board on which you set up positions.</source>
        <translation>Bài học ngắn, câu đố và bàn cờ để tự xếp thế cờ.</translation>
    </message>
    <message>
        <source>Against the computer</source>
        <translation>Đấu với máy</translation>
    </message>
    <message>
        <source>Two people</source>
        <translation>Hai người</translation>
    </message>
    <message>
        <source>Game: %1</source>
        <extracomment>%1 is the name of a game</extracomment>
        <translation>Trò chơi: %1</translation>
    </message>
    <message>
        <source>Play against the computer</source>
        <translation>Chơi với máy</translation>
    </message>
    <message>
        <source>Play with two people</source>
        <translation>Chơi hai người</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Chơi</translation>
    </message>
    <message>
        <source>Other level</source>
        <translation>Mức khác</translation>
    </message>
</context>
<context>
    <name>four::StatisticsPanel</name>
    <message>
        <source>Players</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Pairs of players</source>
        <translation>Cặp đấu</translation>
    </message>
    <message>
        <source>Computer levels</source>
        <translation>Mức của máy</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Mọi trò chơi</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Mọi đối thủ</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Máy: %1</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Thống kê</translation>
    </message>
    <message>
        <source>No finished game to count.</source>
        <translation>Chưa có ván nào kết thúc để thống kê.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>thắng</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>hòa</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>thua</translation>
    </message>
    <message>
        <source>Bar chart of the first rows</source>
        <translation>Biểu đồ các dòng đầu</translation>
    </message>
    <message>
        <source>%1 won</source>
        <extracomment>%1 is a colour; the text gets a capital letter first
----------
%1 is a colour</extracomment>
        <translation>%1 thắng</translation>
    </message>
    <message>
        <source>Count:</source>
        <translation>Theo:</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Trò chơi:</translation>
    </message>
    <message>
        <source>Against:</source>
        <translation>Đối thủ:</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>two players who met</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Người chơi</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Đối thủ</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Số ván</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Số ván đã kết thúc</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Thắng</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Hòa</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Thua</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Tỉ lệ thắng</translation>
    </message>
    <message>
        <source>Percentage of games won</source>
        <translation>Phần trăm số ván thắng</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>Chuỗi dài nhất</translation>
    </message>
    <message>
        <source>The longest series of wins in a row</source>
        <translation>Chuỗi thắng liên tiếp dài nhất</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Chuỗi hiện nay</translation>
    </message>
    <message>
        <source>Wins in a row up to the last game</source>
        <translation>Số ván thắng liên tiếp tính đến ván cuối cùng</translation>
    </message>
    <message>
        <source>Average discs</source>
        <translation>Số quân TB</translation>
    </message>
    <message>
        <source>Discs on the board at the end, on average</source>
        <translation>Số quân trung bình trên bàn khi ván kết thúc</translation>
    </message>
    <message>
        <source>Time a move</source>
        <translation>Mỗi nước</translation>
    </message>
    <message>
        <source>Time for a turn, on average, in games with a clock</source>
        <translation>Thời gian trung bình cho một lượt, trong các ván có đồng hồ</translation>
    </message>
    <message>
        <source>Time for one&apos;s own turn, on average, in games with a clock</source>
        <translation>Thời gian trung bình cho một lượt của mình, trong các ván có đồng hồ</translation>
    </message>
    <message>
        <source>Lost on time</source>
        <translation>Hết giờ</translation>
    </message>
    <message>
        <source>Games that one of the players lost because time was up</source>
        <translation>Số ván có một người thua vì hết giờ</translation>
    </message>
    <message>
        <source>Games lost because time was up</source>
        <translation>Số ván thua vì hết giờ</translation>
    </message>
    <message>
        <source>%1 s</source>
        <extracomment>a time in seconds, such as 4.2 s</extracomment>
        <translation>%1 giây</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <extracomment>how many games a bar of a chart is of</extracomment>
        <translation>
            <numerusform>%Ln ván</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::Status</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a disc: %1 is its colour, %2 its letter, or its shape</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Your turn, %1.</source>
        <extracomment>%1 is a disc, such as: yellow (X)</extracomment>
        <translation>Đến lượt bạn, quân %1.</translation>
    </message>
    <message>
        <source>%1’s turn, %2.</source>
        <extracomment>%1 is a player, %2 a disc, such as: yellow (X)</extracomment>
        <translation>Đến lượt %1, quân %2.</translation>
    </message>
    <message>
        <source>An earlier position: %1</source>
        <extracomment>%1 is a sentence that says who is to move</extracomment>
        <translation>Thế cờ trước đó: %1</translation>
    </message>
    <message>
        <source>Last: %1</source>
        <extracomment>%1 is a sentence that says what was done</extracomment>
        <translation>Nước vừa rồi: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n undo(s)</source>
        <translation>
            <numerusform>%n lần đi lại</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n violation(s)</source>
        <translation>
            <numerusform>%n lần vi phạm được bỏ qua</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s)</source>
        <translation>
            <numerusform>%n lần chặn lượt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removal(s)</source>
        <translation>
            <numerusform>%n lần gỡ quân</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has left: %2.</source>
        <extracomment>%1 is a player, %2 a list of what can still be used</extracomment>
        <translation>%1 còn: %2.</translation>
    </message>
    <message>
        <source>Press %1 to play.</source>
        <translation>Nhấn %1 để chơi.</translation>
    </message>
    <message>
        <source>Press %1 to return to the game.</source>
        <translation>Nhấn %1 để trở lại ván cờ.</translation>
    </message>
    <message>
        <source>Press %1 for a rematch, or %2 for a new match.</source>
        <translation>Nhấn %1 để đấu lại, hoặc %2 để mở ván mới.</translation>
    </message>
    <message>
        <source>Press %1 to end the turn.</source>
        <translation>Nhấn %1 để kết thúc lượt.</translation>
    </message>
    <message>
        <source>Press %1 to choose.</source>
        <translation>Nhấn %1 để chọn.</translation>
    </message>
    <message>
        <source>Press the number of a column, or choose one with left and right and press %1. %2 says how things stand.</source>
        <translation>Nhấn số của một cột, hoặc chọn cột bằng mũi tên trái, phải rồi nhấn %1. %2 đọc tình hình ván cờ.</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>the name of a game, as a sentence of its own</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>This game is over. Press %1 for a rematch, or %2 for a new match.</source>
        <translation>Ván này đã kết thúc. Nhấn %1 để đấu lại, hoặc %2 để mở ván mới.</translation>
    </message>
    <message>
        <source>Games won: %1.</source>
        <extracomment>%1 is a list of players, each with a number</extracomment>
        <translation>Số ván thắng: %1.</translation>
    </message>
    <message>
        <source>This game is over. Press %1 to go back to your own game.</source>
        <translation>Ván này đã kết thúc. Nhấn %1 để trở về ván của bạn.</translation>
    </message>
    <message>
        <source>The turn had just ended, so %1 did nothing. Press it again to drop a disc.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Lượt vừa kết thúc nên phím %1 chưa có tác dụng. Nhấn lại để thả quân.</translation>
    </message>
    <message>
        <source>This is your game again.</source>
        <translation>Bạn đã trở về ván của mình.</translation>
    </message>
    <message>
        <source>The move was taken back.</source>
        <translation>Đã rút lại nước vừa đi.</translation>
    </message>
    <message>
        <source>You have left: %1.</source>
        <extracomment>%1 is a list of what can still be used</extracomment>
        <translation>Bạn còn: %1.</translation>
    </message>
    <message>
        <source>Press %1 to copy the game as a message to the other computer, and %2 to paste the answer.</source>
        <extracomment>%1 and %2 are keys</extracomment>
        <translation>Nhấn %1 để sao chép ván thành tin nhắn gửi sang máy kia, và %2 để dán tin trả lời.</translation>
    </message>
    <message>
        <source>The game is paused. Press %1 to go on.</source>
        <extracomment>%1 is a key</extracomment>
        <translation>Ván đang tạm dừng. Nhấn %1 để tiếp tục.</translation>
    </message>
    <message>
        <source>time %1</source>
        <extracomment>%1 is a time, such as 4:32</extracomment>
        <translation>thời gian %1</translation>
    </message>
    <message>
        <source>Press %1 for the next game of the tournament.</source>
        <extracomment>of a tournament; %1 is a key</extracomment>
        <translation>Nhấn %1 để đấu ván tiếp theo của giải.</translation>
    </message>
    <message>
        <source>This game is over. Press %1 for the next game of the tournament.</source>
        <extracomment>of a tournament; %1 is a key</extracomment>
        <translation>Ván này đã kết thúc. Nhấn %1 để đấu ván tiếp theo của giải.</translation>
    </message>
</context>
<context>
    <name>four::StoreWords</name>
    <message>
        <source>The disk is full, so this game is not stored at the moment. You can go on playing; it will be stored as soon as there is room.</source>
        <translation>Ổ đĩa đã đầy nên lúc này ván chưa được lưu. Bạn cứ chơi tiếp; ván sẽ được lưu ngay khi có chỗ trống.</translation>
    </message>
    <message numerus="yes">
        <source>The file of the stored games was damaged. It was kept as %1, and %n game(s) could be rescued from it.</source>
        <translation>
            <numerusform>Tệp lưu các ván chơi đã bị hỏng. Tệp cũ được giữ lại với tên %1, và đã cứu được %n ván từ đó.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is stored again.</source>
        <translation>Ván chơi đã được lưu trở lại.</translation>
    </message>
    <message>
        <source>This game is being played in another window.</source>
        <translation>Ván này đang được chơi ở một cửa sổ khác.</translation>
    </message>
    <message>
        <source>What is stored of this game can no longer be read.</source>
        <translation>Không còn đọc được những gì đã lưu của ván này.</translation>
    </message>
    <message>
        <source>This game is no longer stored.</source>
        <translation>Ván này không còn được lưu nữa.</translation>
    </message>
    <message>
        <source>The change could not be stored.</source>
        <translation>Không lưu được thay đổi.</translation>
    </message>
    <message>
        <source>The file of the stored games, %1, was taken away while the program was running. Another was begun, and this game is stored there.</source>
        <translation>Tệp lưu các ván, %1, đã bị xóa hoặc chuyển đi trong khi chương trình đang chạy. Chương trình đã tạo một tệp khác và ván này được lưu ở đó.</translation>
    </message>
    <message numerus="yes">
        <source>%n more are in the daily copy.</source>
        <translation>
            <numerusform>Còn %n ván nữa trong bản sao hằng ngày.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take them over</source>
        <translation>Lấy lại</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) taken over from the daily copy.</source>
        <translation>
            <numerusform>Đã lấy lại %n ván từ bản sao hằng ngày.</numerusform>
        </translation>
    </message>
    <message>
        <source>Games cannot be stored: Qt’s SQLite plugin is not installed. You can still play, but the game will be lost when you close the window.</source>
        <translation>Không thể lưu ván chơi: phần bổ trợ SQLite của Qt chưa được cài đặt. Bạn vẫn chơi được, nhưng ván sẽ mất khi đóng cửa sổ.</translation>
    </message>
    <message>
        <source>Another program is using the saved games, so this game is not stored at the moment. You can go on playing; it will be stored as soon as they are free.</source>
        <translation>Một chương trình khác đang dùng các ván đã lưu nên lúc này ván chưa được lưu. Bạn cứ chơi tiếp; ván sẽ được lưu ngay khi chương trình kia dùng xong.</translation>
    </message>
    <message>
        <source>The stored games were written by a later version of this program and are left as they are. You can still play, but the game will be lost when you close the window.</source>
        <translation>Các ván đã lưu do một phiên bản mới hơn của chương trình này ghi nên được giữ nguyên. Bạn vẫn chơi được, nhưng ván sẽ mất khi đóng cửa sổ.</translation>
    </message>
    <message>
        <source>Welcome back! Your game from %1 continues where you left off.</source>
        <extracomment>%1 is a date with the time of day</extracomment>
        <translation>Chào mừng bạn trở lại. Ván bắt đầu lúc %1 tiếp tục từ chỗ bạn đã dừng.</translation>
    </message>
    <message>
        <source>Games cannot be stored at the moment: the file %1 cannot be opened. You can go on playing; the game will be stored as soon as it can be.</source>
        <translation>Hiện không lưu được các ván: không mở được tệp %1. Bạn có thể chơi tiếp; ván này sẽ được lưu ngay khi mở được tệp.</translation>
    </message>
    <message>
        <source>The file of the stored games, %1, is damaged and cannot be moved away. You can go on playing; the game will be stored as soon as it can be moved.</source>
        <translation>Tệp lưu các ván, %1, bị hỏng và không thể chuyển đi chỗ khác. Bạn có thể chơi tiếp; ván này sẽ được lưu ngay khi chuyển được tệp.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the daily copies are missing among the stored games.</source>
        <translation>
            <numerusform>%n ván trong các bản sao hằng ngày không còn trong số các ván đã lưu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be stored. If you close the window now, what is not stored is lost.</source>
        <translation>
            <numerusform>Chưa lưu được %n ván. Nếu đóng cửa sổ bây giờ, phần chưa lưu sẽ mất.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file of the stored games is damaged. What can still be read is being rescued …</source>
        <translation>Tệp lưu các ván đã bị hỏng. Đang cứu những gì còn đọc được…</translation>
    </message>
    <message>
        <source>Games cannot be stored at the moment: the file %1 cannot be read or written. You can go on playing; storing them will be tried again.</source>
        <translation>Hiện chưa lưu được ván: không đọc hoặc không ghi được tệp %1. Bạn cứ chơi tiếp; chương trình sẽ thử lưu lại.</translation>
    </message>
    <message>
        <source>What is stored of this game was damaged: it may differ from what was played.</source>
        <translation>Dữ liệu đã lưu của ván này bị hỏng: có thể khác với ván đã chơi.</translation>
    </message>
    <message>
        <source>Your training could not be stored. If you close the window now, it is lost.</source>
        <translation>Chưa lưu được kết quả luyện tập. Nếu đóng cửa sổ bây giờ, kết quả này sẽ mất.</translation>
    </message>
    <message>
        <source>Games cannot be stored at the moment: you do not have permission to write to %1. You can go on playing; the game will be stored as soon as you have permission.</source>
        <translation>Hiện không lưu được các ván: bạn không có quyền ghi vào %1. Bạn có thể chơi tiếp; ván này sẽ được lưu ngay khi có quyền ghi.</translation>
    </message>
    <message>
        <source>Your training counts, but it cannot be stored and will be lost when you close the window.</source>
        <translation>Kết quả luyện tập của bạn vẫn được tính, nhưng không lưu được và sẽ mất khi bạn đóng cửa sổ.</translation>
    </message>
    <message>
        <source>Your training is not stored at the moment. It counts all the same, and storing it will be tried again.</source>
        <translation>Kết quả luyện tập của bạn hiện chưa lưu được. Chúng vẫn được tính, và chương trình sẽ thử lưu lại.</translation>
    </message>
    <message>
        <source>Your training is stored again.</source>
        <translation>Kết quả luyện tập của bạn đã lưu lại được.</translation>
    </message>
    <message>
        <source>The last moves of a stored game are missing: the file %1 is as it was at an earlier time.</source>
        <translation>Thiếu những nước cuối của một ván đã lưu: tệp %1 trở lại như ở một lúc trước.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) that were stored last are missing: the file %1 is as it was at an earlier time.</source>
        <translation>
            <numerusform>Thiếu %n ván được lưu sau cùng: tệp %1 trở lại như ở một lúc trước.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The daily copy has %n missing game(s).</source>
        <translation>
            <numerusform>Bản sao hằng ngày có %n ván bị thiếu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>four::ThemeMenu</name>
    <message>
        <source>Th&amp;eme</source>
        <translation>Chủ đề &amp;bàn cờ</translation>
    </message>
</context>
<context>
    <name>four::ThreatView</name>
    <message>
        <source>The game is over here: no threat matters any more.</source>
        <translation>Ván đã kết thúc ở đây: không mối đe dọa nào còn ý nghĩa.</translation>
    </message>
    <message>
        <source>There are no threats: no empty cell completes a line.</source>
        <translation>Không có mối đe dọa nào: không ô trống nào nối thành đường.</translation>
    </message>
    <message>
        <source>Zugzwang cannot be told from the rows: their number is odd.</source>
        <translation>Không thể dựa vào hàng để xét thế bí nước (zugzwang): số hàng là số lẻ.</translation>
    </message>
    <message>
        <source>Threats of %1: %2.</source>
        <extracomment>%1 is a player, %2 are cells</extracomment>
        <translation>Mối đe dọa của %1: %2.</translation>
    </message>
    <message>
        <source>Zugzwang, having to play where it hurts, is open: if the columns fill up in pairs, neither player has the last word as things stand.</source>
        <translation>Thế bí nước (zugzwang), tức là bị buộc phải đi nước có hại, còn để ngỏ: nếu các cột đầy dần theo từng cặp thì hiện chưa bên nào được lợi.</translation>
    </message>
    <message>
        <source>You have the zugzwang as things stand: if the columns fill up in pairs, your opponent has to play right under %1.</source>
        <extracomment>%1 is a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>Bạn đang được lợi vì thế bí nước (zugzwang): nếu các cột đầy dần theo từng cặp, đối thủ phải thả quân ngay bên dưới %1.</translation>
    </message>
    <message>
        <source>%1 has the zugzwang as things stand: if the columns fill up in pairs, the other player has to play right under %2.</source>
        <extracomment>zugzwang: to have to play where it hurts. %1 is a player, %2 a cell: &quot;row 3, column 2&quot;</extracomment>
        <translation>%1 đang được lợi vì thế bí nước (zugzwang): nếu các cột đầy dần theo từng cặp, bên kia phải thả quân ngay bên dưới %2.</translation>
    </message>
    <message>
        <source>Your threats: %1.</source>
        <extracomment>%1 are cells</extracomment>
        <translation>Mối đe dọa của bạn: %1.</translation>
    </message>
</context>
<context>
    <name>four::TournamentPage</name>
    <message>
        <source>Tournament</source>
        <translation>Giải đấu</translation>
    </message>
    <message>
        <source>Table of the tournament</source>
        <translation>Bảng xếp hạng của giải</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>columns&apos; titles in the table of a tournament</extracomment>
        <translation>Hạng</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ván</translation>
    </message>
    <message>
        <source>W</source>
        <extracomment>won: a narrow column&apos;s title</extracomment>
        <translation>T</translation>
    </message>
    <message>
        <source>D</source>
        <extracomment>drawn: a narrow column&apos;s title</extracomment>
        <translation>H</translation>
    </message>
    <message>
        <source>L</source>
        <extracomment>lost: a narrow column&apos;s title</extracomment>
        <translation>B</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Games of the tournament</source>
        <translation>Các ván của giải</translation>
    </message>
    <message>
        <source>Correct a game…</source>
        <translation>Sửa một ván…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>In…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Sao chép thành chữ</translation>
    </message>
    <message>
        <source>New tournament…</source>
        <translation>Giải đấu mới…</translation>
    </message>
    <message>
        <source>No tournament</source>
        <translation>Chưa có giải đấu</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Hạng %1</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n ván</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>thắng %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>hòa %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>thua %n</numerusform>
        </translation>
    </message>
    <message>
        <source>points: %1</source>
        <extracomment>%1 is a number of points</extracomment>
        <translation>điểm: %1</translation>
    </message>
    <message>
        <source>The games so far</source>
        <translation>Các ván đã đấu</translation>
    </message>
    <message>
        <source>Play the next game</source>
        <translation>Chơi ván tiếp theo</translation>
    </message>
    <message>
        <source>Choose a finished game in the list first.</source>
        <translation>Trước hết, hãy chọn trong danh sách một ván đã kết thúc.</translation>
    </message>
</context>
<context>
    <name>four::TournamentWords</name>
    <message>
        <source>Computer: %1</source>
        <translation>Máy: %1</translation>
    </message>
    <message>
        <source>Computer: %1 (%2)</source>
        <extracomment>one of several computers of a level; %1 is the level, %2 which of them</extracomment>
        <translation>Máy: %1 (%2)</translation>
    </message>
    <message>
        <source>%1 · each pair once · %2 of %3 games</source>
        <extracomment>of a tournament: %1 are the rules, %2 how many of %3 games are played</extracomment>
        <translation>%1 · mỗi cặp một ván · %2 trên %3 ván</translation>
    </message>
    <message>
        <source>%1 · each pair twice · %2 of %3 games</source>
        <translation>%1 · mỗi cặp hai ván · %2 trên %3 ván</translation>
    </message>
    <message>
        <source>Game %1 of %2 is not over yet: %3 against %4.</source>
        <extracomment>%1 is the number of a game of a tournament, of %2; %3 and %4 are players</extracomment>
        <translation>Ván %1 trên %2 chưa xong: %3 gặp %4.</translation>
    </message>
    <message>
        <source>Game %1 of %2: %3 begins against %4.</source>
        <extracomment>%1 is the number of a game of a tournament, of %2; %3 and %4 are players</extracomment>
        <translation>Ván %1 trên %2: %3 đi trước, gặp %4.</translation>
    </message>
    <message>
        <source>%1 sits out this round.</source>
        <extracomment>%1 is a player of a tournament with an odd number of players</extracomment>
        <translation>%1 nghỉ vòng này.</translation>
    </message>
    <message>
        <source>%1 is before %2 by the games between those with equal points.</source>
        <translation>%1 xếp trên %2 nhờ các ván giữa những người bằng điểm.</translation>
    </message>
    <message>
        <source>%1 is before %2 by the number of wins.</source>
        <translation>%1 xếp trên %2 nhờ thắng nhiều ván hơn.</translation>
    </message>
    <message>
        <source>%1 and %2 share their place: all is equal between them.</source>
        <translation>%1 và %2 đồng hạng: mọi chỉ số đều bằng nhau.</translation>
    </message>
    <message>
        <source>The tournament is over. %1 share the first place, with points: %2.</source>
        <extracomment>the end of a tournament: %1 are several players, %2 is a number of points</extracomment>
        <translation>Giải đã kết thúc. %1 đồng hạng nhất, số điểm: %2.</translation>
    </message>
    <message>
        <source>The tournament is over. %1 wins it, with points: %2.</source>
        <extracomment>the end of a tournament: %1 is a player, %2 a number of points</extracomment>
        <translation>Giải đã kết thúc. %1 thắng giải, số điểm: %2.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>two players who met, or are to meet</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>not over</source>
        <extracomment>of a game</extracomment>
        <translation>chưa xong</translation>
    </message>
    <message>
        <source>drawn</source>
        <extracomment>of a game</extracomment>
        <translation>hòa</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <extracomment>of a game: %1 is a player</extracomment>
        <translation>%1 thắng</translation>
    </message>
    <message>
        <source>%1. %2: %3 (struck)</source>
        <extracomment>a game of a tournament: %1 is its number, %2 are two players, %3 is the result; it does not count</extracomment>
        <translation>%1. %2: %3 (đã xóa)</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>Place %1: %2, points: %3, games: %4.</source>
        <extracomment>a place in a table: %1 is its number, %2 a player, %3 a number of points, %4 of games</extracomment>
        <translation>Hạng %1: %2, điểm: %3, ván: %4.</translation>
    </message>
    <message>
        <source>%1, %2 of %3 games.</source>
        <extracomment>%1 is a tournament&apos;s name, %2 how many of %3 games are played</extracomment>
        <translation>%1, %2 trên %3 ván.</translation>
    </message>
    <message>
        <source>Won %1, drawn %2, lost %3.</source>
        <extracomment>a line of a table: %1 to %3 are numbers of games</extracomment>
        <translation>Thắng %1, hòa %2, thua %3.</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>a column&apos;s title</extracomment>
        <translation>Điểm</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>a column&apos;s title: of the players in a tournament</extracomment>
        <translation>Hạng</translation>
    </message>
    <message>
        <source>Still to be played</source>
        <translation>Còn phải đấu</translation>
    </message>
</context>
<context>
    <name>four::Tournaments</name>
    <message>
        <source>Tournament</source>
        <translation>Giải đấu</translation>
    </message>
    <message>
        <source>No tournament is open.</source>
        <translation>Chưa mở giải đấu nào.</translation>
    </message>
    <message>
        <source>All games of the tournament are played.</source>
        <translation>Mọi ván của giải đã đấu xong.</translation>
    </message>
    <message>
        <source>This game is not over yet.</source>
        <translation>Ván này chưa kết thúc.</translation>
    </message>
    <message>
        <source>Correct a game</source>
        <translation>Sửa một ván</translation>
    </message>
    <message>
        <source>%1

The result is struck, and the two play again. The old game stays in the history.</source>
        <extracomment>%1 is a game of a tournament with its result</extracomment>
        <translation>%1

Kết quả bị xóa và hai người đấu lại. Ván cũ vẫn ở trong lịch sử.</translation>
    </message>
    <message>
        <source>Strike, play &amp;now</source>
        <translation>Xóa, đấu lại &amp;ngay</translation>
    </message>
    <message>
        <source>Strike, play &amp;later</source>
        <translation>Xóa, đấu lại &amp;sau</translation>
    </message>
    <message>
        <source>The table was sent to the printer.</source>
        <translation>Đã gửi bảng xếp hạng đến máy in.</translation>
    </message>
    <message>
        <source>Printing failed.</source>
        <translation>In không thành công.</translation>
    </message>
    <message>
        <source>There is no printer.</source>
        <translation>Không có máy in.</translation>
    </message>
    <message>
        <source>The table was copied as text.</source>
        <translation>Đã sao chép bảng xếp hạng thành chữ.</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>on a player&apos;s card, after &quot;In the tournament&quot;; %1 is a number</extracomment>
        <translation>hạng %1</translation>
    </message>
</context>
<context>
    <name>four::TurnBar</name>
    <message>
        <source>The coach is looking at this move…</source>
        <translation>Huấn luyện viên đang xem nước này…</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <extracomment>said by a screen reader: so much time is left</extracomment>
        <translation>
            <numerusform>%n giây</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Ván đang tạm dừng.</translation>
    </message>
</context>
<context>
    <name>four::TurnCommands</name>
    <message>
        <source>First pause the computers.</source>
        <translation>Hãy tạm dừng các máy trước.</translation>
    </message>
    <message>
        <source>The game has not begun yet.</source>
        <translation>Ván chưa bắt đầu.</translation>
    </message>
    <message>
        <source>This is an earlier position of the game.</source>
        <translation>Đây là một thế cờ trước đó của ván.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Ván này đã kết thúc.</translation>
    </message>
    <message>
        <source>It is the computer’s turn.</source>
        <translation>Bây giờ là lượt của máy.</translation>
    </message>
    <message>
        <source>This game has no undos.</source>
        <translation>Trò chơi này không có đi lại.</translation>
    </message>
    <message>
        <source>This game has no blocks.</source>
        <translation>Trò chơi này không có chặn lượt.</translation>
    </message>
    <message>
        <source>This game has no removals.</source>
        <translation>Trò chơi này không có gỡ quân.</translation>
    </message>
    <message>
        <source>There is no move to confirm.</source>
        <translation>Không có nước đi nào chờ xác nhận.</translation>
    </message>
    <message>
        <source>The player at the other computer is to move.</source>
        <translation>Đang đến lượt người ngồi ở máy kia.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Ván đang tạm dừng.</translation>
    </message>
    <message>
        <source>Only games with a clock, and computers that play each other, can be paused.</source>
        <translation>Chỉ tạm dừng được ván có đồng hồ và ván hai máy đấu với nhau.</translation>
    </message>
    <message>
        <source>Only computers that play each other can be paused.</source>
        <translation>Chỉ có thể tạm dừng khi các máy đấu với nhau.</translation>
    </message>
    <message>
        <source>In this game no discs are popped out.</source>
        <translation>Trò chơi này không có rút quân.</translation>
    </message>
    <message>
        <source>A game between two computers cannot be paused.</source>
        <translation>Ván giữa hai máy không tạm dừng được.</translation>
    </message>
    <message>
        <source>The player on turn has no disc in the bottom row.</source>
        <translation>Người đến lượt không có quân nào ở hàng dưới cùng.</translation>
    </message>
    <message>
        <source>This game has no swap.</source>
        <translation>Ván này không có đổi quân.</translation>
    </message>
</context>
<context>
    <name>four::TwoComputers</name>
    <message>
        <source>The connection was ended. The game waits in both histories.</source>
        <translation>Đã ngắt kết nối. Ván đấu vẫn còn trong lịch sử của cả hai máy.</translation>
    </message>
    <message>
        <source>No other computer is connected.</source>
        <translation>Không có máy nào khác đang kết nối.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back now.</source>
        <translation>Lúc này bạn không có nước nào để rút lại.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Ván này đã kết thúc.</translation>
    </message>
    <message>
        <source>Nothing has been asked.</source>
        <translation>Chưa có câu hỏi nào.</translation>
    </message>
    <message>
        <source>Two computers</source>
        <translation>Hai máy</translation>
    </message>
    <message>
        <source>%1 agrees.</source>
        <extracomment>%1 is a player at another computer</extracomment>
        <translation>%1 đồng ý.</translation>
    </message>
    <message>
        <source>%1 does not agree.</source>
        <translation>%1 không đồng ý.</translation>
    </message>
    <message>
        <source>First go back to your game.</source>
        <translation>Trước hết hãy quay lại ván của bạn.</translation>
    </message>
    <message>
        <source>Both players sit at this computer.</source>
        <translation>Cả hai người chơi đều ngồi ở máy này.</translation>
    </message>
    <message>
        <source>The other computer is connected already.</source>
        <translation>Máy kia đã được kết nối.</translation>
    </message>
    <message>
        <source>Send as message</source>
        <translation>Gửi bằng tin nhắn</translation>
    </message>
    <message>
        <source>No connection to %1’s computer; trying again.</source>
        <extracomment>%1 is a player at another computer</extracomment>
        <translation>Mất kết nối với máy của %1; đang thử lại.</translation>
    </message>
    <message>
        <source>The connection to %1’s computer is back.</source>
        <extracomment>%1 is a player at another computer</extracomment>
        <translation>Đã kết nối lại với máy của %1.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Đồng ý</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>%1 is asked. Your next move takes the question back.</source>
        <extracomment>%1 is a player at another computer</extracomment>
        <translation>Đã hỏi %1. Nếu bạn đi tiếp, câu hỏi sẽ được rút lại.</translation>
    </message>
</context>
<context>
    <name>four::Words</name>
    <message>
        <source>Classic</source>
        <translation>Cổ điển</translation>
    </message>
    <message>
        <source>Three strikes</source>
        <translation>Quá tam ba bận</translation>
    </message>
    <message>
        <source>Named match</source>
        <translation>Ván ghi tên</translation>
    </message>
    <message>
        <source>Versus computer</source>
        <translation>Đấu với máy</translation>
    </message>
    <message>
        <source>Power-ups</source>
        <translation>Tuyệt chiêu</translation>
    </message>
    <message>
        <source>Two people take turns until one of them has four in a row.</source>
        <translation>Hai người lần lượt thả quân cho đến khi một người có bốn quân thẳng hàng.</translation>
    </message>
    <message>
        <source>Three undos each, but whoever makes a third impossible move loses.</source>
        <translation>Mỗi người được đi lại ba lần, nhưng ai vi phạm đến lần thứ ba thì thua.</translation>
    </message>
    <message>
        <source>Play under your own names; a coin toss decides who begins and chooses X or O.</source>
        <translation>Chơi bằng tên của mình; tung đồng xu xem ai đi trước và được chọn X hoặc O.</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Ngẫu nhiên</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>vàng</translation>
    </message>
    <message>
        <source>red</source>
        <translation>đỏ</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Bạn</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Máy</translation>
    </message>
    <message>
        <source>Computer 1</source>
        <translation>Máy 1</translation>
    </message>
    <message>
        <source>Computer 2</source>
        <translation>Máy 2</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Người chơi 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Người chơi 2</translation>
    </message>
    <message>
        <source>Column %1, row %2, empty</source>
        <translation>Cột %1, hàng %2, trống</translation>
    </message>
    <message>
        <source>Column %1, row %2, %3 (%4)</source>
        <extracomment>%3 is a colour, %4 a letter or a shape</extracomment>
        <translation>Cột %1, hàng %2, quân %3 (%4)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a player&apos;s letter, or shape, and colour</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>You play the %1 discs with the letter %2.</source>
        <translation>Bạn cầm quân %1 mang chữ %2.</translation>
    </message>
    <message>
        <source>%1 plays the %2 discs with the letter %3.</source>
        <translation>%1 cầm quân %2 mang chữ %3.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Bạn đi trước.</translation>
    </message>
    <message>
        <source>%1 begins.</source>
        <translation>%1 đi trước.</translation>
    </message>
    <message>
        <source>You play the %1 discs and choose X or O.</source>
        <translation>Bạn cầm quân %1 và được chọn X hoặc O.</translation>
    </message>
    <message>
        <source>%1 plays the %2 discs and chooses X or O.</source>
        <translation>%1 cầm quân %2 và được chọn X hoặc O.</translation>
    </message>
    <message>
        <source>A coin toss decides who begins.</source>
        <translation>Tung đồng xu để quyết định ai đi trước.</translation>
    </message>
    <message>
        <source>Whoever begins chooses X or O.</source>
        <translation>Người đi trước được chọn X hoặc O.</translation>
    </message>
    <message>
        <source>You begin with the %1 discs.</source>
        <translation>Bạn đi trước, cầm quân %1.</translation>
    </message>
    <message>
        <source>%1 begins with the %2 discs.</source>
        <translation>%1 đi trước, cầm quân %2.</translation>
    </message>
    <message>
        <source>This game is over.</source>
        <translation>Ván này đã kết thúc.</translation>
    </message>
    <message>
        <source>First choose X or O.</source>
        <translation>Hãy chọn X hoặc O trước đã.</translation>
    </message>
    <message>
        <source>Make a move first.</source>
        <translation>Hãy đi một nước trước đã.</translation>
    </message>
    <message>
        <source>Column %1 is outside the board, which has %2 columns.</source>
        <translation>Cột %1 nằm ngoài bàn cờ; bàn cờ chỉ có %2 cột.</translation>
    </message>
    <message>
        <source>Column %1 is full.</source>
        <translation>Cột %1 đã đầy.</translation>
    </message>
    <message>
        <source>A player’s first move cannot be undone in this game.</source>
        <translation>Trong ván này, không ai được đi lại nước đầu tiên của mình.</translation>
    </message>
    <message>
        <source>No block is possible now: the opponent could win with the next disc.</source>
        <translation>Lúc này không được chặn lượt: đối thủ có thể thắng ngay ở quân tiếp theo.</translation>
    </message>
    <message>
        <source>Only a disc of the opponent can be removed.</source>
        <translation>Chỉ được gỡ quân của đối thủ.</translation>
    </message>
    <message>
        <source>That was a violation; the next one loses the game.</source>
        <translation>Đó là một lần vi phạm; vi phạm lần nữa là thua ván.</translation>
    </message>
    <message>
        <source>You dropped a disc in column %1.</source>
        <translation>Bạn đã thả quân vào cột %1.</translation>
    </message>
    <message>
        <source>%1 dropped a disc in column %2.</source>
        <translation>%1 đã thả quân vào cột %2.</translation>
    </message>
    <message>
        <source>You removed the disc from column %1, row %2.</source>
        <translation>Bạn đã gỡ quân ở cột %1, hàng %2.</translation>
    </message>
    <message>
        <source>%1 removed the disc from column %2, row %3.</source>
        <translation>%1 đã gỡ quân ở cột %2, hàng %3.</translation>
    </message>
    <message>
        <source>You took the move back.</source>
        <translation>Bạn đã rút lại nước vừa đi.</translation>
    </message>
    <message>
        <source>%1 took the move back.</source>
        <translation>%1 đã rút lại nước vừa đi.</translation>
    </message>
    <message>
        <source>%1 blocked your turn.</source>
        <translation>%1 đã chặn lượt của bạn.</translation>
    </message>
    <message>
        <source>You chose the letter %1.</source>
        <translation>Bạn đã chọn chữ %1.</translation>
    </message>
    <message>
        <source>%1 chose the letter %2.</source>
        <translation>%1 đã chọn chữ %2.</translation>
    </message>
    <message>
        <source>Choose X or O.</source>
        <translation>Hãy chọn X hoặc O.</translation>
    </message>
    <message>
        <source>%1 chooses X or O.</source>
        <translation>%1: hãy chọn X hoặc O.</translation>
    </message>
    <message>
        <source>The board is full and nobody has a line: the game is a draw.</source>
        <translation>Bàn cờ đã đầy mà không ai có đường nào: ván cờ hòa.</translation>
    </message>
    <message>
        <source>You (%1) win with %2 in a row.</source>
        <translation>Bạn (%1) thắng với %2 quân thẳng hàng.</translation>
    </message>
    <message>
        <source>%1 (%2) wins with %3 in a row.</source>
        <translation>%1 (%2) thắng với %3 quân thẳng hàng.</translation>
    </message>
    <message numerus="yes">
        <source>The winner has %n disc(s) on the board.</source>
        <extracomment>%n is how many discs the winner has on the board</extracomment>
        <translation>
            <numerusform>Người thắng có %n quân trên bàn cờ.</numerusform>
        </translation>
    </message>
    <message>
        <source>You begin with the %1 discs and the letter %2.</source>
        <translation>Bạn đi trước, cầm quân %1 mang chữ %2.</translation>
    </message>
    <message>
        <source>%1 begins with the %2 discs and the letter %3.</source>
        <translation>%1 đi trước, cầm quân %2 mang chữ %3.</translation>
    </message>
    <message>
        <source>You begin with the %1 discs and choose X or O.</source>
        <translation>Bạn đi trước, cầm quân %1 và được chọn X hoặc O.</translation>
    </message>
    <message>
        <source>%1 begins with the %2 discs and chooses X or O.</source>
        <translation>%1 đi trước, cầm quân %2 và được chọn X hoặc O.</translation>
    </message>
    <message>
        <source>The letters have already been chosen.</source>
        <translation>Chữ cái đã được chọn rồi.</translation>
    </message>
    <message>
        <source>That is not a column. The columns are numbered 1 to %1.</source>
        <translation>Không có cột đó. Các cột được đánh số từ 1 đến %1.</translation>
    </message>
    <message>
        <source>The first disc must go into the centre column, number %1.</source>
        <translation>Quân đầu tiên phải thả vào cột giữa, tức cột %1.</translation>
    </message>
    <message>
        <source>The first disc must go into a centre column, number %1 or %2.</source>
        <translation>Quân đầu tiên phải thả vào một trong hai cột giữa, tức cột %1 hoặc %2.</translation>
    </message>
    <message>
        <source>There is no disc to remove there.</source>
        <translation>Ở đó không có quân nào để gỡ.</translation>
    </message>
    <message>
        <source>You blocked %1’s turn.</source>
        <translation>Bạn đã chặn lượt của %1.</translation>
    </message>
    <message>
        <source>%1 blocked %2’s turn.</source>
        <translation>%1 đã chặn lượt của %2.</translation>
    </message>
    <message>
        <source>End your turn, take the move back, or block the opponent.</source>
        <translation>Hãy kết thúc lượt, đi lại hoặc chặn lượt đối thủ.</translation>
    </message>
    <message>
        <source>End your turn or take the move back.</source>
        <translation>Hãy kết thúc lượt hoặc đi lại.</translation>
    </message>
    <message>
        <source>End your turn or block the opponent.</source>
        <translation>Hãy kết thúc lượt hoặc chặn lượt đối thủ.</translation>
    </message>
    <message>
        <source>%1: end your turn, take the move back, or block the opponent.</source>
        <translation>%1: hãy kết thúc lượt, đi lại hoặc chặn lượt đối thủ.</translation>
    </message>
    <message>
        <source>%1: end your turn or take the move back.</source>
        <translation>%1: hãy kết thúc lượt hoặc đi lại.</translation>
    </message>
    <message>
        <source>%1: end your turn or block the opponent.</source>
        <translation>%1: hãy kết thúc lượt hoặc chặn lượt đối thủ.</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 đang nghĩ…</translation>
    </message>
    <message>
        <source>Your turn: choose a column.</source>
        <translation>Đến lượt bạn: hãy chọn một cột.</translation>
    </message>
    <message>
        <source>%1’s turn: choose a column.</source>
        <translation>Đến lượt %1: hãy chọn một cột.</translation>
    </message>
    <message>
        <source>Do you want to resign this game?</source>
        <translation>Bạn có muốn xin thua ván này không?</translation>
    </message>
    <message>
        <source>Does %1 want to resign this game?</source>
        <translation>%1 có muốn xin thua ván này không?</translation>
    </message>
    <message>
        <source>%1 (%2) wins because you committed too many violations.</source>
        <translation>%1 (%2) thắng vì bạn vi phạm quá nhiều lần.</translation>
    </message>
    <message>
        <source>You (%1) win because %2 committed too many violations.</source>
        <translation>Bạn (%1) thắng vì %2 vi phạm quá nhiều lần.</translation>
    </message>
    <message>
        <source>%1 (%2) wins because %3 committed too many violations.</source>
        <translation>%1 (%2) thắng vì %3 vi phạm quá nhiều lần.</translation>
    </message>
    <message>
        <source>%1 (%2) wins because you resigned.</source>
        <translation>%1 (%2) thắng vì bạn xin thua.</translation>
    </message>
    <message>
        <source>You (%1) win because %2 resigned.</source>
        <translation>Bạn (%1) thắng vì %2 xin thua.</translation>
    </message>
    <message>
        <source>%1 (%2) wins because %3 resigned.</source>
        <translation>%1 (%2) thắng vì %3 xin thua.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Mới chơi</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Dễ</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Trung bình</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Khó</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Cao thủ</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Hoàn hảo</translation>
    </message>
    <message>
        <source>Drops its discs anywhere.</source>
        <translation>Thả quân vào cột bất kỳ.</translation>
    </message>
    <message>
        <source>Builds its own lines and hardly looks at yours.</source>
        <translation>Chỉ lo xếp quân mình, hầu như không nhìn quân bạn.</translation>
    </message>
    <message>
        <source>Misses no win and no threat, but does not look much further.</source>
        <translation>Không bỏ lỡ nước thắng hay mối đe dọa nào, nhưng không tính xa hơn.</translation>
    </message>
    <message>
        <source>Sees traps of a few moves and wins by the shortest way.</source>
        <translation>Nhìn ra bẫy vài nước và thắng bằng đường ngắn nhất.</translation>
    </message>
    <message>
        <source>Looks far ahead and knows which threats decide the end.</source>
        <translation>Tính rất xa và biết mối đe dọa nào quyết định tàn cuộc.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a player, %2 a sentence that says why what the player tried was refused</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The beginning of the game.</source>
        <translation>Lúc bắt đầu ván.</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3</source>
        <extracomment>%1 and %2 are numbers, %3 is a whole sentence</extracomment>
        <translation>Nước %1 trên %2: %3</translation>
    </message>
    <message>
        <source>Each player may block one turn and remove one disc.</source>
        <translation>Mỗi người được một lần chặn lượt đối thủ và một lần gỡ quân.</translation>
    </message>
    <message>
        <source>%1 (custom rules)</source>
        <extracomment>%1 is the name of a preset</extracomment>
        <translation>%1 (luật tùy chỉnh)</translation>
    </message>
    <message>
        <source>Blocks the threats it sees, but overlooks your diagonals and never thinks ahead.</source>
        <translation>Chặn những gì nó thấy, nhưng bỏ sót đường chéo và không tính trước.</translation>
    </message>
    <message>
        <source>Never makes a mistake on the standard board; elsewhere plays as well as it can.</source>
        <translation>Không bao giờ sai trên bàn tiêu chuẩn; trên bàn khác thì mạnh hết sức.</translation>
    </message>
    <message>
        <source>You won the coin toss and begin.</source>
        <translation>Kết quả tung đồng xu: bạn đi trước.</translation>
    </message>
    <message>
        <source>%1 won the coin toss and begins.</source>
        <translation>Kết quả tung đồng xu: %1 đi trước.</translation>
    </message>
    <message>
        <source>The letters were chosen at random.</source>
        <translation>Hai chữ cái đã được bốc thăm.</translation>
    </message>
    <message>
        <source>The letters X and O are chosen at random.</source>
        <translation>Chữ X và chữ O được bốc thăm.</translation>
    </message>
    <message>
        <source>You have already moved. End your turn first.</source>
        <translation>Bạn đã đi rồi. Hãy kết thúc lượt trước đã.</translation>
    </message>
    <message>
        <source>This game does not have that action.</source>
        <translation>Ván này không có thao tác đó.</translation>
    </message>
    <message>
        <source>No undos left.</source>
        <translation>Không còn lần đi lại nào.</translation>
    </message>
    <message>
        <source>No blocks left.</source>
        <translation>Không còn lần chặn lượt nào.</translation>
    </message>
    <message>
        <source>No removals left.</source>
        <translation>Không còn lần gỡ quân nào.</translation>
    </message>
    <message numerus="yes">
        <source>That was a violation; you have %n left.</source>
        <extracomment>%n is how many more violations are tolerated</extracomment>
        <translation>
            <numerusform>Đó là một lần vi phạm; còn được bỏ qua %n lần nữa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the disc to remove, or press Esc to cancel.</source>
        <translation>Hãy chọn quân muốn gỡ, hoặc nhấn Esc để thôi.</translation>
    </message>
    <message>
        <source>&amp;Yellow:</source>
        <translation>Quân &amp;vàng:</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>&amp;Quân đỏ:</translation>
    </message>
    <message>
        <source>light</source>
        <translation>sáng</translation>
    </message>
    <message>
        <source>Li&amp;ght:</source>
        <translation>Quân &amp;sáng:</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>sẫm</translation>
    </message>
    <message>
        <source>&amp;Dark:</source>
        <translation>Quân sẫ&amp;m:</translation>
    </message>
    <message>
        <source>amber</source>
        <translation>hổ phách</translation>
    </message>
    <message>
        <source>&amp;Amber:</source>
        <translation>Quân &amp;hổ phách:</translation>
    </message>
    <message>
        <source>violet</source>
        <translation>tím</translation>
    </message>
    <message>
        <source>&amp;Violet:</source>
        <translation>Quân tí&amp;m:</translation>
    </message>
    <message>
        <source>white</source>
        <translation>trắng</translation>
    </message>
    <message>
        <source>&amp;White:</source>
        <translation>Quân t&amp;rắng:</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>xanh dương</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>Quân &amp;xanh dương:</translation>
    </message>
    <message>
        <source>cream</source>
        <translation>kem</translation>
    </message>
    <message>
        <source>Cr&amp;eam:</source>
        <translation>Quân &amp;kem:</translation>
    </message>
    <message>
        <source>rose</source>
        <translation>hồng</translation>
    </message>
    <message>
        <source>R&amp;ose:</source>
        <translation>Quân &amp;hồng:</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Gỗ</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Đêm</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Tương phản cao</translation>
    </message>
    <message>
        <source>Pastel</source>
        <translation>Màu phấn</translation>
    </message>
    <message>
        <source>Classic blue</source>
        <translation>Xanh dương cổ điển</translation>
    </message>
    <message>
        <source>You play the %1 discs and begin; the computer plays the %2 ones.</source>
        <extracomment>%1 and %2 are colours</extracomment>
        <translation>Bạn cầm quân %1 và đi trước; máy cầm quân %2.</translation>
    </message>
    <message>
        <source>Discs with letters</source>
        <translation>Quân có chữ cái</translation>
    </message>
    <message>
        <source>Discs with shapes</source>
        <translation>Quân có hình</translation>
    </message>
    <message>
        <source>Plain discs</source>
        <translation>Quân trơn</translation>
    </message>
    <message>
        <source>star</source>
        <extracomment>the shape on a disc, in the place of its letter</extracomment>
        <translation>ngôi sao</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>mặt trăng</translation>
    </message>
    <message>
        <source>Column %1, row %2, %3</source>
        <translation>Cột %1, hàng %2, quân %3</translation>
    </message>
    <message>
        <source>You play the %1 discs.</source>
        <translation>Bạn cầm quân %1.</translation>
    </message>
    <message>
        <source>%1 plays the %2 discs.</source>
        <translation>%1 cầm quân %2.</translation>
    </message>
    <message>
        <source>Five in a row</source>
        <translation>Năm quân thẳng hàng</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>Đang đợi %1.</translation>
    </message>
    <message>
        <source>A wider board whose outer columns are filled beforehand; five in a row win.</source>
        <translation>Bàn cờ rộng hơn, hai cột ngoài lấp sẵn; năm quân thẳng hàng thì thắng.</translation>
    </message>
    <message>
        <source>Your time is up: you lose this turn.</source>
        <translation>Bạn đã hết giờ: bạn mất lượt này.</translation>
    </message>
    <message>
        <source>%1’s time is up: the turn is lost.</source>
        <translation>%1 đã hết giờ: mất lượt này.</translation>
    </message>
    <message>
        <source>%1 (%2) wins because your time is up.</source>
        <translation>%1 (%2) thắng vì bạn hết giờ.</translation>
    </message>
    <message>
        <source>You (%1) win because %2’s time is up.</source>
        <translation>Bạn (%1) thắng vì %2 hết giờ.</translation>
    </message>
    <message>
        <source>%1 (%2) wins because %3’s time is up.</source>
        <translation>%1 (%2) thắng vì %3 hết giờ.</translation>
    </message>
    <message>
        <source>%1:%2</source>
        <extracomment>a clock: minutes and seconds, such as 4:32</extracomment>
        <translation>%1:%2</translation>
    </message>
    <message>
        <source>out of time</source>
        <extracomment>on a player&apos;s clock</extracomment>
        <translation>hết giờ</translation>
    </message>
    <message>
        <source>%1 for each turn, or the game is lost</source>
        <extracomment>%1 is a time, such as 0:30</extracomment>
        <translation>%1 mỗi lượt, hết giờ thì thua ván</translation>
    </message>
    <message>
        <source>%1 for each turn, or the turn is lost</source>
        <translation>%1 mỗi lượt, hết giờ thì mất lượt</translation>
    </message>
    <message>
        <source>%1 for the game</source>
        <extracomment>%1 is a time, such as 5:00</extracomment>
        <translation>%1 cho cả ván</translation>
    </message>
    <message numerus="yes">
        <source>%1 for the game, and %n second(s) more for each turn</source>
        <extracomment>%1 is a time, such as 5:00</extracomment>
        <translation>
            <numerusform>%1 cho cả ván, mỗi lượt cộng thêm %n giây</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It counts as a violation; %n left.</source>
        <extracomment>%n is how many more violations are tolerated</extracomment>
        <translation>
            <numerusform>Đó cũng là một vi phạm; còn được bỏ qua %n lần.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column %1 has no disc to pop.</source>
        <translation>Cột %1 không có quân nào để rút.</translation>
    </message>
    <message>
        <source>Only your own disc can be popped: the lowest of column %1 is the opponent’s.</source>
        <translation>Chỉ rút được quân của mình: quân dưới cùng ở cột %1 là của đối thủ.</translation>
    </message>
    <message>
        <source>You popped the disc at the bottom of column %1.</source>
        <extracomment>the lowest disc of a column was taken out of it, and those above have fallen by one</extracomment>
        <translation>Bạn đã rút quân dưới cùng ở cột %1.</translation>
    </message>
    <message>
        <source>%1 popped the disc at the bottom of column %2.</source>
        <translation>%1 đã rút quân dưới cùng ở cột %2.</translation>
    </message>
    <message>
        <source>The same position for the third time: the game is a draw.</source>
        <translation>Thế cờ này lặp lại lần thứ ba: ván hòa.</translation>
    </message>
    <message>
        <source>Your turn: the board is full, so pop a disc.</source>
        <translation>Đến lượt bạn: bàn cờ đã đầy, hãy rút một quân.</translation>
    </message>
    <message>
        <source>%1’s turn: the board is full, so pop a disc.</source>
        <translation>Đến lượt %1: bàn cờ đã đầy, hãy rút một quân.</translation>
    </message>
    <message>
        <source>Choose the column to pop a disc from, or press Esc to cancel.</source>
        <translation>Hãy chọn cột để rút quân, hoặc nhấn Esc để thôi.</translation>
    </message>
    <message>
        <source>The same position for the second time: once more and it is a draw.</source>
        <translation>Thế cờ này lặp lại lần thứ hai: thêm một lần nữa là hòa.</translation>
    </message>
    <message>
        <source>Only the game’s first disc can be taken over, and only in reply to it.</source>
        <translation>Chỉ có thể nhận quân đầu tiên của ván, và chỉ ngay khi đáp lại nó.</translation>
    </message>
    <message>
        <source>You took over the first disc, and play the %1 discs now.</source>
        <extracomment>%1 is a colour</extracomment>
        <translation>Bạn đã nhận quân đầu tiên và giờ chơi quân %1.</translation>
    </message>
    <message>
        <source>%1 took over the first disc, and plays the %2 discs now.</source>
        <extracomment>%1 is a player, %2 a colour</extracomment>
        <translation>%1 đã nhận quân đầu tiên và giờ chơi quân %2.</translation>
    </message>
    <message>
        <source>Your turn: choose a column, or take over the first disc.</source>
        <translation>Đến lượt bạn: hãy chọn một cột, hoặc nhận quân đầu tiên.</translation>
    </message>
    <message>
        <source>%1’s turn: choose a column, or take over the first disc.</source>
        <translation>Đến lượt %1: hãy chọn một cột, hoặc nhận quân đầu tiên.</translation>
    </message>
    <message>
        <source>Practised</source>
        <translation>Quen tay</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <translation>Vừa sức</translation>
    </message>
    <message>
        <source>Misses no win and no threat, but often lets you build two at once.</source>
        <translation>Không bỏ sót nước thắng hay mối đe dọa nào, nhưng hay để bạn có hai mối đe dọa một lúc.</translation>
    </message>
    <message>
        <source>Plays about as well as you do, by your last games: you win about every other one.</source>
        <translation>Chơi ngang sức bạn, theo những ván gần đây: khoảng hai ván bạn thắng một.</translation>
    </message>
    <message>
        <source>The computer played about as well as %1 (strength %2).</source>
        <extracomment>of a computer that adapts to the person; %1 is a level, such as: Easy; %2 a number</extracomment>
        <translation>Ván này máy chơi ngang mức %1 (sức %2).</translation>
    </message>
</context>
</TS>
