# O que os livros dizem dos seus sudokus, e o que há embaixo das imagens de variantes.

book-solutions = Soluções
book-author = De { $author }
book-own-words = Nas palavras do autor:

## A dificuldade, a partir do nível mais fácil.

grade-trivial = Muito fácil
grade-easy = Fácil
grade-medium = Médio
grade-hard = Difícil
grade-very-hard = Muito difícil
grade-unfair = Cruel
grade-extreme = Extremo
grade-beyond = Sobre-humano

## Regras das variantes ao lado de uma imagem, uma frase por tipo

rules-size = Cada linha, coluna e bloco contém uma vez os dígitos de { $low } a { $high }.
rules-size-plain = Cada linha e coluna contém uma vez os dígitos de { $low } a { $high }.
rules-cage = Os dígitos de uma gaiola são diferentes e somam o número em seu canto.
rules-open-cage = Nenhum dígito se repete em uma gaiola.
rules-sum = Os dígitos de um grupo de células contornado somam o número em seu canto; eles podem se repetir.
rules-thermo = Os dígitos aumentam ao longo de cada termômetro, a partir do bulbo.
rules-slow-thermo = Os dígitos nunca diminuem ao longo de um termômetro lento, a partir do bulbo vazado.
rules-greater = A ponta de um sinal entre duas células indica o dígito menor.
rules-white-dot = Um ponto branco une dígitos consecutivos.
rules-black-dot = De dois dígitos unidos por um ponto preto, um é o dobro do outro.
rules-x = Dois dígitos unidos por um X somam 10.
rules-v = Dois dígitos unidos por um V somam 5.
rules-whisper = Dígitos vizinhos em um traço verde diferem em pelo menos { $difference }.
rules-dutch = Dígitos vizinhos em um traço laranja diferem em pelo menos { $difference }.
rules-renban = Os dígitos de um traço roxo são consecutivos, em qualquer ordem.
rules-modular = Em um traço turquesa, { $modulus } dígitos seguidos dão restos diferentes na divisão por { $modulus }.
rules-entropic = Em um traço cor de pêssego, três dígitos seguidos são um baixo (de 1 a 3), um médio (de 4 a 6) e um alto (de 7 a 9), em qualquer ordem.
rules-palindrome = Um traço cinza estreito é lido da mesma forma a partir das duas pontas.
rules-twins = Células sombreadas com a mesma letra contêm o mesmo dígito.
rules-between = Os dígitos de um traço entre dois círculos ficam entre os dos círculos.
rules-lockout = Os dígitos dos losangos nas pontas de um traço diferem em pelo menos { $difference }, e cada dígito entre eles é menor que os dois ou maior que os dois.
rules-zipper = Em um traço lilás, dois dígitos à mesma distância do meio sempre somam o mesmo; se há um dígito no meio, ele é essa soma.
rules-box-sum = Cada trecho de um traço azul dentro de um bloco tem a mesma soma.
rules-sum-line = Um traço rosa pode ser cortado em pedaços que somam, cada um, o número que está nele.
rules-arrow = Os dígitos de uma seta somam o dígito em seu círculo.
rules-double-arrow = Os dígitos de um traço fino entre dois círculos somam o mesmo que os dos círculos.
rules-pill-arrow = Os dígitos de uma seta somam o número em sua pílula, na ordem de leitura.
rules-little-killer = Um número com uma seta fora da grade é a soma dessa diagonal, na qual os dígitos podem se repetir.
rules-rellik = Uma gaiola com um número riscado contém dígitos diferentes, e nenhum deles, sozinho ou com outros, soma esse número.
rules-equality = Uma gaiola marcada com = contém dígitos diferentes: tantos pares quanto ímpares, e tantos baixos (até { $low }) quanto altos (a partir de { $high }).
rules-lunchbox = Os dígitos de um grupo contornado com um número entre colchetes são diferentes, e os que ficam entre o menor e o maior somam esse número.
rules-x-sum = Um número fora da grade é a soma dos primeiros dígitos vistos dali; o primeiro de todos indica quantos.
rules-sandwich = Um número fora da grade é a soma dos dígitos entre o { $low } e o { $high } em sua linha ou coluna.
rules-skyscraper = Um número fora da grade indica quantos dígitos vistos dali são maiores que todos os anteriores.
rules-hidden-skyscraper = Um número fora da grade é o primeiro dígito visto dali que vem depois de um maior.
rules-numbered-room = O primeiro dígito visto a partir de um número fora da grade indica em que posição está esse número.
rules-rank = Todas as linhas e colunas são lidas a partir das duas pontas e ordenadas da menor para a maior; um número fora da grade é a posição da que se lê dali.
rules-quad = As quatro células em volta de um círculo contêm os dígitos que estão nele.
rules-different = Nenhum dígito se repete nas células sombreadas.
rules-odd = Uma célula com um círculo sombreado contém um dígito ímpar.
rules-even = Uma célula com um quadrado sombreado contém um dígito par.
rules-choices = Uma célula com dígitos pequenos contém um deles.
rules-at-least = Um grupo de células contornado contém os dígitos em seu canto, cada um pelo menos tantas vezes quanto está escrito ali.
rules-exactly = Um grupo de células contornado contém cada dígito em seu canto exatamente tantas vezes quanto está escrito ali.
rules-look-and-say = A dica no canto de uma gaiola diz aos pares quantas vezes um dígito aparece nela: 12 quer dizer exatamente um 2.
rules-circles = Um dígito em um círculo aparece em exatamente tantos círculos quanto indica.
rules-index-row = Um dígito N em uma célula destacada indica que a célula N de sua linha contém o número de sua coluna.
rules-index-column = Um dígito N em uma célula destacada indica que a célula N de sua coluna contém o número de sua linha.
rules-fog = As células hachuradas estão na neblina: na tela, ficam escondidas até que um dígito certo libere a sua célula e as que estão ao redor.
