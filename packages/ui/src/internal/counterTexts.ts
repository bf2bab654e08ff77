/** Default texts of the character counter. */
export const counterTexts = {
  left: {
    none: 'Nenhum caractere restante',
    one: 'Resta 1 caractere',
    many: ({ count }: { count: string }) => `Restam ${count} caracteres`,
  },
  over: { none: '', one: '1 caractere a mais', many: ({ count }: { count: string }) => `${count} caracteres a mais` },
} as const;
