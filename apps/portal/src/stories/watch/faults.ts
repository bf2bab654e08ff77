/** What went wrong behind the running story, in order, beside what its own checks find. */
const faults: string[] = [];

/** Writes down something that must fail the running story. */
export function noteFault(fault: string): void {
  faults.push(fault);
}

/** Forgets what was written down: another story begins. */
export function forgetFaults(): void {
  faults.length = 0;
}

/**
 * Fails a story behind which something went wrong, however right it looks: a call that nothing mocks, an error in the
 * console, an exception that nobody caught.
 */
export function failOnFaults(): void {
  const found = [...new Set(faults)];
  forgetFaults();
  if (found.length > 0) throw new Error(`Behind this story:\n${found.map((fault) => `- ${fault}`).join('\n')}`);
}
