import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerHtml, answerWith, dropConnection, world } from '../../stories/mock.ts';
import type { PortalAt } from '../../stories/PortalAt.tsx';

type Story = StoryObj<typeof PortalAt>;

/** The sentence of a failed reading, and the way on. */
export async function expectLoadFailed(canvasElement: HTMLElement, sentence: string): Promise<void> {
  const canvas = within(canvasElement);
  await expect(await canvas.findByText(sentence)).toBeVisible();
  await expect(within(canvas.getByRole('alert')).getByText(sentence)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
}

/** Tries again; what was read then is there, and the focus is on the page's title. */
export async function tryAgain(canvasElement: HTMLElement): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  await expect(canvas.queryByRole('alert')).toBeNull();
}

/** The login says why one is there: the page's own sentence, or that the session has ended. */
export async function expectLogin(canvasElement: HTMLElement, sentence: string): Promise<void> {
  const canvas = within(canvasElement);
  await expect(await canvas.findByText(sentence)).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Entrar' })).toBeEnabled();
  await expect(localStorage.getItem('token')).toBeNull();
}

/** What a page says once the server has taken the token back. */
export const sessionEnded = 'Sua sessão expirou. Entre novamente para continuar.';

/** The stories of a page whose reading fails, however it does: its sentence and the way on. */
export function failuresOf(call: string, sentence: string) {
  const play: Story['play'] = ({ canvasElement }) => expectLoadFailed(canvasElement, sentence);
  const answered = (status: number, body: object): Story => ({
    beforeEach: () => answerWith('GET', call, status, body),
    play,
  });
  return {
    answered,
    serverFailed: answered(500, { error: 'Erro interno do servidor.' }),
    refused: answered(403, { error: 'Acesso negado.' }),
    connectionLost: { beforeEach: () => dropConnection('GET', call), play } satisfies Story,
    notJson: { beforeEach: () => answerHtml('GET', call), play } satisfies Story,
  };
}

/** The story of a page that is opened with a token the server no longer takes. */
export const endedSession: Story = {
  beforeEach: () => {
    world().sessions = [];
  },
  play: ({ canvasElement }) => expectLogin(canvasElement, sessionEnded),
};

/** Nothing scrolls sideways, however narrow the screen. */
export async function expectNoSidewaysScroll(): Promise<void> {
  await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
}

/** Money in a text, in cents: what a person adds up who reads the screen. */
export function readCents(text: string | null | undefined): number {
  // Two dashes are an empty value that stands before the money, no minus.
  const money = /(^|[^-])(-?)R\$\s?([\d.]+),(\d\d)|R\$\s?([\d.]+),(\d\d)/.exec(text ?? '');
  if (!money) throw new Error(`No money stands in "${text}"`);
  const [, , sign = '', reais = money[5] ?? '', cents = money[6] ?? ''] = money;
  return Number(`${sign}${reais.replaceAll('.', '')}${cents}`);
}
