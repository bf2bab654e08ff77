/** `breaking`: a client or a backend of the old document fails; `risky`: one may; `safe`: none does. */
export type Severity = 'breaking' | 'risky' | 'safe';

/** Which way data goes: a request may only be asked for less, an answer may only promise more. */
export type Direction = 'request' | 'answer';

/** One change between two documents. */
export interface Change {
  severity: Severity;
  /** Stable name of the kind of change: `field-removed`. */
  kind: string;
  /** Where: an operation (`GET /perfil`), or a place in a schema (`Usuario/email`). */
  place: string;
  /** What changed, in words. */
  text: string;
  /** The operations it concerns, in the order of the document. */
  operations: string[];
}

/** Collects changes; the same change of a shared schema is one, whoever uses it. */
export class Changes {
  private readonly found = new Map<string, Change>();

  /** Adds a change, or one more operation to it. */
  add(operation: string, severity: Severity, kind: string, place: string, text: string): void {
    const key = `${severity} ${kind} ${place} ${text}`;
    const known = this.found.get(key);
    if (!known) this.found.set(key, { severity, kind, place, text, operations: [operation] });
    else if (!known.operations.includes(operation)) known.operations.push(operation);
  }

  /** All of them, the worst first. */
  list(): Change[] {
    const order: Severity[] = ['breaking', 'risky', 'safe'];
    return order.flatMap((severity) => [...this.found.values()].filter((change) => change.severity === severity));
  }
}
