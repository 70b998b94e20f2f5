# 应用页面头部的文字：标签页、搜索结果、安装提示。不用引号和尖括号。

page-title = ichidoku：玩数独、解数独、懂数独
page-description = 浏览器里的数独：游玩、求解、讲解、出题、分享。可离线使用，数据不离开你的设备。
page-needs = ichidoku需要JavaScript和WebAssembly；它不向任何地方发送数据。
page-failed = ichidoku加载失败。请检查网络并重新加载页面。
page-reload = 重新加载
