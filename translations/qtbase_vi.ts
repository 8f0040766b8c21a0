<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="vi" sourcelanguage="en">
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Đóng thẻ</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Alias</source>
        <translation>Bí danh</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Ổ đĩa</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Thư mục tệp</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Thư mục</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Lối tắt</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Không rõ</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Chọn tất cả</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>Tăn&amp;g</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>Giả&amp;m</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Decrease</source>
        <translation>Giảm</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Giảm giá trị</translation>
    </message>
    <message>
        <source>Goes back a page</source>
        <translation>Quay lại một trang</translation>
    </message>
    <message>
        <source>Goes to the next page</source>
        <translation>Sang trang sau</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Tăng</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Tăng giá trị</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Trang sau</translation>
    </message>
    <message>
        <source>Press</source>
        <translation>Nhấn</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Trang trước</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Cuộn xuống</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Cuộn sang trái</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Cuộn sang phải</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Cuộn lên</translation>
    </message>
    <message>
        <source>Scrolls down</source>
        <translation>Cuộn xuống</translation>
    </message>
    <message>
        <source>Scrolls to the left</source>
        <translation>Cuộn sang trái</translation>
    </message>
    <message>
        <source>Scrolls to the right</source>
        <translation>Cuộn sang phải</translation>
    </message>
    <message>
        <source>Scrolls up</source>
        <translation>Cuộn lên</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Đặt tiêu điểm</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Đặt tiêu điểm</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Hiện trình đơn</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Hiện trình đơn</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Đảo trạng thái</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Đảo trạng thái</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Thực hiện hành động</translation>
    </message>
</context>
<context>
    <name>QApplication</name>
    <message>
        <source>Executable &apos;%1&apos; requires Qt %2, found Qt %3.</source>
        <translation>Chương trình “%1” cần Qt %2, nhưng ở đây là Qt %3.</translation>
    </message>
    <message>
        <source>Incompatible Qt Library Error</source>
        <translation>Lỗi: thư viện Qt không tương thích</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>False</source>
        <translation>Sai</translation>
    </message>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Mở danh sách lựa chọn</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Đúng</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Arguments:</source>
        <translation>Đối số:</translation>
    </message>
    <message>
        <source>Displays help including Qt specific options.</source>
        <translation>Hiện trợ giúp, kể cả các tùy chọn riêng của Qt.</translation>
    </message>
    <message>
        <source>Displays help on commandline options.</source>
        <translation>Hiện trợ giúp về các tùy chọn dòng lệnh.</translation>
    </message>
    <message>
        <source>Displays version information.</source>
        <translation>Hiện thông tin phiên bản.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>Thiếu giá trị sau “%1”.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Tùy chọn:</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>Có giá trị thừa sau “%1”.</translation>
    </message>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Không có tùy chọn “%1”.</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Không có các tùy chọn: %1.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Cách dùng: %1</translation>
    </message>
    <message>
        <source>[options]</source>
        <translation>[tùy chọn]</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Đây là gì?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Show this message again</source>
        <translation>&amp;Hiện lại thông báo này</translation>
    </message>
    <message>
        <source>Critical Error:</source>
        <translation>Lỗi nghiêm trọng:</translation>
    </message>
    <message>
        <source>Debug Message:</source>
        <translation>Thông báo gỡ lỗi:</translation>
    </message>
    <message>
        <source>Fatal Error:</source>
        <translation>Lỗi khiến chương trình phải dừng:</translation>
    </message>
    <message>
        <source>Information:</source>
        <translation>Thông tin:</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>Cảnh báo:</translation>
    </message>
</context>
<context>
    <name>QFile</name>
    <message>
        <source>Cannot create %1 for output: %2</source>
        <translation>Không thể tạo %1 để ghi: %2</translation>
    </message>
    <message>
        <source>Cannot open %1 for input</source>
        <translation>Không thể mở %1 để đọc</translation>
    </message>
    <message>
        <source>Cannot open destination file: %1</source>
        <translation>Không thể mở tệp đích: %1</translation>
    </message>
    <message>
        <source>Cannot open for output: %1</source>
        <translation>Không thể mở để ghi: %1</translation>
    </message>
    <message>
        <source>Cannot remove source file</source>
        <translation>Không thể xóa tệp nguồn</translation>
    </message>
    <message>
        <source>Destination file exists</source>
        <translation>Tệp đích đã tồn tại</translation>
    </message>
    <message>
        <source>Destination file is the same file.</source>
        <translation>Tệp đích cũng chính là tệp này.</translation>
    </message>
    <message>
        <source>Error while renaming: %1</source>
        <translation>Lỗi khi đổi tên: %1</translation>
    </message>
    <message>
        <source>Failure to write block: %1</source>
        <translation>Không ghi được khối dữ liệu: %1</translation>
    </message>
    <message>
        <source>Source file does not exist.</source>
        <translation>Không có tệp nguồn.</translation>
    </message>
    <message>
        <source>Unable to restore from %1: %2</source>
        <translation>Không thể khôi phục từ %1: %2</translation>
    </message>
    <message>
        <source>Will not rename sequential file using block copy</source>
        <translation>Không đổi tên tệp tuần tự bằng cách sao chép từng khối</translation>
    </message>
</context>
<context>
    <name>QFileDevice</name>
    <message>
        <source>No file engine available</source>
        <translation>Không có bộ xử lý tệp</translation>
    </message>
    <message>
        <source>No file engine available or engine does not support UnMapExtension</source>
        <translation>Không có bộ xử lý tệp, hoặc bộ xử lý không hỗ trợ UnMapExtension</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Không tìm thấy thư mục.
Hãy kiểm tra lại tên thư mục đã nhập.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Không tìm thấy tệp.
Hãy kiểm tra lại tên tệp đã nhập.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 đã tồn tại.
Bạn có muốn thay thế không?</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Chọn</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Xóa</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>Thư mục &amp;mới</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Mở</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Đổi &amp;tên</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lưu</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>“%1” được bảo vệ chống ghi.
Bạn vẫn muốn xóa chứ?</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Mọi tệp (*)</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Bạn có chắc muốn xóa “%1” không?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Lùi</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Chuyển sang dạng chi tiết</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Chuyển sang dạng danh sách</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Không thể xóa thư mục.</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Tạo thư mục mới</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Tạo một thư mục mới</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Dạng chi tiết</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Thư mục</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Thư mục:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Tên tệp:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Tệp</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Kiểu tệp:</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Tìm thư mục</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Tiến</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Quay lại</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Đi tới</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Đến thư mục cha</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Dạng danh sách</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Danh sách vị trí và dấu trang</translation>
    </message>
    <message>
        <source>Look in:</source>
        <translation>Vị trí:</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Thư mục mới</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Thư mục cha</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Vị trí gần đây</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Gỡ bỏ</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Lưu thành</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Hiện </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>H&amp;iện tệp ẩn</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Thanh bên</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Computer</source>
        <translation>Máy tính</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Ngày sửa đổi</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Loại</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Máy tính của tôi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Tên</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Kích cỡ</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Kiểu</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Hủy</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Đó&amp;ng</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lưu</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Đóng mà không lưu</translation>
    </message>
</context>
<context>
    <name>QGuiApplication</name>
    <message>
        <source>Additional plugins to load, can be specified multiple times.</source>
        <translation>Phần bổ trợ cần nạp thêm, có thể nêu nhiều lần.</translation>
    </message>
    <message>
        <source>Alias for --qwindowgeometry.</source>
        <translation>Tên khác của --qwindowgeometry.</translation>
    </message>
    <message>
        <source>Alias for --qwindowicon.</source>
        <translation>Tên khác của --qwindowicon.</translation>
    </message>
    <message>
        <source>Alias for --qwindowtitle.</source>
        <translation>Tên khác của --qwindowtitle.</translation>
    </message>
    <message>
        <source>Default window icon.</source>
        <translation>Biểu tượng mặc định của cửa sổ.</translation>
    </message>
    <message>
        <source>Disable mouse grabbing (useful in debuggers).</source>
        <translation>Không chiếm chuột (có ích khi gỡ lỗi).</translation>
    </message>
    <message>
        <source>Display name, overrides $DISPLAY.</source>
        <translation>Tên màn hình, thay cho $DISPLAY.</translation>
    </message>
    <message>
        <source>Force mouse grabbing (even when running in a debugger).</source>
        <translation>Luôn chiếm chuột (cả khi chạy trong trình gỡ lỗi).</translation>
    </message>
    <message>
        <source>ID of the X11 Visual to use.</source>
        <translation>Mã của X11 Visual cần dùng.</translation>
    </message>
    <message>
        <source>Instance name according to ICCCM 4.1.2.5.</source>
        <translation>Tên của lần chạy này theo ICCCM 4.1.2.5.</translation>
    </message>
    <message>
        <source>Path to the platform plugins.</source>
        <translation>Đường dẫn đến các phần bổ trợ nền tảng.</translation>
    </message>
    <message>
        <source>Platform theme.</source>
        <translation>Chủ đề của nền tảng.</translation>
    </message>
    <message>
        <source>QPA plugin. See QGuiApplication documentation for available options for each plugin.</source>
        <translation>Phần bổ trợ QPA. Xem tài liệu của QGuiApplication để biết các tùy chọn của từng phần bổ trợ.</translation>
    </message>
    <message>
        <source>QT_LAYOUT_DIRECTION</source>
        <translation>LTR</translation>
    </message>
    <message>
        <source>Restores the application from an earlier session.</source>
        <translation>Khôi phục ứng dụng từ một phiên làm việc trước.</translation>
    </message>
    <message>
        <source>Sets the application&apos;s layout direction to Qt::RightToLeft (debugging helper).</source>
        <translation>Đặt hướng bố cục của ứng dụng là Qt::RightToLeft (trợ giúp gỡ lỗi).</translation>
    </message>
    <message>
        <source>Title of the first window.</source>
        <translation>Tiêu đề của cửa sổ đầu tiên.</translation>
    </message>
    <message>
        <source>Window geometry for the main window, using the X11-syntax, like 100x100+50+50.</source>
        <translation>Kích thước và vị trí của cửa sổ chính theo cú pháp X11, ví dụ 100x100+50+50.</translation>
    </message>
</context>
<context>
    <name>QIODevice</name>
    <message>
        <source>No space left on device</source>
        <translation>Thiết bị không còn chỗ trống</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Không có tệp hoặc thư mục này</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Không đủ quyền truy cập</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Có quá nhiều tệp đang mở</translation>
    </message>
    <message>
        <source>Unknown error</source>
        <translation>Lỗi không rõ</translation>
    </message>
    <message>
        <source>file to open is a directory</source>
        <translation>tệp cần mở là một thư mục</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Nhập một giá trị:</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>%1, ...</source>
        <translation>%1, …</translation>
    </message>
    <message>
        <source>Press shortcut</source>
        <translation>Nhấn phím tắt</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Sao chép</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Dán</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cắ&amp;t</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chọn tất cả</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Về Qt&lt;/h3&gt;&lt;p&gt;Chương trình này dùng Qt phiên bản %1.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Qt is a C++ toolkit for cross-platform application development.&lt;/p&gt;&lt;p&gt;Qt provides single-source portability across all major desktop operating systems. It is also available for embedded Linux and other embedded and mobile operating systems.&lt;/p&gt;&lt;p&gt;Qt is available under multiple licensing options designed to accommodate the needs of our various users.&lt;/p&gt;&lt;p&gt;Qt licensed under our commercial license agreement is appropriate for development of proprietary/commercial software where you do not want to share any source code with third parties or otherwise cannot comply with the terms of GNU (L)GPL.&lt;/p&gt;&lt;p&gt;Qt licensed under GNU (L)GPL is appropriate for the development of Qt&amp;nbsp;applications provided you can comply with the terms and conditions of the respective licenses.&lt;/p&gt;&lt;p&gt;Please see &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; for an overview of Qt licensing.&lt;/p&gt;&lt;p&gt;Copyright (C) %1 The Qt Company Ltd and other contributors.&lt;/p&gt;&lt;p&gt;Qt and the Qt logo are trademarks of The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt is The Qt Company Ltd product developed as an open source project. See &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt; for more information.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Qt là bộ công cụ C++ để phát triển ứng dụng đa nền tảng.&lt;/p&gt;&lt;p&gt;Với cùng một mã nguồn, ứng dụng viết bằng Qt chạy được trên mọi hệ điều hành máy tính để bàn phổ biến. Qt cũng có cho Linux nhúng cùng các hệ điều hành nhúng và di động khác.&lt;/p&gt;&lt;p&gt;Qt được cung cấp theo nhiều lựa chọn giấy phép để đáp ứng nhu cầu của những người dùng khác nhau.&lt;/p&gt;&lt;p&gt;Qt theo thỏa thuận giấy phép thương mại của chúng tôi thích hợp để phát triển phần mềm độc quyền hoặc thương mại, khi bạn không muốn chia sẻ mã nguồn với bên thứ ba hoặc không thể tuân theo các điều khoản của GNU (L)GPL vì lý do khác.&lt;/p&gt;&lt;p&gt;Qt theo giấy phép GNU (L)GPL thích hợp để phát triển các ứng dụng&amp;nbsp;Qt, miễn là bạn tuân theo được các điều khoản và điều kiện của những giấy phép ấy.&lt;/p&gt;&lt;p&gt;Xem &lt;a href=&quot;http://%2/&quot;&gt;%2&lt;/a&gt; để biết tổng quan về giấy phép của Qt.&lt;/p&gt;&lt;p&gt;Bản quyền (C) %1 The Qt Company Ltd và những người đóng góp khác.&lt;/p&gt;&lt;p&gt;Qt và biểu trưng Qt là nhãn hiệu của The Qt Company Ltd.&lt;/p&gt;&lt;p&gt;Qt là sản phẩm của The Qt Company Ltd, được phát triển như một dự án nguồn mở. Xem &lt;a href=&quot;http://%3/&quot;&gt;%3&lt;/a&gt; để biết thêm thông tin.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Về Qt</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Ẩn chi tiết…</translation>
    </message>
    <message>
        <source>Show Details...</source>
        <translation>Hiện chi tiết…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Không</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Có</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Dừng</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Áp dụng</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Không lưu</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Trợ giúp</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Bỏ qua</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Khô&amp;ng cho tất cả</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Đặt lại</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Khôi phục mặc định</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Thử lại</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Lưu tất cả</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>Có cho &amp;tất cả</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
</context>
<context>
    <name>QSaveFile</name>
    <message>
        <source>Existing file %1 is not writable</source>
        <translation>Không ghi được vào tệp %1 đã tồn tại</translation>
    </message>
    <message>
        <source>Filename refers to a directory</source>
        <translation>Tên tệp này là của một thư mục</translation>
    </message>
    <message>
        <source>QSaveFile cannot open &apos;%1&apos; without direct write fallback enabled.</source>
        <translation>QSaveFile không thể mở “%1” khi chưa cho phép ghi trực tiếp.</translation>
    </message>
    <message>
        <source>Writing canceled by application</source>
        <translation>Ứng dụng đã hủy việc ghi</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Bottom</source>
        <translation>Xuống dưới cùng</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Sang mép trái</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Xuống một trang</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Sang trái một trang</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Sang phải một trang</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Lên một trang</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Sang mép phải</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Cuộn xuống</translation>
    </message>
    <message>
        <source>Scroll here</source>
        <translation>Cuộn đến đây</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Cuộn sang trái</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Cuộn sang phải</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Cuộn lên</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Lên trên cùng</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>Add Favorite</source>
        <translation>Thêm vào ưa thích</translation>
    </message>
    <message>
        <source>Adjust Brightness</source>
        <translation>Chỉnh độ sáng</translation>
    </message>
    <message>
        <source>Adjust contrast</source>
        <translation>Chỉnh tương phản</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Application Left</source>
        <translation>Ứng dụng bên trái</translation>
    </message>
    <message>
        <source>Application Right</source>
        <translation>Ứng dụng bên phải</translation>
    </message>
    <message>
        <source>Audio Cycle Track</source>
        <translation>Đổi bản âm thanh</translation>
    </message>
    <message>
        <source>Audio Random Play</source>
        <translation>Phát ngẫu nhiên</translation>
    </message>
    <message>
        <source>Audio Repeat</source>
        <translation>Lặp lại âm thanh</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Vắng mặt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Lùi</translation>
    </message>
    <message>
        <source>Back Forward</source>
        <translation>Lùi tiến</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Backtab</source>
        <translation>Backtab</translation>
    </message>
    <message>
        <source>Bass Boost</source>
        <translation>Tăng cường âm trầm</translation>
    </message>
    <message>
        <source>Bass Down</source>
        <translation>Giảm âm trầm</translation>
    </message>
    <message>
        <source>Bass Up</source>
        <translation>Tăng âm trầm</translation>
    </message>
    <message>
        <source>Battery</source>
        <translation>Pin</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Xanh dương</translation>
    </message>
    <message>
        <source>Bluetooth</source>
        <translation>Bluetooth</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Sách</translation>
    </message>
    <message>
        <source>Browser</source>
        <translation>Trình duyệt</translation>
    </message>
    <message>
        <source>CD</source>
        <translation>CD</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Máy tính bỏ túi</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Lịch</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Gọi</translation>
    </message>
    <message>
        <source>Camera Focus</source>
        <translation>Lấy nét</translation>
    </message>
    <message>
        <source>Camera Shutter</source>
        <translation>Chụp ảnh</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Hủy</translation>
    </message>
    <message>
        <source>Caps Lock</source>
        <translation>Caps Lock</translation>
    </message>
    <message>
        <source>CapsLock</source>
        <translation>CapsLock</translation>
    </message>
    <message>
        <source>Channel Down</source>
        <translation>Kênh trước</translation>
    </message>
    <message>
        <source>Channel Up</source>
        <translation>Kênh sau</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Xóa sạch</translation>
    </message>
    <message>
        <source>Clear Grab</source>
        <translation>Clear Grab</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Đóng</translation>
    </message>
    <message>
        <source>Code input</source>
        <translation>Nhập mã</translation>
    </message>
    <message>
        <source>Community</source>
        <translation>Cộng đồng</translation>
    </message>
    <message>
        <source>Context1</source>
        <translation>Ngữ cảnh 1</translation>
    </message>
    <message>
        <source>Context2</source>
        <translation>Ngữ cảnh 2</translation>
    </message>
    <message>
        <source>Context3</source>
        <translation>Ngữ cảnh 3</translation>
    </message>
    <message>
        <source>Context4</source>
        <translation>Ngữ cảnh 4</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Control</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Sao chép</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Cắt</translation>
    </message>
    <message>
        <source>DOS</source>
        <translation>DOS</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Màn hình</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Tài liệu</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Xuống</translation>
    </message>
    <message>
        <source>Eisu Shift</source>
        <translation>Eisu Shift</translation>
    </message>
    <message>
        <source>Eisu toggle</source>
        <translation>Eisu toggle</translation>
    </message>
    <message>
        <source>Eject</source>
        <translation>Đẩy ổ đĩa ra</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>Execute</source>
        <translation>Thực thi</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Thoát</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Favorites</source>
        <translation>Ưa thích</translation>
    </message>
    <message>
        <source>Finance</source>
        <translation>Tài chính</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Tìm</translation>
    </message>
    <message>
        <source>Flip</source>
        <translation>Lật</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Tiến</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Trò chơi</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Đi tới</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Xanh lục</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Hướng dẫn</translation>
    </message>
    <message>
        <source>Hangul</source>
        <translation>Hangul</translation>
    </message>
    <message>
        <source>Hangul Banja</source>
        <translation>Hangul Banja</translation>
    </message>
    <message>
        <source>Hangul End</source>
        <translation>Hangul End</translation>
    </message>
    <message>
        <source>Hangul Hanja</source>
        <translation>Hangul Hanja</translation>
    </message>
    <message>
        <source>Hangul Jamo</source>
        <translation>Hangul Jamo</translation>
    </message>
    <message>
        <source>Hangul Jeonja</source>
        <translation>Hangul Jeonja</translation>
    </message>
    <message>
        <source>Hangul PostHanja</source>
        <translation>Hangul PostHanja</translation>
    </message>
    <message>
        <source>Hangul PreHanja</source>
        <translation>Hangul PreHanja</translation>
    </message>
    <message>
        <source>Hangul Romaja</source>
        <translation>Hangul Romaja</translation>
    </message>
    <message>
        <source>Hangul Special</source>
        <translation>Hangul Special</translation>
    </message>
    <message>
        <source>Hangul Start</source>
        <translation>Hangul Start</translation>
    </message>
    <message>
        <source>Hangup</source>
        <translation>Gác máy</translation>
    </message>
    <message>
        <source>Hankaku</source>
        <translation>Hankaku</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Trợ giúp</translation>
    </message>
    <message>
        <source>Henkan</source>
        <translation>Henkan</translation>
    </message>
    <message>
        <source>Hibernate</source>
        <translation>Ngủ đông</translation>
    </message>
    <message>
        <source>Hiragana</source>
        <translation>Hiragana</translation>
    </message>
    <message>
        <source>Hiragana Katakana</source>
        <translation>Hiragana Katakana</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Lịch sử</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>Home Office</source>
        <translation>Văn phòng tại nhà</translation>
    </message>
    <message>
        <source>Home Page</source>
        <translation>Trang chủ</translation>
    </message>
    <message>
        <source>Hot Links</source>
        <translation>Liên kết nhanh</translation>
    </message>
    <message>
        <source>Info</source>
        <translation>Thông tin</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Insert</translation>
    </message>
    <message>
        <source>Kana Lock</source>
        <translation>Kana Lock</translation>
    </message>
    <message>
        <source>Kana Shift</source>
        <translation>Kana Shift</translation>
    </message>
    <message>
        <source>Kanji</source>
        <translation>Kanji</translation>
    </message>
    <message>
        <source>Katakana</source>
        <translation>Katakana</translation>
    </message>
    <message>
        <source>Keyboard Brightness Down</source>
        <translation>Giảm độ sáng bàn phím</translation>
    </message>
    <message>
        <source>Keyboard Brightness Up</source>
        <translation>Tăng độ sáng bàn phím</translation>
    </message>
    <message>
        <source>Keyboard Light On/Off</source>
        <translation>Bật/Tắt đèn bàn phím</translation>
    </message>
    <message>
        <source>Keyboard Menu</source>
        <translation>Trình đơn bàn phím</translation>
    </message>
    <message>
        <source>Last Number Redial</source>
        <translation>Gọi lại số vừa gọi</translation>
    </message>
    <message>
        <source>Launch (0)</source>
        <translation>Launch (0)</translation>
    </message>
    <message>
        <source>Launch (1)</source>
        <translation>Launch (1)</translation>
    </message>
    <message>
        <source>Launch (2)</source>
        <translation>Launch (2)</translation>
    </message>
    <message>
        <source>Launch (3)</source>
        <translation>Launch (3)</translation>
    </message>
    <message>
        <source>Launch (4)</source>
        <translation>Launch (4)</translation>
    </message>
    <message>
        <source>Launch (5)</source>
        <translation>Launch (5)</translation>
    </message>
    <message>
        <source>Launch (6)</source>
        <translation>Launch (6)</translation>
    </message>
    <message>
        <source>Launch (7)</source>
        <translation>Launch (7)</translation>
    </message>
    <message>
        <source>Launch (8)</source>
        <translation>Launch (8)</translation>
    </message>
    <message>
        <source>Launch (9)</source>
        <translation>Launch (9)</translation>
    </message>
    <message>
        <source>Launch (A)</source>
        <translation>Launch (A)</translation>
    </message>
    <message>
        <source>Launch (B)</source>
        <translation>Launch (B)</translation>
    </message>
    <message>
        <source>Launch (C)</source>
        <translation>Launch (C)</translation>
    </message>
    <message>
        <source>Launch (D)</source>
        <translation>Launch (D)</translation>
    </message>
    <message>
        <source>Launch (E)</source>
        <translation>Launch (E)</translation>
    </message>
    <message>
        <source>Launch (F)</source>
        <translation>Launch (F)</translation>
    </message>
    <message>
        <source>Launch (G)</source>
        <translation>Launch (G)</translation>
    </message>
    <message>
        <source>Launch (H)</source>
        <translation>Launch (H)</translation>
    </message>
    <message>
        <source>Launch Mail</source>
        <translation>Mở thư</translation>
    </message>
    <message>
        <source>Launch Media</source>
        <translation>Mở trình phát phương tiện</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Trái</translation>
    </message>
    <message>
        <source>LightBulb</source>
        <translation>Bóng đèn</translation>
    </message>
    <message>
        <source>Logoff</source>
        <translation>Đăng xuất</translation>
    </message>
    <message>
        <source>Mail Forward</source>
        <translation>Chuyển tiếp thư</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Chợ</translation>
    </message>
    <message>
        <source>Massyo</source>
        <translation>Massyo</translation>
    </message>
    <message>
        <source>Media Fast Forward</source>
        <translation>Tua nhanh phương tiện</translation>
    </message>
    <message>
        <source>Media Next</source>
        <translation>Bài sau</translation>
    </message>
    <message>
        <source>Media Pause</source>
        <translation>Tạm dừng phương tiện</translation>
    </message>
    <message>
        <source>Media Play</source>
        <translation>Phát phương tiện</translation>
    </message>
    <message>
        <source>Media Previous</source>
        <translation>Bài trước</translation>
    </message>
    <message>
        <source>Media Record</source>
        <translation>Ghi phương tiện</translation>
    </message>
    <message>
        <source>Media Rewind</source>
        <translation>Tua lại phương tiện</translation>
    </message>
    <message>
        <source>Media Stop</source>
        <translation>Dừng phương tiện</translation>
    </message>
    <message>
        <source>Meeting</source>
        <translation>Cuộc họp</translation>
    </message>
    <message>
        <source>Memo</source>
        <translation>Ghi nhớ</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Menu PB</source>
        <translation>Menu PB</translation>
    </message>
    <message>
        <source>Messenger</source>
        <translation>Nhắn tin</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Microphone Mute</source>
        <translation>Tắt micrô</translation>
    </message>
    <message>
        <source>Microphone Volume Down</source>
        <translation>Giảm âm lượng micrô</translation>
    </message>
    <message>
        <source>Microphone Volume Up</source>
        <translation>Tăng âm lượng micrô</translation>
    </message>
    <message>
        <source>Monitor Brightness Down</source>
        <translation>Giảm độ sáng màn hình</translation>
    </message>
    <message>
        <source>Monitor Brightness Up</source>
        <translation>Tăng độ sáng màn hình</translation>
    </message>
    <message>
        <source>Muhenkan</source>
        <translation>Muhenkan</translation>
    </message>
    <message>
        <source>Multiple Candidate</source>
        <translation>Nhiều ứng viên</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Nhạc</translation>
    </message>
    <message>
        <source>My Sites</source>
        <translation>Trang của tôi</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Mới</translation>
    </message>
    <message>
        <source>News</source>
        <translation>Tin tức</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Không</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>Num Lock</source>
        <translation>Num Lock</translation>
    </message>
    <message>
        <source>NumLock</source>
        <translation>NumLock</translation>
    </message>
    <message>
        <source>Number Lock</source>
        <translation>Number Lock</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Mở</translation>
    </message>
    <message>
        <source>Open URL</source>
        <translation>Mở địa chỉ</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Page Down</source>
        <translation>Page Down</translation>
    </message>
    <message>
        <source>Page Up</source>
        <translation>Page Up</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Dán</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Điện thoại</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Hình ảnh</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Phát</translation>
    </message>
    <message>
        <source>Power Down</source>
        <translation>Tắt máy</translation>
    </message>
    <message>
        <source>Power Off</source>
        <translation>Tắt nguồn</translation>
    </message>
    <message>
        <source>Previous Candidate</source>
        <translation>Ứng viên trước</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>In</translation>
    </message>
    <message>
        <source>Print Screen</source>
        <translation>Print Screen</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Máy in</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Đỏ</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Làm lại</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Làm mới</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Tải lại</translation>
    </message>
    <message>
        <source>Reply</source>
        <translation>Trả lời</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Phải</translation>
    </message>
    <message>
        <source>Romaji</source>
        <translation>Romaji</translation>
    </message>
    <message>
        <source>Rotate Windows</source>
        <translation>Xoay cửa sổ</translation>
    </message>
    <message>
        <source>Rotation KB</source>
        <translation>Rotation KB</translation>
    </message>
    <message>
        <source>Rotation PB</source>
        <translation>Rotation PB</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Lưu</translation>
    </message>
    <message>
        <source>Screensaver</source>
        <translation>Bảo vệ màn hình</translation>
    </message>
    <message>
        <source>Scroll Lock</source>
        <translation>Scroll Lock</translation>
    </message>
    <message>
        <source>ScrollLock</source>
        <translation>ScrollLock</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Tìm kiếm</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Chọn</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Gửi</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Thiết lập</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Shop</source>
        <translation>Cửa hàng</translation>
    </message>
    <message>
        <source>Sleep</source>
        <translation>Ngủ</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Phím cách</translation>
    </message>
    <message>
        <source>Spellchecker</source>
        <translation>Soát chính tả</translation>
    </message>
    <message>
        <source>Split Screen</source>
        <translation>Chia đôi màn hình</translation>
    </message>
    <message>
        <source>Spreadsheet</source>
        <translation>Bảng tính</translation>
    </message>
    <message>
        <source>Standby</source>
        <translation>Chờ</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Dừng</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Phụ đề</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>Hỗ trợ</translation>
    </message>
    <message>
        <source>Suspend</source>
        <translation>Tạm ngưng</translation>
    </message>
    <message>
        <source>SysReq</source>
        <translation>SysReq</translation>
    </message>
    <message>
        <source>System Request</source>
        <translation>System Request</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Task Panel</source>
        <translation>Bảng tác vụ</translation>
    </message>
    <message>
        <source>Terminal</source>
        <translation>Cửa sổ dòng lệnh</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Giờ</translation>
    </message>
    <message>
        <source>To-do list</source>
        <translation>Việc cần làm</translation>
    </message>
    <message>
        <source>Toggle Call/Hangup</source>
        <translation>Gọi/Gác máy</translation>
    </message>
    <message>
        <source>Toggle Media Play/Pause</source>
        <translation>Phát/Tạm dừng</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Công cụ</translation>
    </message>
    <message>
        <source>Top Menu</source>
        <translation>Trình đơn chính</translation>
    </message>
    <message>
        <source>Touchpad Off</source>
        <translation>Tắt bàn di chuột</translation>
    </message>
    <message>
        <source>Touchpad On</source>
        <translation>Bật bàn di chuột</translation>
    </message>
    <message>
        <source>Touchpad Toggle</source>
        <translation>Bật/Tắt bàn di chuột</translation>
    </message>
    <message>
        <source>Touroku</source>
        <translation>Touroku</translation>
    </message>
    <message>
        <source>Travel</source>
        <translation>Du lịch</translation>
    </message>
    <message>
        <source>Treble Down</source>
        <translation>Giảm âm bổng</translation>
    </message>
    <message>
        <source>Treble Up</source>
        <translation>Tăng âm bổng</translation>
    </message>
    <message>
        <source>Ultra Wide Band</source>
        <translation>Băng siêu rộng</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Hoàn tác</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Lên</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Phim</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Xem</translation>
    </message>
    <message>
        <source>Voice Dial</source>
        <translation>Quay số bằng giọng nói</translation>
    </message>
    <message>
        <source>Volume Down</source>
        <translation>Giảm âm lượng</translation>
    </message>
    <message>
        <source>Volume Mute</source>
        <translation>Tắt tiếng</translation>
    </message>
    <message>
        <source>Volume Up</source>
        <translation>Tăng âm lượng</translation>
    </message>
    <message>
        <source>WWW</source>
        <translation>WWW</translation>
    </message>
    <message>
        <source>Wake Up</source>
        <translation>Đánh thức</translation>
    </message>
    <message>
        <source>WebCam</source>
        <translation>WebCam</translation>
    </message>
    <message>
        <source>Wireless</source>
        <translation>Không dây</translation>
    </message>
    <message>
        <source>Word Processor</source>
        <translation>Soạn thảo văn bản</translation>
    </message>
    <message>
        <source>XFer</source>
        <translation>XFer</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Vàng</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Có</translation>
    </message>
    <message>
        <source>Zenkaku</source>
        <translation>Zenkaku</translation>
    </message>
    <message>
        <source>Zenkaku Hankaku</source>
        <translation>Zenkaku Hankaku</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Thu phóng</translation>
    </message>
    <message>
        <source>Zoom In</source>
        <translation>Phóng to</translation>
    </message>
    <message>
        <source>Zoom Out</source>
        <translation>Thu nhỏ</translation>
    </message>
    <message>
        <source>iTouch</source>
        <translation>iTouch</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Cuộn sang trái</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Cuộn sang phải</translation>
    </message>
</context>
<context>
    <name>QUnicodeControlCharacterMenu</name>
    <message>
        <source>FSI First strong isolate</source>
        <translation>FSI Tách riêng theo ký tự có hướng đầu tiên</translation>
    </message>
    <message>
        <source>Insert Unicode control character</source>
        <translation>Chèn ký tự điều khiển Unicode</translation>
    </message>
    <message>
        <source>LRE Start of left-to-right embedding</source>
        <translation>LRE Bắt đầu lồng chữ từ trái sang phải</translation>
    </message>
    <message>
        <source>LRI Left-to-right isolate</source>
        <translation>LRI Tách riêng chữ từ trái sang phải</translation>
    </message>
    <message>
        <source>LRM Left-to-right mark</source>
        <translation>LRM Dấu từ trái sang phải</translation>
    </message>
    <message>
        <source>LRO Start of left-to-right override</source>
        <translation>LRO Bắt đầu buộc chữ từ trái sang phải</translation>
    </message>
    <message>
        <source>PDF Pop directional formatting</source>
        <translation>PDF Kết thúc định hướng chữ</translation>
    </message>
    <message>
        <source>PDI Pop directional isolate</source>
        <translation>PDI Kết thúc tách riêng hướng chữ</translation>
    </message>
    <message>
        <source>RLE Start of right-to-left embedding</source>
        <translation>RLE Bắt đầu lồng chữ từ phải sang trái</translation>
    </message>
    <message>
        <source>RLI Right-to-left isolate</source>
        <translation>RLI Tách riêng chữ từ phải sang trái</translation>
    </message>
    <message>
        <source>RLM Right-to-left mark</source>
        <translation>RLM Dấu từ phải sang trái</translation>
    </message>
    <message>
        <source>RLO Start of right-to-left override</source>
        <translation>RLO Bắt đầu buộc chữ từ phải sang trái</translation>
    </message>
    <message>
        <source>ZWJ Zero width joiner</source>
        <translation>ZWJ Dấu nối không chiều rộng</translation>
    </message>
    <message>
        <source>ZWNJ Zero width non-joiner</source>
        <translation>ZWNJ Dấu không nối, không chiều rộng</translation>
    </message>
    <message>
        <source>ZWSP Zero width space</source>
        <translation>ZWSP Dấu cách không chiều rộng</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
    <message>
        <source>What&apos;s This?</source>
        <translation>Đây là gì?</translation>
    </message>
</context>
<context>
    <name>QWidget</name>
    <message>
        <source>*</source>
        <translation>*</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Sao chép</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Dán</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Làm lại</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Hoàn tác</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Sao chép địa chỉ liên &amp;kết</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cắ&amp;t</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Xóa</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Chọn tất cả</translation>
    </message>
</context>
<context>
    <name>Print Device Input Slot</name>
    <message>
        <source>Automatic</source>
        <translation>Tự động</translation>
    </message>
</context>
<context>
    <name>Print Device Output Bin</name>
    <message>
        <source>Automatic</source>
        <translation>Tự động</translation>
    </message>
</context>
<context>
    <name>QCupsJobWidget</name>
    <message>
        <source>Job</source>
        <translation>Lệnh in</translation>
    </message>
    <message>
        <source>End:</source>
        <translation>Kết thúc:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Không có</translation>
    </message>
    <message>
        <source>Banner Pages</source>
        <translation>Trang bìa</translation>
    </message>
    <message>
        <source>Night (18:00 to 05:59)</source>
        <translation>Ban đêm (18:00 đến 05:59)</translation>
    </message>
    <message>
        <source>Specific Time</source>
        <translation>Giờ nhất định</translation>
    </message>
    <message>
        <source>Billing information:</source>
        <translation>Thông tin thanh toán:</translation>
    </message>
    <message>
        <source>Scheduled printing:</source>
        <translation>Hẹn giờ in:</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Bí mật</translation>
    </message>
    <message>
        <source>Top Secret</source>
        <translation>Tối mật</translation>
    </message>
    <message>
        <source>Start:</source>
        <translation>Bắt đầu:</translation>
    </message>
    <message>
        <source>Day (06:00 to 17:59)</source>
        <translation>Ban ngày (06:00 đến 17:59)</translation>
    </message>
    <message>
        <source>Second Shift (16:00 to 23:59)</source>
        <translation>Ca hai (16:00 đến 23:59)</translation>
    </message>
    <message>
        <source>Job Control</source>
        <translation>Điều khiển lệnh in</translation>
    </message>
    <message>
        <source>Weekend (Saturday to Sunday)</source>
        <translation>Cuối tuần (thứ Bảy đến Chủ nhật)</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Tiêu chuẩn</translation>
    </message>
    <message>
        <source>Classified</source>
        <translation>Mật</translation>
    </message>
    <message>
        <source>Third Shift (00:00 to 07:59)</source>
        <translation>Ca ba (00:00 đến 07:59)</translation>
    </message>
    <message>
        <source>Hold Indefinitely</source>
        <translation>Giữ lại vô thời hạn</translation>
    </message>
    <message>
        <source>Print Immediately</source>
        <translation>In ngay</translation>
    </message>
    <message>
        <source>Confidential</source>
        <translation>Nội bộ</translation>
    </message>
    <message>
        <source>Job priority:</source>
        <translation>Độ ưu tiên:</translation>
    </message>
    <message>
        <source>Unclassified</source>
        <translation>Không mật</translation>
    </message>
</context>
<context>
    <name>QCupsPrinterSupport</name>
    <message>
        <source>Authentication needed to use %1 on %2.</source>
        <translation>Cần xác thực để dùng %1 trên %2.</translation>
    </message>
    <message>
        <source>Authentication needed to use %1.</source>
        <translation>Cần xác thực để dùng %1.</translation>
    </message>
    <message>
        <source>Authentication Needed</source>
        <translation>Cần xác thực</translation>
    </message>
    <message>
        <source>Password:</source>
        <translation>Mật khẩu:</translation>
    </message>
    <message>
        <source>Username:</source>
        <translation>Tên người dùng:</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>CC</source>
        <translation>CC</translation>
    </message>
    <message>
        <source>DD</source>
        <translation>DD</translation>
    </message>
    <message>
        <source>in</source>
        <translation>in</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>mm</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>pt</translation>
    </message>
    <message>
        <source>P̸</source>
        <translation>P̸</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Biểu mẫu</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>lề dưới</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Giấy</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Nguồn giấy:</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>lề phải</translation>
    </message>
    <message>
        <source>Pica (P̸)</source>
        <translation>Pica (P̸)</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Lề</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Tùy chỉnh</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Khổ ngang</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Bố cục trang</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Chiều rộng:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Hướng giấy</translation>
    </message>
    <message>
        <source>Didot (DD)</source>
        <translation>Didot (DD)</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Khổ dọc</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>Thứ tự trang:</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>lề trên</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>lề trái</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Khổ giấy:</translation>
    </message>
    <message>
        <source>Cicero (CC)</source>
        <translation>Cicero (CC)</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Khổ dọc đảo ngược</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Milimét (mm)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Điểm (pt)</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>Số trang mỗi tờ:</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Inch (in)</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Khổ ngang đảo ngược</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Chiều cao:</translation>
    </message>
</context>
<context>
    <name>QPageSize</name>
    <message>
        <source>A0</source>
        <translation>A0</translation>
    </message>
    <message>
        <source>A1</source>
        <translation>A1</translation>
    </message>
    <message>
        <source>A2</source>
        <translation>A2</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>A6</source>
        <translation>A6</translation>
    </message>
    <message>
        <source>A7</source>
        <translation>A7</translation>
    </message>
    <message>
        <source>A8</source>
        <translation>A8</translation>
    </message>
    <message>
        <source>A9</source>
        <translation>A9</translation>
    </message>
    <message>
        <source>B0</source>
        <translation>B0</translation>
    </message>
    <message>
        <source>B1</source>
        <translation>B1</translation>
    </message>
    <message>
        <source>B2</source>
        <translation>B2</translation>
    </message>
    <message>
        <source>B3</source>
        <translation>B3</translation>
    </message>
    <message>
        <source>B4</source>
        <translation>B4</translation>
    </message>
    <message>
        <source>B5</source>
        <translation>B5</translation>
    </message>
    <message>
        <source>B6</source>
        <translation>B6</translation>
    </message>
    <message>
        <source>B7</source>
        <translation>B7</translation>
    </message>
    <message>
        <source>B8</source>
        <translation>B8</translation>
    </message>
    <message>
        <source>B9</source>
        <translation>B9</translation>
    </message>
    <message>
        <source>A10</source>
        <translation>A10</translation>
    </message>
    <message>
        <source>B10</source>
        <translation>B10</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Letter / ANSI A</source>
        <translation>Letter / ANSI A</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Legal</translation>
    </message>
    <message>
        <source>Envelope Monarch</source>
        <translation>Envelope Monarch</translation>
    </message>
    <message>
        <source>Architect A</source>
        <translation>Architect A</translation>
    </message>
    <message>
        <source>Architect B</source>
        <translation>Architect B</translation>
    </message>
    <message>
        <source>Architect C</source>
        <translation>Architect C</translation>
    </message>
    <message>
        <source>Architect D</source>
        <translation>Architect D</translation>
    </message>
    <message>
        <source>Architect E</source>
        <translation>Architect E</translation>
    </message>
    <message>
        <source>Letter Extra</source>
        <translation>Letter Extra</translation>
    </message>
    <message>
        <source>Letter Small</source>
        <translation>Letter Small</translation>
    </message>
    <message>
        <source>Envelope You 4</source>
        <translation>Envelope You 4</translation>
    </message>
    <message>
        <source>Envelope US 10</source>
        <translation>Envelope US 10</translation>
    </message>
    <message>
        <source>Envelope US 11</source>
        <translation>Envelope US 11</translation>
    </message>
    <message>
        <source>Envelope US 12</source>
        <translation>Envelope US 12</translation>
    </message>
    <message>
        <source>Envelope US 14</source>
        <translation>Envelope US 14</translation>
    </message>
    <message>
        <source>Envelope PRC 1</source>
        <translation>Envelope PRC 1</translation>
    </message>
    <message>
        <source>Envelope PRC 2</source>
        <translation>Envelope PRC 2</translation>
    </message>
    <message>
        <source>Envelope PRC 3</source>
        <translation>Envelope PRC 3</translation>
    </message>
    <message>
        <source>Envelope PRC 4</source>
        <translation>Envelope PRC 4</translation>
    </message>
    <message>
        <source>Envelope PRC 5</source>
        <translation>Envelope PRC 5</translation>
    </message>
    <message>
        <source>Envelope PRC 6</source>
        <translation>Envelope PRC 6</translation>
    </message>
    <message>
        <source>Envelope PRC 7</source>
        <translation>Envelope PRC 7</translation>
    </message>
    <message>
        <source>Envelope PRC 8</source>
        <translation>Envelope PRC 8</translation>
    </message>
    <message>
        <source>Envelope PRC 9</source>
        <translation>Envelope PRC 9</translation>
    </message>
    <message>
        <source>Envelope C65</source>
        <translation>Envelope C65</translation>
    </message>
    <message>
        <source>Envelope DL</source>
        <translation>Envelope DL</translation>
    </message>
    <message>
        <source>Envelope B4</source>
        <translation>Envelope B4</translation>
    </message>
    <message>
        <source>Envelope B5</source>
        <translation>Envelope B5</translation>
    </message>
    <message>
        <source>Envelope B6</source>
        <translation>Envelope B6</translation>
    </message>
    <message>
        <source>Envelope C0</source>
        <translation>Envelope C0</translation>
    </message>
    <message>
        <source>Envelope C1</source>
        <translation>Envelope C1</translation>
    </message>
    <message>
        <source>Envelope C2</source>
        <translation>Envelope C2</translation>
    </message>
    <message>
        <source>Envelope C3</source>
        <translation>Envelope C3</translation>
    </message>
    <message>
        <source>Envelope C4</source>
        <translation>Envelope C4</translation>
    </message>
    <message>
        <source>Envelope C5</source>
        <translation>Envelope C5</translation>
    </message>
    <message>
        <source>Envelope C6</source>
        <translation>Envelope C6</translation>
    </message>
    <message>
        <source>Envelope C7</source>
        <translation>Envelope C7</translation>
    </message>
    <message>
        <source>Executive (7.5 x 10 in)</source>
        <translation>Executive (7.5 x 10 in)</translation>
    </message>
    <message>
        <source>ANSI C</source>
        <translation>ANSI C</translation>
    </message>
    <message>
        <source>ANSI D</source>
        <translation>ANSI D</translation>
    </message>
    <message>
        <source>ANSI E</source>
        <translation>ANSI E</translation>
    </message>
    <message>
        <source>A4 Plus</source>
        <translation>A4 Plus</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Tùy chỉnh</translation>
    </message>
    <message>
        <source>JIS B0</source>
        <translation>JIS B0</translation>
    </message>
    <message>
        <source>JIS B1</source>
        <translation>JIS B1</translation>
    </message>
    <message>
        <source>JIS B2</source>
        <translation>JIS B2</translation>
    </message>
    <message>
        <source>JIS B3</source>
        <translation>JIS B3</translation>
    </message>
    <message>
        <source>JIS B4</source>
        <translation>JIS B4</translation>
    </message>
    <message>
        <source>JIS B5</source>
        <translation>JIS B5</translation>
    </message>
    <message>
        <source>JIS B6</source>
        <translation>JIS B6</translation>
    </message>
    <message>
        <source>JIS B7</source>
        <translation>JIS B7</translation>
    </message>
    <message>
        <source>JIS B8</source>
        <translation>JIS B8</translation>
    </message>
    <message>
        <source>JIS B9</source>
        <translation>JIS B9</translation>
    </message>
    <message>
        <source>A3 Extra</source>
        <translation>A3 Extra</translation>
    </message>
    <message>
        <source>PRC 16K</source>
        <translation>PRC 16K</translation>
    </message>
    <message>
        <source>PRC 32K</source>
        <translation>PRC 32K</translation>
    </message>
    <message>
        <source>Quarto</source>
        <translation>Quarto</translation>
    </message>
    <message>
        <source>PRC 32K Big</source>
        <translation>PRC 32K Big</translation>
    </message>
    <message>
        <source>A4 Extra</source>
        <translation>A4 Extra</translation>
    </message>
    <message>
        <source>A4 Small</source>
        <translation>A4 Small</translation>
    </message>
    <message>
        <source>Executive (7.25 x 10.5 in)</source>
        <translation>Executive (7.25 x 10.5 in)</translation>
    </message>
    <message>
        <source>Postcard</source>
        <translation>Bưu thiếp</translation>
    </message>
    <message>
        <source>Tabloid / ANSI B</source>
        <translation>Tabloid / ANSI B</translation>
    </message>
    <message>
        <source>A5 Extra</source>
        <translation>A5 Extra</translation>
    </message>
    <message>
        <source>B5 Extra</source>
        <translation>B5 Extra</translation>
    </message>
    <message>
        <source>Envelope Invite</source>
        <translation>Envelope Invite</translation>
    </message>
    <message>
        <source>Envelope Chou 3</source>
        <translation>Envelope Chou 3</translation>
    </message>
    <message>
        <source>Envelope Chou 4</source>
        <translation>Envelope Chou 4</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Statement</translation>
    </message>
    <message>
        <source>Fan-fold German (8.5 x 12 in)</source>
        <translation>Fan-fold German (8.5 x 12 in)</translation>
    </message>
    <message>
        <source>Envelope PRC 10</source>
        <translation>Envelope PRC 10</translation>
    </message>
    <message>
        <source>Envelope Kaku 2</source>
        <translation>Envelope Kaku 2</translation>
    </message>
    <message>
        <source>Envelope Kaku 3</source>
        <translation>Envelope Kaku 3</translation>
    </message>
    <message>
        <source>Envelope US 9</source>
        <translation>Envelope US 9</translation>
    </message>
    <message>
        <source>%1 x %2 in</source>
        <translation>%1 x %2 in</translation>
    </message>
    <message>
        <source>Super A</source>
        <translation>Super A</translation>
    </message>
    <message>
        <source>Super B</source>
        <translation>Super B</translation>
    </message>
    <message>
        <source>Fan-fold US (14.875 x 11 in)</source>
        <translation>Fan-fold US (14.875 x 11 in)</translation>
    </message>
    <message>
        <source>Fan-fold German Legal (8.5 x 13 in)</source>
        <translation>Fan-fold German Legal (8.5 x 13 in)</translation>
    </message>
    <message>
        <source>Custom (%1in x %2in)</source>
        <translation>Tùy chỉnh (%1in x %2in)</translation>
    </message>
    <message>
        <source>Custom (%1mm x %2mm)</source>
        <translation>Tùy chỉnh (%1mm x %2mm)</translation>
    </message>
    <message>
        <source>Custom (%1CC x %2CC)</source>
        <translation>Tùy chỉnh (%1CC x %2CC)</translation>
    </message>
    <message>
        <source>Custom (%1DD x %2DD)</source>
        <translation>Tùy chỉnh (%1DD x %2DD)</translation>
    </message>
    <message>
        <source>Custom (%1pc x %2pc)</source>
        <translation>Tùy chỉnh (%1pc x %2pc)</translation>
    </message>
    <message>
        <source>Custom (%1pt x %2pt)</source>
        <translation>Tùy chỉnh (%1pt x %2pt)</translation>
    </message>
    <message>
        <source>Letter Plus</source>
        <translation>Letter Plus</translation>
    </message>
    <message>
        <source>Tabloid Extra</source>
        <translation>Tabloid Extra</translation>
    </message>
    <message>
        <source>Envelope Italian</source>
        <translation>Envelope Italian</translation>
    </message>
    <message>
        <source>Double Postcard</source>
        <translation>Bưu thiếp đôi</translation>
    </message>
    <message>
        <source>Legal Extra</source>
        <translation>Legal Extra</translation>
    </message>
    <message>
        <source>Folio (8.27 x 13 in)</source>
        <translation>Folio (8.27 x 13 in)</translation>
    </message>
    <message>
        <source>Ledger / ANSI B</source>
        <translation>Ledger / ANSI B</translation>
    </message>
    <message>
        <source>JIS B10</source>
        <translation>JIS B10</translation>
    </message>
    <message>
        <source>Envelope Personal</source>
        <translation>Envelope Personal</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Even Pages</source>
        <translation>Trang chẵn</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>In</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>Tùy &amp;chọn &lt;&lt;</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>Tùy &amp;chọn &gt;&gt;</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Trái sang phải, trên xuống dưới</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Phải sang trái, dưới lên trên</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>Ghi tệp PDF</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>&amp;In</translation>
    </message>
    <message>
        <source>1 (1x1)</source>
        <translation>1 (1x1)</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>Không thể dùng “Số trang mỗi tờ” cùng với “Nhóm trang”.
Hãy tắt một trong hai tùy chọn này.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 đã tồn tại.
Bạn có muốn ghi đè lên không?</translation>
    </message>
    <message>
        <source>2 (2x1)</source>
        <translation>2 (2x1)</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Trái sang phải, dưới lên trên</translation>
    </message>
    <message>
        <source>4 (2x2)</source>
        <translation>4 (2x2)</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Trang lẻ</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Tệp trên máy</translation>
    </message>
    <message>
        <source>6 (2x3)</source>
        <translation>6 (2x3)</translation>
    </message>
    <message>
        <source>16 (4x4)</source>
        <translation>16 (4x4)</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Thiết lập in hai mặt có chỗ mâu thuẫn. Bạn có muốn sửa không?</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>In ra tệp (PDF)</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>In ra tệp...</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Các trang không hợp lệ</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>%1 không đúng cú pháp. Hãy dùng “,” để ngăn cách các trang và khoảng trang, dùng “-” cho khoảng trang, và đừng để các khoảng chồng lên nhau.</translation>
    </message>
    <message>
        <source>9 (3x3)</source>
        <translation>9 (3x3)</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Phải sang trái, trên xuống dưới</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Dưới lên trên, trái sang phải</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>Trang đầu không thể lớn hơn trang cuối.</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Tất cả các trang</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Thiết lập in hai mặt mâu thuẫn</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 là một thư mục.
Hãy chọn tên tệp khác.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>Không thể ghi vào tệp %1.
Hãy chọn tên tệp khác.</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Dưới lên trên, phải sang trái</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>Trên xuống dưới, trái sang phải</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>Trên xuống dưới, phải sang trái</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Tùy chọn nâng cao mâu thuẫn</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>Tùy chọn lệnh in</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Thiết lập trang mâu thuẫn</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Một số tùy chọn nâng cao mâu thuẫn với nhau. Bạn có muốn sửa không?</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Một số thiết lập trang mâu thuẫn với nhau. Bạn có muốn sửa không?</translation>
    </message>
    <message>
        <source>Printer Properties</source>
        <translation>Thuộc tính máy in</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Form</source>
        <translation>Biểu mẫu</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Trang</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Một số tùy chọn mâu thuẫn với nhau. Hãy sửa lại.</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Nâng cao</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>to</source>
        <translation>đến</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Tắt</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Biểu mẫu</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Màu</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>In tất cả</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Các trang</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Trang hiện tại</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Phần được chọn</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Số bản</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Phạm vi in</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Chế độ màu</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Tùy chọn</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Thiết lập đầu ra</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Đảo thứ tự</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Thang xám</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Xếp theo bộ</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Số bản:</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Lật theo cạnh ngắn</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Hãy ghi các trang hoặc các khoảng trang, cách nhau bằng dấu phẩy. Một khoảng gồm hai số nối bằng dấu gạch ngang. Ví dụ: 3,5-7,9 in các trang 3, 5, 6, 7 và 9.</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Các trang từ</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>In hai mặt</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Nhóm trang:</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Lật theo cạnh dài</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>...</source>
        <translation>...</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Biểu mẫu</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Loại:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Tên:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>Tệp đầu &amp;ra:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>T&amp;huộc tính</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Xem trước</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Máy in</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Vị trí:</translation>
    </message>
</context>
</TS>
