import type { ScaleTokens, TextRole, ThemeTokens } from '../theme/tokens.ts';

/** Where each corner is used. */
export const cornerWords: Readonly<Record<keyof ScaleTokens['radius'], string>> = {
  check: 'caixas de marcar',
  chip: 'abas, entradas de menus e de listas',
  control: 'botões e campos',
  card: 'cartões e avisos',
  dialog: 'diálogos',
  pill: 'etiquetas, filtros em uso, barras de progresso',
};

/** How high each shadow lifts. */
export const shadowWords: Readonly<Record<keyof ThemeTokens['elevation'], string>> = {
  card: 'cartões, mal se erguem',
  popover: 'listas abertas e avisos passageiros, flutuam',
  dialog: 'diálogos, acima de tudo',
};

/** Where each role of text is used. */
export const textWords: Readonly<Record<TextRole, string>> = {
  caption: 'legendas e etiquetas',
  small: 'dicas e textos ao lado',
  table: 'linhas de tabelas',
  body: 'texto corrido, campos e botões',
  lead: 'introdução de uma página',
  h4: 'título de um aviso, de um módulo, de um estado vazio',
  h3: 'título de um cartão, legenda de uma tabela',
  h2: 'título de uma seção',
  h1: 'título da página',
  display: 'números grandes de um painel',
};

/** What lies in each layer. */
export const layerWords: Readonly<Record<keyof ScaleTokens['zIndex'], string>> = {
  sticky: 'a lista aberta de um campo',
  header: 'cabeçalho do portal',
  skipLink: 'link para pular ao conteúdo',
  backdrop: 'véu atrás de diálogos',
  dialog: 'diálogos, painéis e menu lateral',
  notice: 'aviso no pé da tela',
};
