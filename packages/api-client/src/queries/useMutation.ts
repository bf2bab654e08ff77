import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { QueryClient } from './queryClient.ts';

/** A write and what follows it, whether or not the page is still open. */
export interface Mutation<Input, Answer> {
  mutationFn: (input: Input) => Promise<Answer>;
  onSuccess?: ((answer: Answer, input: Input) => void) | undefined;
  onError?: ((error: unknown) => void) | undefined;
  onSettled?: (() => void) | undefined;
}

/** What follows one write, unless the page was left or something newer was sent. */
export interface Aftermath<Answer> {
  onSuccess?: (answer: Answer) => void;
  onError?: (error: unknown) => void;
}

/** The state of the last write. */
export type MutationResult<Input, Answer> = (
  | { isPending: false; isSuccess: false; isError: false; error: null; variables: undefined }
  | { isPending: true; isSuccess: false; isError: false; error: null; variables: Input }
  | { isPending: false; isSuccess: true; isError: false; error: null; variables: Input }
  | { isPending: false; isSuccess: false; isError: true; error: unknown; variables: Input }
) & {
  mutate: (input: Input, after?: Aftermath<Answer>) => void;
  /** Forgets the last write; one that is under way goes on unseen. */
  reset: () => void;
};

type Settled<Answer> = { answer: Answer } | { error: unknown };

type Now<Input> =
  | { kind: 'idle' }
  | { kind: 'pending'; input: Input }
  | { kind: 'success'; input: Input }
  | { kind: 'error'; input: Input; error: unknown };

function resultOf<Input>(now: Now<Input>) {
  const none = { isPending: false, isSuccess: false, isError: false, error: null } as const;
  if (now.kind === 'idle') return { ...none, variables: undefined };
  const { input: variables } = now;
  if (now.kind === 'pending') return { ...none, isPending: true, variables } as const;
  if (now.kind === 'success') return { ...none, isSuccess: true, variables } as const;
  return { ...none, isError: true, error: now.error, variables } as const;
}

/** The writes of one screen, one after another. */
class Writes<Input, Answer> {
  mutation: Mutation<Input, Answer>;
  #now: Now<Input> = { kind: 'idle' };
  #turn = 0;
  readonly #client: QueryClient;
  readonly #listeners = new Set<() => void>();

  constructor(client: QueryClient, mutation: Mutation<Input, Answer>) {
    this.#client = client;
    this.mutation = mutation;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): Now<Input> => this.#now;

  readonly mutate = (input: Input, after?: Aftermath<Answer>): void => void this.#send(input, after);

  readonly reset = (): void => {
    this.#turn += 1;
    this.#set({ kind: 'idle' });
  };

  #set(now: Now<Input>): void {
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }

  /** What follows is that of the newest drawing: `mutation` is read anew each time. */
  async #settle(input: Input): Promise<Settled<Answer>> {
    try {
      const answer = await this.mutation.mutationFn(input);
      void this.#client.invalidateQueries();
      this.mutation.onSuccess?.(answer, input);
      this.mutation.onSettled?.();
      return { answer };
    } catch (error) {
      this.mutation.onError?.(error);
      this.mutation.onSettled?.();
      return { error };
    }
  }

  async #send(input: Input, after?: Aftermath<Answer>): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#set({ kind: 'pending', input });
    const settled = await this.#settle(input);
    if (turn !== this.#turn) return;
    // The page was left when nobody listens.
    const isThere = this.#listeners.size > 0;
    if ('answer' in settled) {
      this.#set({ kind: 'success', input });
      if (isThere) after?.onSuccess?.(settled.answer);
    } else {
      this.#set({ kind: 'error', input, error: settled.error });
      if (isThere) after?.onError?.(settled.error);
    }
  }
}

/** Writes; when it worked, everything on screen is read again. */
export function useCachedMutation<Input, Answer>(
  client: QueryClient,
  mutation: Mutation<Input, Answer>,
): MutationResult<Input, Answer> {
  const [writes] = useState(() => new Writes(client, mutation));
  const now = useSyncExternalStore(writes.subscribe, writes.read, writes.read);
  useLayoutEffect(() => {
    writes.mutation = mutation;
  });
  return { ...resultOf(now), mutate: writes.mutate, reset: writes.reset };
}
