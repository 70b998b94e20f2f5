# Lo que rodea el texto de la página de una técnica. El texto está en la carpeta pages, un archivo por página.

page-why = Por qué es verdad
page-how = Cómo encontrarla
page-kinds = Las variantes
page-outline = En resumen
page-other-words = Dicho de otro modo
page-near-miss = Falla por poco
page-relatives = Técnicas emparentadas
page-references = Referencias
page-example = Ejemplo
page-example-of = Ejemplo: { $technique }
page-untranslated = El texto de esta página aún no está traducido. Sigue en inglés.
page-column-name = técnica
page-column-aliases = otros nombres
page-column-difficulty = dificultad
page-difficulty = { $technique }: dificultad { $count }
page-exercises = Ejercicios
page-answer = Mostrar la respuesta
page-on-board = Probarlo en el tablero
