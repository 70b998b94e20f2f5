# Lo que dice la cabecera de la página: la pestaña, los resultados de búsqueda, la oferta de instalar la aplicación. Sin comillas
# rectas ni paréntesis angulares.

page-title = ichidoku: juega, resuelve y entiende los sudokus
page-description = Sudoku en tu navegador: juega, resuelve, explica, crea y comparte sudokus. Funciona sin conexión; nada sale de tu dispositivo.
page-needs = ichidoku necesita JavaScript y WebAssembly; no envía nada a ninguna parte.
page-failed = No se pudo cargar ichidoku. Comprueba tu conexión y vuelve a cargar la página.
page-reload = Volver a cargar
