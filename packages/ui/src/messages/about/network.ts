import { type MessageCause, shown } from './about.ts';

/** When the messages of the referral network are shown. */
const referrals: readonly MessageCause[] = [
  shown('empty', 'No lugar da tabela, quando ninguém se cadastrou pelo link.', 'referrals.none referrals.noneHelp'),
  shown('action', 'Quando a rede está vazia: leva ao link, no perfil.', 'referrals.goToLink'),
  shown(
    'label',
    'Nome de uma coluna da tabela, e do filtro onde há um.',
    `referrals.name referrals.email referrals.date referrals.depth referrals.status referrals.level referrals.sponsor
     referrals.sponsorLevel`,
  ),
  shown('hint', 'Junto do filtro e da coluna da profundidade.', 'referrals.depthHint'),
  shown('value', 'Primeira escolha de um filtro: não filtra nada.', 'referrals.all earnings.panel.all videos.all'),
  shown('label', 'Nome da tabela para leitores de tela.', 'referrals.tableCaption withdrawals.tableCaption'),
  shown('label', 'Nome de um número acima da tabela; segue os filtros.', 'referrals.summary.'),
  shown('action', 'Troca a forma de ver as mesmas pessoas.', 'referrals.asTable referrals.asTree'),
  shown('label', 'Nome da árvore para leitores de tela.', 'referralTree.treeLabel'),
  shown('information', 'Na árvore, quando a tabela tem filtros.', 'referrals.treeShowsAll'),
  shown('label', 'Na árvore: junta quem tem um indicador que a lista não traz.', 'referralTree.withoutSponsor'),
  shown('label', 'Na árvore: junta quem, de indicador em indicador, volta a si mesmo.', 'referralTree.inCircle'),
  shown('label', 'Nome da lista de números por profundidade, que seguem os filtros.', 'referrals.depths'),
  shown('value', 'Um número por profundidade; o último junta as mais fundas.', 'referrals.atDepth referrals.deeper'),
  shown('value', 'Na árvore, ao lado do nome: quantas pessoas estão abaixo.', 'referralTree.branch.'),
  shown('label', 'Campo de busca acima da árvore.', 'referralTree.findPerson'),
  shown('hint', 'Sob o campo de busca da árvore.', 'referralTree.findPersonHint'),
  shown('action', 'Ao lado da busca da árvore: abre o ramo da próxima pessoa encontrada.', 'referralTree.nextPerson'),
  shown('information', 'Quantas pessoas a busca da árvore encontra.', 'referralTree.found.'),
  shown('waiting', 'No botão, enquanto o arquivo é escrito.', 'referrals.exporting'),
  shown('warning', 'Antes de baixar o arquivo.', 'referrals.exportNotice'),
  shown(
    'action',
    'Baixa o que está à vista como arquivo para planilhas.',
    'referrals.exportCsv earnings.panel.exportCsv',
  ),
];

/** When the messages of earnings and withdrawals are shown. */
const money: readonly MessageCause[] = [
  shown('label', 'Nome do número maior da tela, com o mês.', 'earnings.monthly.total'),
  shown('information', 'Dito por leitores de tela quando o mês chega.', 'earnings.monthly.announced'),
  shown('action', 'Botão de um mês ao outro.', 'earnings.monthly.previousMonth earnings.monthly.nextMonth'),
  shown('empty', 'No lugar da lista, quando o mês não tem ganhos.', 'earnings.monthly.none earnings.monthly.noneHelp'),
  shown('empty', 'No lugar da lista, quando nunca houve ganhos.', 'earnings.panel.none earnings.panel.noneHelp'),
  shown('label', 'Nome de um filtro.', 'earnings.panel.month earnings.panel.year videos.filter'),
  shown('label', 'Nome da soma de todos os ganhos.', 'earnings.panel.total'),
  shown('label', 'Nome da soma do que os filtros deixam à vista.', 'earnings.panel.shownTotal'),
  shown('empty', 'No lugar da lista, quando só os totais vieram.', 'earnings.noRows'),
  shown('information', 'Sob a lista, quando ela não soma o que dizem os totais do servidor.', 'earnings.rowsDiffer'),
  shown('information', 'Sob a soma, quando ela não vem do servidor.', 'earnings.totalsFromRows'),
  shown('empty', 'No lugar do gráfico por mês, quando nada do que está à vista tem data.', 'earnings.panel.noMonths'),
  shown('information', 'Sob o gráfico por mês, quando há lançamentos sem data.', 'earnings.panel.undated'),
  shown(
    'label',
    'Nome de uma coluna da lista.',
    `earnings.date earnings.amount earnings.type earnings.level earnings.subscriber earnings.total earnings.share
     withdrawals.month withdrawals.amount withdrawals.status withdrawals.paidAt withdrawals.notes`,
  ),
  shown('title', 'Título de um bloco da tela.', 'earnings.linesCaption earnings.byType earnings.byMonth'),
  shown(
    'action',
    'Troca o gráfico pela tabela com os mesmos números, e de volta.',
    'earnings.asTable earnings.asChart',
  ),
  shown('information', 'Dito por leitores de tela depois da troca.', 'earnings.asTableDone earnings.asChartDone'),
  shown('label', 'Nome de uma barra do gráfico para leitores de tela.', 'earnings.barLabel'),
  shown('hint', 'No gráfico, para quem usa o teclado.', 'earnings.barKeys'),
  shown('information', 'No gráfico por mês: a soma do período à vista.', 'earnings.periodTotal'),
  shown(
    'value',
    'No gráfico por tipo, quando a parte arredondada diria 0% ou 100%.',
    'earnings.shareBelow earnings.shareAbove',
  ),
  shown('value', 'Tipo de bônus que o servidor manda, como as pessoas o leem.', 'earnings.bonusWords.'),
  shown('empty', 'No lugar da lista, quando não há nenhum saque.', 'withdrawals.none withdrawals.noneHelp'),
  shown('label', 'Nome de um número acima da lista.', 'withdrawals.pendingTotal withdrawals.paidTotal'),
  shown(
    'information',
    'Acima da lista, uma vez para cada status que ela tem: o que ele quer dizer.',
    'withdrawals.statusHelp.',
  ),
  shown('warning', 'Acima da lista, quando faltam os dados bancários.', 'withdrawals.bankMissing'),
  shown('action', 'No aviso dos dados bancários que faltam: leva ao perfil.', 'withdrawals.goToBank'),
];

/** When the messages of qualifications, videos and funds are shown. */
const rest: readonly MessageCause[] = [
  shown('label', 'Nome de um dado acima da escada.', 'qualifications.currentLevel qualifications.lastQualification'),
  shown('title', 'Título de um bloco da tela.', 'qualifications.ladder qualifications.directReferrals funds.history'),
  shown('label', 'Na escada: marca o nível da pessoa.', 'qualifications.youAreHere'),
  shown('label', 'Na escada: onde está cada outro nível.', 'qualifications.rungWords.'),
  shown('value', 'Quando o servidor manda um nível vazio.', 'qualifications.unknownLevel'),
  shown('title', 'Título do que falta para o próximo nível.', 'qualifications.nextStep'),
  shown('empty', 'Quando o servidor não diz o que falta.', 'qualifications.noNextStep'),
  shown('value', 'Nome de um nível, como o servidor o manda.', 'qualifications.levels.'),
  shown('empty', 'No lugar da lista, quando não há indicados diretos.', 'qualifications.noDirectReferrals'),
  shown(
    'label',
    'Nome de uma coluna da lista.',
    `qualifications.name qualifications.email qualifications.status qualifications.recognisedLevel
     qualifications.currentQualification funds.date funds.type funds.prize funds.winner`,
  ),
  shown('value', 'Se a pessoa indicada está ativa.', 'qualifications.active qualifications.inactive'),
  shown('information', 'Acima da lista: quantos indicados diretos estão ativos.', 'qualifications.activeOf'),
  shown('empty', 'No lugar da lista, quando não há vídeos nem conquistas.', 'videos.none videos.noneHelp'),
  shown('empty', 'No lugar da lista, quando não há nada do tipo escolhido.', 'videos.noneOfType'),
  shown('value', 'Escolhas do filtro por tipo.', 'videos.typeFilters.'),
  shown('action', 'Em cada linha cujo conteúdo é um endereço da web.', 'videos.open'),
  shown('waiting', 'Enquanto o histórico é carregado; o leitor de tela diz a frase.', 'funds.loadingHistory'),
  shown('empty', 'No lugar dos cartões, quando não há fundos.', 'funds.none'),
  shown('empty', 'No lugar do histórico, quando ainda não houve premiação.', 'funds.noHistory'),
];

/** When the texts around a list are shown. */
const lists: readonly MessageCause[] = [
  shown('label', 'Nome do grupo de filtros; em telas estreitas, o botão que os abre.', 'lists.filters.title'),
  shown(
    'action',
    'Em telas estreitas, no botão que abre os filtros, com quantos estão ligados.',
    'lists.filters.inUse',
  ),
  shown('label', 'Nome da lista dos filtros ligados.', 'lists.filters.active'),
  shown('action', 'Em cada filtro ligado, acima da tabela: tira só aquele.', 'lists.filters.remove'),
  shown('action', 'Tira todos os filtros de uma vez.', 'lists.filters.clear'),
  shown('label', 'Nome da navegação entre as páginas.', 'lists.pages.label referrals.pages'),
  shown('label', 'Nome do campo do número da página, que fica entre 1 e a última.', 'lists.pages.number'),
  shown('information', 'Depois do campo do número da página.', 'lists.pages.of'),
  shown(
    'action',
    'Botão de uma página à outra; desligado na primeira e na última.',
    'lists.pages.first lists.pages.previous lists.pages.next lists.pages.last',
  ),
  shown('information', 'Quais linhas a página mostra; dito quando ela muda.', 'lists.pages.range'),
  shown('information', 'Quando os filtros não deixam nenhuma linha.', 'lists.pages.none'),
];

/** When the names of the network's pages are shown. */
const links: readonly MessageCause[] = [
  shown('label', 'Nome da navegação no fim de cada tela da rede.', 'links.label'),
  shown('action', 'No fim de cada outra tela da rede: leva à tela que o nome diz.', 'links.'),
];

/** When the messages of the network area are shown, where their keys do not say it. */
export const networkCauses: readonly MessageCause[] = [...referrals, ...money, ...rest, ...lists, ...links];
