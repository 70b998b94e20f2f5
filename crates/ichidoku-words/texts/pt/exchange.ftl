# O que o aplicativo diz onde uma posição é copiada, salva, compartilhada e impressa, em um módulo carregado quando é preciso.

## Copiar, salvar e compartilhar

exchange-copy = Copiar como
exchange-save = Salvar como
save = Salvar
saved-as = Salvo como { $form }
exchange-texts = Texto
exchange-links = Links para outros sites
exchange-pictures = Imagens
exchange-files = Arquivos para outros programas
form-pretty = nove linhas com a grade desenhada
form-full = todos os candidatos em uma linha
form-marks = { $name }, com notas
exchange-scale = Tamanho
exchange-transparent = Fundo transparente
exchange-code = Código QR
exchange-share = Compartilhar…

## Imprimir

print-paper = Papel
print-per-page = Sudokus por página
print-count = Sudokus, contando este
print-grade = Nível dos novos
print-title = Título
print-solutions = Soluções
print-solutions-none = Nenhuma
print-solutions-overleaf = Na página seguinte
print-solutions-end = Nas últimas páginas
print-candidates = Imprimir os candidatos
print-large = Letras grandes
print-pdf = Salvar como PDF
print-pages = Páginas a imprimir
print-page = Página { $number }
print-making = Criando sudokus…
print-fewer = Alguns sudokus não foram encontrados a tempo. Escolha um nível mais fácil ou menos sudokus.
print-small-candidates = Os candidatos ficariam pequenos demais para ler. Escolha menos sudokus por página ou um papel maior.
print-letters = O título só pode ter letras latinas.
