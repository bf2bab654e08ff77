/**
 * Parts of sentences that link to the company, if the build knows its address
 * (docs/deploy.md#address-brand-and-release).
 */
export const supportMessages = {
  support: 'Fale com o suporte',
  team: 'fale com a equipe de atendimento',
  us: 'fale conosco',
} as const;
