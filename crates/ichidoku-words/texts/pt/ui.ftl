# O que o aplicativo diz. $count escolhe uma forma pelo número; todos os outros argumentos são escritos como estão.

## O idioma, sua direção (ltr ou rtl), como ele escreve números

language-name = Português (Brasil)
direction = ltr
group-mark = .
decimal-mark = ,
zero = 0
list-mark = { ", " }
list-and = { " e " }

## Células e o que é lido em voz alta

cell = linha { $row }, coluna { $column }
row = linha { $number }
column = coluna { $number }
box = bloco { $number }
label-given = { $cell }, { $digit }, pista
label-digit = { $cell }, { $digit }
label-solver = { $cell }, { $digit }, do solucionador
label-empty = { $cell }, vazia
label-notes = { $cell }, vazia, notas { $notes }
label-clash = { $label }, conflito
label-wrong = { $label }, erro
label-colours = { $label }, cor { $colours }
label-tints = { $label }, { $tints }
said-tints = { $cell }: { $tints }
tint = candidato { $digit }, cor { $colour }
said-digit = { $cell }: { $digit }
said-clash = { $cell }: { $digit }, em conflito com outro { $digit } em { $houses }
said-wrong = { $cell }: { $digit }, erro
said-solved = { $cell }: { $digit }. Sudoku resolvido!
said-cleared = { $cell } apagada
said-notes = { $cell }: notas { $notes }
said-no-notes = { $cell }: sem notas
said-colours = { $cell }: cor { $colours }
said-no-colours = { $cell }: sem cor
said-many = { $count ->
    [1] 1 célula alterada
   *[other] { $count } células alteradas
}
choose-cell = Primeiro escolha uma célula
said-nothing = Nada mudou
said-undone = Desfeito
said-redone = Refeito
said-nothing-to-undo = Nada a desfazer
said-nothing-to-redo = Nada a refazer
said-faultless = Nenhum erro até agora
said-no-conflict = Sem conflitos. Só é possível encontrar erros em um sudoku com uma única solução.
said-mistaken = Algo não está certo. Desfaça desde o primeiro erro ou peça uma dica.
said-note-missing = Falta uma nota de que você precisa. Desfaça desde o primeiro erro ou peça uma dica.
full-wrong = O tabuleiro está cheio, mas algo não está certo. Confira ou peça uma dica.
said-back = Desfeito desde o seu primeiro erro
said-given = { $cell } é uma pista
said-paused = Em pausa
said-resumed = Retomado
said-tool = { $tool }
said-selected = { $count ->
    [1] 1 célula selecionada
   *[other] { $count } células selecionadas
}
said-new-game = Novo jogo iniciado
read-house = { $house }: { $digits }. Faltam: { $missing }
read-blank = vazia
read-none = nenhum
read-complete = nada
read-remaining = Falta colocar: { $counts }
read-of-each = { $count } do { $digit }
read-candidates = { $cell }: candidatos { $notes }

## Ferramentas

tool-digit = Dígito
tool-corner = Canto
tool-centre = Centro
tool-notes = Notas
tool-colour = Cor

## A moldura

brand = ichidoku
skip-to-board = Ir para o tabuleiro
navigation = Telas
panel-home = Início
panel-play = Jogar
panel-new = Novo
panel-enter = Digitar
panel-solve = Resol{"­"}ver
panel-lab = Lab
lab-loading = Carregando o lab…
panel-settings = Ajustes
board = Grade de sudoku
resume = Em pausa. Continuar

## A primeira página

home-title = Sudoku com um porquê para cada dígito
home-tagline = Jogue, aprenda e explore. Grátis, offline, sem conta.
home-continue = Continuar
home-today = Hoje, { $date }
home-daily = Sudoku de hoje
daily-title = { $grade }, { $date }
home-more = Mais opções
home-own = Seu próprio sudoku e mais
home-paste = Colar
home-enter = Digitar ou abrir
home-learn = Aprender
variant-tab = Variantes
variant-title = Outros tamanhos e regras
statistics = Estatísticas
statistics-keep = Guardar neste aparelho estatísticas dos sudokus resolvidos

## Jogar

tools = Ferramentas
keypad = Dígitos
erase = Apagar
put-back = Colocar de volta
key-digit = { $digit }, faltam { $left }
key-done = { $digit }, todos colocados
key-colour = Cor { $colour }
colour-what = O que colorir
colour-cells = Células
colour-candidates = Candidatos
actions = Ações
undo = Desfazer
redo = Refazer
take-back = Desfazer
hint = Dica
hints-used-up = Não restam dicas para este jogo. Dá para mudar o limite em Ajustes.
more = Mais
close = Fechar
auto-candidates = Notas auto
note-all = Preencher todas as notas
check = Procurar erros
undo-mistakes = Desfazer desde o primeiro erro
fix = Transformar em pistas
unfix = Editar as pistas
reset = Reiniciar
clues = { $count ->
    [0] sem pistas
    [1] 1 pista
   *[other] { $count } pistas
}
entering = Digitar um sudoku
time = Tempo de jogo
pause = Pausa
unsaved = Não foi possível salvar seu jogo: o armazenamento deste navegador está cheio. Apague jogos antigos em Ajustes ou baixe uma cópia de segurança lá.
verdict-solved = Resolvido
verdict-clash = Conflito
verdict-several = Várias soluções
verdict-none = Sem solução
snack-removed = Jogo apagado
snack-reset = Tabuleiro reiniciado
snack-notes = Notas preenchidas
snack-all-noted = Todas as células vazias já têm notas
snack-cleared = O tabuleiro está vazio. Seu último jogo está salvo.
snack-pasted = Sudoku carregado. Seu último jogo está salvo.
snack-copied = Você está editando uma cópia. Seu jogo está salvo.
snack-fixed = Agora estes dígitos são as pistas
snack-unfixed = Agora as pistas podem ser editadas

## Um sudoku resolvido

win-title = Resolvido!
win-hints = { $count ->
    [0] nenhuma dica
    [1] 1 dica
   *[other] { $count } dicas
}
win-mistakes = { $count ->
    [0] nenhum erro
    [1] 1 erro
   *[other] { $count } erros
}
win-took = { $hints }, { $mistakes }
win-graded = { $grade }: { $took }
win-best = Novo recorde no nível { $grade }, por { $by }. Sua média: { $mean }
win-mean = { $grade }: recorde sem dicas { $best }, média { $mean }
win-result = Sudoku resolvido em { $time }. { $summary }
win-next = Próximo sudoku
win-back = Rever
win-path = Ver o caminho da solução
win-share = Compartilhar o resultado
technique-page = Sobre esta técnica
practise-this = Praticar isto
apply = Aplicar
tell-more = Saber mais
every-link = Mostrar cada elo

## Resolver

solve-now = Resolver
solve-clash = Ainda não dá para resolver: o { $digit } aparece mais de uma vez ({ $house }).
solve-steps = Passo a passo
solve-count = Contar soluções
solve-browse = Ver soluções
solve-true = Candidatos verdadeiros
searching = Procurando…
cancel = Cancelar
cancelled = Cancelado
unfetched = Não foi possível baixar o solucionador. Verifique sua conexão e tente de novo.
part-unfetched = Não foi possível baixar esta parte do aplicativo. Verifique sua conexão e recarregue a página.
solved-one = Resolvido. É a única solução.
solved-none = { $count ->
    [1] Sem solução. O dígito destacado não pode estar certo.
   *[other] Sem solução. Os { $count } dígitos destacados se contradizem; tirar qualquer um deles resolve este conflito.
}
solved-many = { $count } soluções. Elas diferem nas { $cells } células destacadas.
solved-many-more = Pelo menos { $count } soluções. Elas diferem nas { $cells } células destacadas.
no-solution = Este sudoku não tem solução.
no-steps = Não há mais nada a resolver.
steps-done = Resolvido.
step-of = Passo { $at } de { $count }
step-open = Jogar a partir daqui
solution-of = Solução { $at } de { $count }
solution-of-more = Solução { $at } de mais de { $count }
previous = Anterior
next = Próximo
counted = { $count ->
    [one] { $count } solução
    [many] { $count } de soluções
   *[other] { $count } soluções
}
counted-more = Pelo menos { $count } soluções
true-candidates = { $count ->
    [0] Nenhum candidato aparece em uma solução.
    [1] 1 candidato aparece em uma solução.
   *[other] { $count } candidatos aparecem em pelo menos uma solução.
}
rate = Avaliar a dificuldade
rating = { $grade } ({ $score })
rating-none = Só sudokus com exatamente uma solução podem ser avaliados.
rating-er = Segundo o Sudoku Explainer: ER { $er }, EP { $ep }, ED { $ed }
rating-er-so-far = Segundo o Sudoku Explainer: passo { $count }, ER { $er } até agora
times = { $count }×

## Digitar e compartilhar

enter-help = Digite no tabuleiro, cole um sudoku em qualquer lugar desta página, ou solte ou abra um arquivo. Qualquer formato comum serve.
enter-text = Texto do sudoku
enter-read = Ler
enter-blank = Esvaziar o tabuleiro
enter-file = Abrir um arquivo
enter-nothing = Nenhum sudoku encontrado. Cole 81 dígitos, com 0 ou ponto para as células vazias, ou nove linhas.
enter-bad-link = Este link não contém um sudoku. Confira se você o copiou inteiro.
enter-no-file = Não foi possível ler o arquivo. Verifique se é um arquivo de texto, JSON ou gzip e tente de novo.
enter-no-backup = Este arquivo não é uma cópia completa do ichidoku, ou vem de uma versão mais nova. Nada foi alterado.
enter-paste-here = Cole aqui: o navegador não entrega a área de transferência por conta própria.
enter-unreadable = Não é possível ler isto: { $fault }.
enter-one-of-several = Só um sudoku pôde ser lido. A linha { $line } do texto ficou de fora: { $fault }.
enter-one = { $count ->
    [0] Um sudoku sem pistas.
    [1] Um sudoku com 1 pista.
   *[other] Um sudoku com { $count } pistas.
}
puzzle-number = Sudoku { $number }
enter-batch = Tabela de muitos sudokus
setter = Sobre este sudoku
setter-minimal = Uma só solução, e todas as pistas são necessárias.
setter-not-minimal = { $count ->
    [1] Uma só solução. 1 pista não é necessária.
   *[other] Uma só solução. Dá para tirar qualquer uma de { $count } pistas.
}
setter-redundant = Mostrar pistas que sobram
setter-symmetry = Mostrar células que faltam para uma simetria
setter-any = Sem simetria
panel-batch = Muitos sudokus
restored = { $count ->
    [0] Restaurado: suas estatísticas, lições e ajustes. O idioma continua o mesmo.
    [1] Restaurado: 1 jogo, suas estatísticas, lições e ajustes. O idioma continua o mesmo.
   *[other] Restaurado: { $count } jogos, suas estatísticas, lições e ajustes. O idioma continua o mesmo.
}
share = Compartilhar
share-or-print = Compartilhar ou imprimir
share-link = Link para este sudoku
copy-link = Copiar link
progress-link = Link que guarda seus dígitos, notas e cores
copy = Copiar
copied = Copiado
copied-as = Copiado como { $form }
form-line = 81 caracteres
form-rows = nove linhas
form-boxed = nove linhas com os blocos
form-candidates = uma grade de candidatos
drop-here = Solte o arquivo para ler seus sudokus
print = Imprimir

## Ajustes

settings = Ajustes
language = Idioma
language-auto = O do navegador
language-why = Muda tudo na hora. Seu jogo continua como está.
own-digits = Algarismos locais
own-digits-why = Escreve os dígitos como é costume no idioma. Nomes de células como r4c7 não mudam.
theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Escuro
theme-contrast = Alto contraste
theme-contrast-dark = Alto contraste, escuro
theme-why = O alto contraste usa preto, branco e poucas cores fortes.
mistakes = Mostrar erros
mistakes-off = Nunca
mistakes-rules = Só conflitos
mistakes-solution = Todos os dígitos errados
notes = Notas
notes-both = Notas de canto e de centro
notes-simple = Um só tipo de nota
peers = Destacar linha, coluna e bloco
peers-why = Pinta todas as células que a selecionada vê.
same = Destacar dígitos iguais
same-why = Pinta o dígito da célula selecionada em toda parte, também nas notas.
labels = Números das linhas e colunas
labels-why = Sempre visíveis na borda do tabuleiro, não só quando uma dica cita células.
wrap = As setas dão a volta no tabuleiro
wrap-why = Da última coluna uma seta leva à primeira, e vice-versa.
timer = Mostrar o cronômetro
timer-why = O tempo conta a partir do primeiro dígito, mostrado ou não.
note-size = Tamanho das notas
note-size-why = Notas maiores são mais fáceis de ler; as menores deixam mais espaço.
note-size-small = Pequeno
note-size-standard = Normal
note-size-large = Grande
note-size-largest = Muito grande
counts = Mostrar quantos faltam
keypad-layout = Teclado
keypad-layout-why = Três por três ocupa mais espaço no celular, então o tabuleiro fica um pouco menor.
keypad-fitting = Automático
keypad-square = 3 × 3
keypad-rows = Duas fileiras
safe-colours = Cores para daltônicos
safe-colours-why = Cores que também diferem na claridade, cada uma com seu número na célula.
patterns = Texturas nas cores
patterns-why = Cada cor também tem uma textura fina, para ser reconhecida sem ver a cor.
advance = Avançar depois de um dígito
advance-why = A próxima célula vazia é selecionada assim que você coloca um dígito.
hint-limit = Dicas por jogo
hint-limit-why = Quantas dicas você pode pedir em um jogo. Mais detalhes da mesma dica não contam.
hint-limit-none = Sem limite
names-technique = Indicar a técnica mais difícil
names-technique-why = Cada sudoku novo mostra a técnica mais difícil necessária para resolvê-lo.
needs-technique = { $grade }: { $technique }
counts-why = Um ponto na tecla para cada dígito dela que falta colocar.
left-handed = Controles à esquerda
left-handed-why = Põe as teclas à esquerda do tabuleiro, onde há espaço ao lado.
digit-first = Dígito primeiro
digit-first-why = Escolha um dígito no teclado e depois toque nas células onde ele vai.
keeping = Como as notas são mantidas
keeping-why = Notas limpas perdem um dígito quando você o coloca por perto. As preenchidas começam completas. As verdadeiras mostram sempre os candidatos que os dígitos deixam.
keeping-hand = À mão
keeping-clean = Manter limpas
keeping-fill = Preencher e manter limpas
keeping-true = Sempre verdadeiras
notes-why = Notas de canto e de centro são escritas e apagadas separadamente.
mistakes-why = Conflitos são dígitos iguais que se veem. Dígitos errados só são conhecidos quando há uma única solução.
search-settings = Buscar nos ajustes
settings-look = Aparência
settings-entry = Entrada de dígitos e notas
settings-help = Ajuda e privacidade
statistics-why = Elas estão na cópia de segurança, e em nenhum outro lugar.
said-held = { $digit } escolhido
said-not-held = Nenhum dígito escolhido
games = Jogos salvos
remove-game = Apagar { $game }
backup = Baixar uma cópia de segurança
backup-help = Para restaurar uma cópia, abra o arquivo em Digitar ou solte-o nesta página.
keys = Atalhos do teclado
keys-help = Durante o jogo, em qualquer lugar da página:
keys-list =
    1–9: digitar com a ferramenta atual |
    Shift ou Alt + dígito: nota de canto |
    Ctrl + dígito: nota de centro |
    Ctrl + Shift + dígito: cor |
    0, Delete: apagar |
    Setas, WASD: mover |
    Shift ou Ctrl + seta: ampliar a seleção |
    Home, End: começo ou fim da linha |
    Ctrl + Home, End: primeira ou última célula |
    Z X C V: dígito, canto, centro, cor |
    Espaço: próxima ferramenta |
    Enter: selecionar células com o mesmo conteúdo |
    Ctrl + A: selecionar tudo |
    Ctrl + I: inverter a seleção |
    Esc: limpar a seleção |
    Ctrl + Z: desfazer |
    Ctrl + Y: refazer |
    H: dica |
    J: aplicar a dica |
    {"."} e , : próximo passo e passo anterior |
    P: pausar ou continuar |
    R, K, B: ler a linha, a coluna ou o bloco |
    N: dígitos que faltam |
    M: candidatos da célula |
    Ctrl + C: copiar a posição |
    Menu, Shift + F10: menu da célula |
    ?: esta lista

## Novos sudokus

random = Sudoku aleatório
grade = Nível
grade-trivial = Muito fácil
grade-easy = Fácil
grade-medium = Médio
grade-hard = Difícil
grade-very-hard = Muito difícil
grade-extreme = Extremo
grade-beyond = Sobre-humano
alike = Como este sudoku
alike-why = Tantas pistas quanto o sudoku do tabuleiro, com a mesma simetria.
alike-easier = Mais fácil
alike-same = Igualmente difícil
alike-harder = Mais difícil
wishes = Opções
symmetry = Simetria das pistas
symmetry-none = Nenhuma
symmetry-half-turn = Meia-volta
symmetry-quarter-turn = Um quarto de volta
symmetry-diagonal = Diagonal principal
symmetry-antidiagonal = Diagonal secundária
symmetry-both-diagonals = Ambas as diagonais
symmetry-left-right = Espelho esquerda-direita
symmetry-top-bottom = Espelho cima-baixo
symmetry-both-mirrors = Ambos os espelhos
symmetry-full = Completa
practise = Praticar uma técnica
any-technique = Qualquer técnica
only-known = Só o que eu conheço
only-known-why = Os novos sudokus só precisam de únicos e das técnicas que você marcar.
not-known = Você não marcou nenhuma técnica de que um sudoku de nível { $grade } precise. Marque uma em Novo ou escolha um nível mais fácil.
making = Criando um sudoku…
making-on = { $attempts ->
    [one] Criando um sudoku: { $attempts } tentativa até agora…
    [many] Criando um sudoku: { $attempts } de tentativas até agora…
   *[other] Criando um sudoku: { $attempts } tentativas até agora…
}
made = Criado com a semente { $seed }.
not-made = { $attempts ->
    [one] Nenhum sudoku com estas opções depois de { $attempts } tentativa. Tente de novo ou escolha opções menos restritivas.
    [many] Nenhum sudoku com estas opções depois de { $attempts } de tentativas. Tente de novo ou escolha opções menos restritivas.
   *[other] Nenhum sudoku com estas opções depois de { $attempts } tentativas. Tente de novo ou escolha opções menos restritivas.
}

## Exercícios das páginas de técnicas

exercise = Exercício
exercise-check = Conferir minha resposta
exercise-show = Mostrar a resposta
