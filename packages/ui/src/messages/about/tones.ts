/**
 * What a message does for the person who reads it: tells how something went, asks, names a thing, helps. Designers filter
 * by it; `prose` is running text, such as the terms of use.
 */
export const toneWords = {
  success: 'Sucesso',
  failure: 'Falha',
  correction: 'Correção de campo',
  warning: 'Aviso',
  information: 'Informação',
  empty: 'Vazio',
  confirmation: 'Confirmação',
  waiting: 'Espera',
  title: 'Título',
  label: 'Rótulo',
  hint: 'Ajuda',
  action: 'Ação',
  value: 'Valor',
  prose: 'Texto corrido',
} as const;

/** Tone of a message; see `toneWords` for its name in Portuguese. */
export type MessageTone = keyof typeof toneWords;
