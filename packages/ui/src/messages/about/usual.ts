import type { MessageTone } from './tones.ts';

/** A habit of the catalogue: keys that are named alike are shown alike. */
interface Habit {
  key: RegExp;
  tone: MessageTone;
  cause: string;
}

/** From the particular to the general: the first that fits holds. */
const habits: readonly Habit[] = [
  { key: /\bcount\.none$/i, tone: 'information', cause: 'Acima da lista, quando ela não tem nenhuma linha.' },
  { key: /Count\.none$/, tone: 'information', cause: 'Ao lado do título, quando não há nenhum item.' },
  { key: /\bcount\.one$/i, tone: 'information', cause: 'Acima da lista, quando ela tem uma linha só.' },
  { key: /Count\.one$/, tone: 'information', cause: 'Ao lado do título, quando há um item só.' },
  { key: /\bcount\.many$/i, tone: 'information', cause: 'Acima da lista, com o número de linhas.' },
  { key: /Count\.many$/, tone: 'information', cause: 'Ao lado do título, com o número de itens.' },
  { key: /(^|\.)loading$/, tone: 'waiting', cause: 'Enquanto os dados são carregados; o leitor de tela diz a frase.' },
  {
    key: /(^|\.)loadFailed$/,
    tone: 'failure',
    cause: 'Quando a leitura falha e o servidor não manda texto próprio; vem com um botão para tentar novamente.',
  },
  {
    key: /(^|\.)connectionFailed$/,
    tone: 'failure',
    cause: 'Quando o pedido não chega ao servidor ou a resposta se perde; o que foi digitado continua na tela.',
  },
  {
    key: /Missing$/,
    tone: 'correction',
    cause: 'Ao enviar o formulário com este campo vazio; fica sob o campo e no resumo dos erros.',
  },
  {
    key: /(^|\.)emailInvalid$/,
    tone: 'correction',
    cause: 'Ao enviar um e-mail que não tem a forma de um e-mail; fica sob o campo e no resumo dos erros.',
  },
  {
    key: /(^|\.)(saving|submitting|sending|applying|deleting|canceling|abandoning|enrolling|changing|adding)$/,
    tone: 'waiting',
    cause: 'No botão, enquanto o pedido está em andamento; o botão fica desligado.',
  },
  { key: /(^|\.)noMatch$/, tone: 'empty', cause: 'No lugar da lista, quando nada corresponde à busca ou aos filtros.' },
  { key: /(^|\.)(pageTitle|documentTitle)$/, tone: 'title', cause: 'Na aba do navegador e no histórico.' },
  { key: /^\w+\.(title|titleOf)$/, tone: 'title', cause: 'Título da tela, no alto da página e na aba do navegador.' },
  {
    key: /\b(deletion|leave|cancel|abandon)\.title$/,
    tone: 'title',
    cause: 'Título da janela que pede a confirmação.',
  },
  { key: /(^|\.)\w*[tT]itle$/, tone: 'title', cause: 'Título de um bloco da tela.' },
  { key: /\.question$/, tone: 'confirmation', cause: 'Na janela que se abre antes de fazer o que não se desfaz.' },
  {
    key: /\.(keep|stay)$/,
    tone: 'action',
    cause: 'Na janela que pede a confirmação: fecha sem fazer nada; recebe o foco.',
  },
  { key: /\.confirm$/, tone: 'action', cause: 'Na janela que pede a confirmação: o botão que faz.' },
  { key: /Hint$/, tone: 'hint', cause: 'Sob o campo, sempre à vista.' },
  { key: /Words\.\w+$/, tone: 'value', cause: 'Valor que o servidor manda, como as pessoas o leem.' },
  {
    key: /(^|\.)(back\w*|goTo\w+|goHome|goBack|goNow)$/,
    tone: 'action',
    cause: 'Link ou botão que leva ao lugar que o nome diz.',
  },
  { key: /Item$/, tone: 'action', cause: 'Nome do botão da linha para leitores de tela: diz de que item ele trata.' },
  {
    key: /(^|\.)(save|submit|add|open|edit|cancel|close|delete|apply|remove|copy\w*|retry|print|exportCsv|clear\w*)$/,
    tone: 'action',
    cause: 'Botão da tela, com o nome do que faz.',
  },
];

/** What the key of a message alone says about it, or null when nothing: then it is told by hand. */
export function usualAbout(key: string): { tone: MessageTone; cause: string } | null {
  return habits.find((habit) => habit.key.test(key)) ?? null;
}
