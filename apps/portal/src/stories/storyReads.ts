import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { OperationId } from '@raiz/contract';
import type { Fault } from '@raiz/mock-server';
import { queryClient } from '../shared/reads/queries.ts';
import { fault } from './mock.ts';
import type { PortalAt } from './PortalAt.tsx';

type Story = StoryObj<typeof PortalAt>;
type Play = NonNullable<Story['play']>;

/** A screen that loads data, for its stories of loading and failing. */
export interface ReadingScreen {
  /** The reads of the screen. A story gives all of them the same answer. */
  reads: readonly OperationId[];
  /** Text while the screen loads. */
  loading: string;
  /** Message of a failed load. */
  failed: string;
  /**
   * Label of the retry button.
   * @default 'Tentar novamente'
   */
  retry?: string;
  /** More checks while the screen loads. */
  whileLoading?: Play;
  /** More checks after a failed load. */
  whenFailed?: Play;
}

interface Failure {
  /** @default 500 */
  status?: number;
  /** @default the server's message for the status */
  body?: object;
  /** The message, if it is not the screen's usual one. */
  sentence?: string;
}

/** Expects the message of a failed load in an alert, and a button to retry. */
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

/**
 * Presses retry, and expects the failure to disappear and the focus to move to the page's title.
 */
async function tryAgain(canvasElement: HTMLElement, retry: string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: retry }));
  await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
}

/** Stories of one screen's loading and failing. Each screen spreads them and adds a name. */
export function readStories(screen: ReadingScreen) {
  const { reads, loading, failed, retry = 'Tentar novamente', whileLoading, whenFailed } = screen;
  const misbehaving = (how: Omit<Fault, 'operation'>) => ({
    parameters: { faults: reads.map((operation) => ({ operation, ...how })) },
  });
  const play =
    (sentence = failed): Play =>
    async (context) => {
      await expectLoadFailed(context.canvasElement, sentence, retry);
      await whenFailed?.(context);
    };
  return {
    /** Expects the failed screen. */
    expectFailed: play(),
    /** No read has an answer yet. */
    loading: (): Story => ({
      ...misbehaving({ kind: 'hang' }),
      play: async (context) => {
        await expect(await within(context.canvasElement).findByText(loading)).toBeInTheDocument();
        await whileLoading?.(context);
      },
    }),
    /** The server answers with an error. */
    failed: ({ status = 500, body, sentence }: Failure = {}): Story => ({
      ...misbehaving({ status, body }),
      play: play(sentence),
    }),
    connectionLost: (sentence?: string): Story => ({
      ...misbehaving({ kind: 'drop' }),
      play: play(sentence),
    }),
    /**
     * A failed load, then a retry that succeeds.
     * @param answers what each read answers to the retry
     * @param then checks the loaded screen
     */
    retried: (answers: Partial<Record<OperationId, object>>, then: Play, sentence = failed): Story => ({
      ...misbehaving({ status: 500, body: {} }),
      play: async (context) => {
        await play(sentence)(context);
        // A read that fails later would show its message after the retry.
        await waitFor(() => expect(queryClient.isFetching()).toBe(0));
        for (const operation of reads) fault({ operation, body: answers[operation] });
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
