/** Default texts of the combobox. */
export const optionTexts = {
  show: 'Mostrar opções',
  list: 'Opções',
  count: { none: '', one: '1 opção', many: ({ count }: { count: string }) => `${count} opções` },
  none: 'Nenhuma opção encontrada.',
  noneKept: 'Nenhuma opção encontrada. Vale o que você digitou.',
} as const;
