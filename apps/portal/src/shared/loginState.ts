/** What a page hands to /login when it sends someone there. Lives in the history entry, never in the address. */
export interface LoginState {
  /** Sentence to show as a notice: why the person is here. */
  notice?: string;
  /** Path and query the person was going to. */
  from?: string;
  /** The session still stands (an admin page could not check it): /login must not send on to /perfil by itself. */
  stay?: boolean;
}

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** Reads the state of a history entry; anything unknown is left out. `from` must be a path of ours. */
export function readLoginState(state: unknown): LoginState {
  const notice = field(state, 'notice');
  const from = field(state, 'from');
  return {
    ...(typeof notice === 'string' ? { notice } : {}),
    ...(typeof from === 'string' && /^\/(?!\/)/.test(from) ? { from } : {}),
    ...(field(state, 'stay') === true ? { stay: true } : {}),
  };
}
