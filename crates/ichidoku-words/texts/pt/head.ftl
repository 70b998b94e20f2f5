# O que diz o cabeçalho da página: a aba, os resultados de busca, a oferta de instalar o aplicativo. Sem aspas retas nem sinais de
# menor e maior.

page-title = ichidoku: jogue, resolva e entenda sudoku
page-description = Sudoku no seu navegador: jogue, resolva, explique, crie e compartilhe sudokus. Funciona offline; nada sai do seu aparelho.
page-needs = O ichidoku precisa de JavaScript e WebAssembly; ele não envia nada a lugar nenhum.
page-failed = Não foi possível carregar o ichidoku. Verifique sua conexão e recarregue a página.
page-reload = Recarregar
