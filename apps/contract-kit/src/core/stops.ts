/** Ends a check whose next steps would make no sense; the reason is already recorded. */
export class Stop extends Error {
  override name = 'Stop';
}

/** Ends a check that is impossible with these accounts; the message says why. */
export class Skip extends Error {
  override name = 'Skip';
}
