/** Faults of the running story beside its own assertions, in order. */
const faults: string[] = [];

/** Records a fault that must fail the running story. */
export function noteFault(fault: string): void {
  faults.push(fault);
}

/** Clears the faults before another story. */
export function forgetFaults(): void {
  faults.length = 0;
}

/**
 * Fails a story with recorded faults: an unmocked call, a console error, an uncaught exception.
 */
export function failOnFaults(): void {
  const found = [...new Set(faults)];
  forgetFaults();
  if (found.length > 0) throw new Error(`Behind this story:\n${found.map((fault) => `- ${fault}`).join('\n')}`);
}
