import type { ColorTokens, ScaleTokens, TextRole, ThemeTokens } from '../theme/tokens.ts';

export type ColorName = keyof ColorTokens;

/** The purpose of each colour, from the token contract. */
export const colorLabels: Readonly<Record<ColorName, string>> = {
  canvas: 'A página, atrás de tudo',
  surface: 'Cartões e cabeçalho',
  sunken: 'Cabeça de tabelas, poços, campos só de leitura',
  raised: 'Diálogos e menus que flutuam',
  text: 'Texto corrido',
  textMuted: 'Texto secundário',
  textSubtle: 'Legendas e exemplos em campos',
  border: 'Linhas que só enfeitam',
  borderStrong: 'Linhas que mostram um controle: campos, botões secundários',
  primary: 'Botão principal',
  primaryHover: 'Botão principal sob o cursor',
  primaryPressed: 'Botão principal pressionado',
  onPrimary: 'Palavras no botão principal',
  primarySoft: 'Item atual do menu, linha escolhida',
  onPrimarySoft: 'Palavras no item atual',
  link: 'Links, sublinhados dentro de textos',
  linkVisited: 'Acesso que termina',
  focus: 'Anel do foco',
  danger: 'Botão que exclui ou encerra',
  dangerHover: 'O mesmo botão sob o cursor',
  onDanger: 'Palavras nesse botão',
  successText: 'Palavras de sucesso',
  successBg: 'Fundo de sucesso',
  successBorder: 'Contorno de sucesso',
  successSolid: 'Marcas de concluído',
  warningText: 'Palavras de aviso',
  warningBg: 'Fundo de aviso',
  warningBorder: 'Contorno de aviso',
  dangerText: 'Palavras de falha e erro de um campo',
  dangerBg: 'Fundo de falha',
  dangerBorder: 'Contorno de falha',
  infoText: 'Palavras de informação',
  infoBg: 'Fundo de informação',
  infoBorder: 'Contorno de informação',
  premiumText: 'Palavras do que é só de assinantes',
  premiumBg: 'Fundo do que é só de assinantes',
  premiumBorder: 'Contorno do que é só de assinantes',
  track: 'Sulco da barra de progresso',
  progress: 'Barra abaixo de 100 %',
  progressDone: 'Barra em 100 %',
  disabledText: 'Palavras de um controle desligado',
  disabledBg: 'Fundo de um controle desligado',
  brand: 'Raízes do símbolo da marca',
  brandAccent: 'Folhas do símbolo da marca',
  backdrop: 'Véu atrás de um diálogo ou do menu lateral',
  canvasVeiled: 'A página como se vê sob o véu',
};

/** A group of related colours. */
export interface ColorGroup {
  title: string;
  names: readonly ColorName[];
}

/** Every colour once, by purpose. */
export const colorGroups: readonly ColorGroup[] = [
  { title: 'Superfícies', names: ['canvas', 'surface', 'sunken', 'raised', 'backdrop', 'canvasVeiled'] },
  { title: 'Texto e links', names: ['text', 'textMuted', 'textSubtle', 'link', 'linkVisited'] },
  { title: 'Linhas e foco', names: ['border', 'borderStrong', 'focus'] },
  {
    title: 'Ação',
    names: ['primary', 'primaryHover', 'primaryPressed', 'onPrimary', 'primarySoft', 'onPrimarySoft'],
  },
  { title: 'Ação que destrói', names: ['danger', 'dangerHover', 'onDanger'] },
  { title: 'Sucesso', names: ['successText', 'successBg', 'successBorder', 'successSolid'] },
  { title: 'Aviso', names: ['warningText', 'warningBg', 'warningBorder'] },
  { title: 'Falha', names: ['dangerText', 'dangerBg', 'dangerBorder'] },
  { title: 'Informação', names: ['infoText', 'infoBg', 'infoBorder'] },
  { title: 'Premium', names: ['premiumText', 'premiumBg', 'premiumBorder'] },
  { title: 'Progresso', names: ['track', 'progress', 'progressDone'] },
  { title: 'Marca', names: ['brand', 'brandAccent'] },
  { title: 'Desligado', names: ['disabledText', 'disabledBg'] },
];

/** Where each corner is used. */
export const cornerLabels: Readonly<Record<keyof ScaleTokens['radius'], string>> = {
  check: 'caixas de marcar',
  chip: 'abas, entradas de menus e de listas',
  control: 'botões e campos',
  card: 'cartões e avisos',
  dialog: 'diálogos',
  pill: 'etiquetas, filtros em uso, barras de progresso',
};

/** The height of each shadow. */
export const shadowLabels: Readonly<Record<keyof ThemeTokens['elevation'], string>> = {
  popover: 'listas abertas e avisos passageiros, flutuam',
  dialog: 'diálogos, acima de tudo',
};

/** Where each role of text is used. */
export const textLabels: Readonly<Record<TextRole, string>> = {
  caption: 'dicas, legendas e etiquetas',
  body: 'texto corrido, tabelas, campos e botões',
  lead: 'introdução de uma página, texto de uma aula',
  h4: 'título de um aviso, de um módulo, de um estado vazio',
  h3: 'título de um cartão, legenda de uma tabela',
  h2: 'título de uma seção, preço',
  h1: 'título da página',
  display: 'números de um painel',
  hero: 'o dinheiro de uma página, a página inicial',
};

/** The content of each layer. */
export const layerLabels: Readonly<Record<keyof ScaleTokens['zIndex'], string>> = {
  sticky: 'a lista aberta de um campo',
  header: 'cabeçalho do portal',
  skipLink: 'link para pular ao conteúdo',
  backdrop: 'véu atrás de diálogos',
  dialog: 'diálogos, painéis e menu lateral',
};

/** The keys of an object, typed; only for objects without keys beyond their type. */
export function typedKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
