/** What the person who starts a run gives the checks besides accounts. */
export interface Tools {
  /** Number of calls that a check sends at once. */
  parallel: number;
}

/** The tools of a run without options. */
export const noTools: Tools = { parallel: 8 };
