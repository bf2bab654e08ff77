/** Sentences around a session that has ended (docs/specification.md#session). */
export const sessionMessages = {
  restored: 'Sua sessão expirou antes de você salvar. O que você digitou está aqui: confira e salve.',
  ended: 'Sua sessão expirou. Entre novamente para continuar.',
  returnToPage: 'Voltar para onde eu estava',
} as const;
