# Lo que dice la aplicación donde una posición se copia, se guarda, se comparte y se imprime, en un módulo que se carga cuando hace falta.

## Copiar, guardar y compartir

exchange-copy = Copiar como
exchange-save = Guardar como
save = Guardar
saved-as = Guardado como { $form }
exchange-texts = Texto
exchange-links = Enlaces a otros sitios
exchange-pictures = Imágenes
exchange-files = Archivos para otros programas
form-pretty = nueve filas con líneas dibujadas
form-full = todos los candidatos en una línea
form-marks = { $name }, con notas
exchange-scale = Tamaño
exchange-transparent = Fondo transparente
exchange-code = Código QR
exchange-share = Compartir…

## Imprimir

print-paper = Papel
print-per-page = Sudokus por página
print-count = Sudokus, contando este
print-grade = Nivel de los nuevos
print-title = Título
print-solutions = Soluciones
print-solutions-none = Ninguna
print-solutions-overleaf = En la página siguiente
print-solutions-end = En las últimas páginas
print-candidates = Imprimir los candidatos
print-large = Letra grande
print-pdf = Guardar como PDF
print-pages = Páginas que se imprimen
print-page = Página { $number }
print-making = Creando sudokus…
print-fewer = Algunos sudokus no se encontraron a tiempo. Elige un nivel más fácil o menos sudokus.
print-small-candidates = Los candidatos serían demasiado pequeños para leerse. Elige menos sudokus por página o un papel más grande.
print-letters = El título solo puede tener letras latinas.
