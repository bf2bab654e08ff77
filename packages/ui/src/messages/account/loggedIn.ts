import type { Values } from '../values.ts';

/** Texts for a person who is logged in on a page that leads to the login (docs/specification.md#another-account). */
export const loggedInMessages = {
  as: ({ person }: Values<'person'>) =>
    `Neste dispositivo, a conta de ${person} está aberta. Para entrar com outra, saia dela primeiro.`,
  asUnknown: 'Neste dispositivo já há uma conta aberta. Para entrar com outra, saia dela primeiro.',
  leave: 'Sair e entrar com outra conta',
} as const;
