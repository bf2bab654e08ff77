/** Sentences about an ended session (docs/specification.md#session). */
export const sessionMessages = {
  restored: 'O que você digitou e não salvou está aqui: confira e salve.',
  ended: 'Sua sessão expirou. Entre novamente para continuar.',
  returnToPage: 'Voltar para onde eu estava',
} as const;

/** The dialog before leaving unsaved text. */
export const leaveMessages = {
  title: 'Sair sem salvar?',
  question: 'O que você digitou ainda não foi salvo.',
  saved: 'Guardamos o que você digitou nesta aba.',
  discarded: 'Ao sair da conta, o texto é apagado.',
  stay: 'Continuar editando',
  confirm: 'Sair sem salvar',
  logOut: 'Sair da conta sem salvar',
} as const;

/** A form of something that may be saved in two places (docs/api-decisions.md#two-authors). */
export const editMessages = {
  unchanged: 'Não há mudanças para salvar.',
  conflict: {
    title: 'Mudou em outro lugar também',
    question: 'Enquanto você editava, estes dados foram mudados em outro aparelho ou aba. Qual versão deve ficar?',
    mine: 'Digitado aqui',
    theirs: 'Salvo lá',
    empty: '(vazio)',
    cancel: 'Cancelar',
    keepMine: 'Usar o digitado aqui',
    takeTheirs: 'Usar o salvo lá',
  },
} as const;
