/** What the person who starts a run gives the checks besides accounts. */
export interface Tools {
  /** Number of calls that a check sends at once. */
  parallel: number;
  /**
   * Kills the backend and starts it again; null when there is no way.
   * @throws CommandFailed
   */
  restart: (() => Promise<void>) | null;
}

/** The tools of a run without options. */
export const noTools: Tools = { parallel: 8, restart: null };

/** A command of the person who runs the kit failed: one sentence. The run ends. */
export class CommandFailed extends Error {
  override name = 'CommandFailed';
}
