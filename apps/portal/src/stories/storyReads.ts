import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { queryClient } from '../shared/reads/queries.ts';
import { answerWith, dropConnection, neverAnswer } from './mock.ts';
import type { PortalAt } from './PortalAt.tsx';

type Story = StoryObj<typeof PortalAt>;
type Play = NonNullable<Story['play']>;

/** A screen that loads data: what its stories of loading and failing have to know. */
export interface ReadingScreen {
  /**
   * Paths that the screen reads with GET, such as `/fundos`. A story lets all of them answer alike.
   */
  reads: readonly string[];
  /** Text while the screen loads. */
  loading: string;
  /** Sentence of a failed load. */
  failed: string;
  /**
   * Label of the retry button.
   * @default 'Tentar novamente'
   */
  retry?: string;
  /** Checks what else the screen shows while it loads. */
  whileLoading?: Play;
  /** Checks what else the screen shows after a failed load. */
  whenFailed?: Play;
}

interface Failure {
  /** @default 500 */
  status?: number;
  /** @default { error: 'Erro interno do servidor.' } */
  body?: object;
  /** Sentence, where it is not the screen's usual one. */
  sentence?: string;
}

/** Expects the sentence of a failed load in an alert, and a button to retry. */
export async function expectLoadFailed(
  canvasElement: HTMLElement,
  sentence: string,
  retry = 'Tentar novamente',
): Promise<void> {
  const canvas = within(canvasElement);
  const alert = within(await canvas.findByRole('alert'));
  await expect(await alert.findByText(sentence)).toBeVisible();
  await expect(await canvas.findByRole('button', { name: retry })).toBeEnabled();
}

/** Presses retry, and expects the failure to go and the focus to move to the page's title. */
async function tryAgain(canvasElement: HTMLElement, retry: string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: retry }));
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
}

/** Stories of one screen's loading and failing. Each screen spreads them and adds a name. */
export function readStories(screen: ReadingScreen) {
  const { reads, loading, failed, retry = 'Tentar novamente', whileLoading, whenFailed } = screen;
  const forEachRead = (prepare: (path: string) => void) => () => reads.forEach(prepare);
  const play =
    (sentence = failed): Play =>
    async (context) => {
      await expectLoadFailed(context.canvasElement, sentence, retry);
      await whenFailed?.(context);
    };
  return {
    /** Expects the failed screen. */
    expectFailed: play(),
    /** Nothing is answered yet. */
    loading: (): Story => ({
      beforeEach: forEachRead((path) => neverAnswer('GET', path)),
      play: async (context) => {
        await expect(await within(context.canvasElement).findByText(loading)).toBeInTheDocument();
        await whileLoading?.(context);
      },
    }),
    /** The server answers with an error. */
    failed: ({ status = 500, body = { error: 'Erro interno do servidor.' }, sentence }: Failure = {}): Story => ({
      beforeEach: forEachRead((path) => answerWith('GET', path, status, body)),
      play: play(sentence),
    }),
    connectionLost: (sentence?: string): Story => ({
      beforeEach: forEachRead((path) => dropConnection('GET', path)),
      play: play(sentence),
    }),
    /**
     * A failed load, then a retry that succeeds.
     * @param answers what each path answers to the retry
     * @param then checks the loaded screen
     */
    retried: (answers: Readonly<Record<string, object>>, then: Play, sentence = failed): Story => ({
      beforeEach: forEachRead((path) => answerWith('GET', path, 500, {})),
      play: async (context) => {
        await play(sentence)(context);
        // A read that fails later would show its alert after the retry.
        await waitFor(() => expect(queryClient.isFetching()).toBe(0));
        for (const [path, body] of Object.entries(answers)) answerWith('GET', path, 200, body);
        await tryAgain(context.canvasElement, retry);
        await then(context);
      },
    }),
  };
}

/** A `play` that expects a text to become visible. */
export function showsText(text: string): Play {
  return async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  };
}

/** The login's notice when the server no longer accepts the token. */
export const sessionEnded = 'Sua sessão expirou. Entre novamente para continuar.';
