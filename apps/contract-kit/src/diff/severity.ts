import type { Changes, Direction, Severity } from './change.ts';
import type { OpenDocument, Part } from './openDocument.ts';

/** What every comparison of two schemas knows. */
export interface Sides {
  old: OpenDocument;
  new: OpenDocument;
  changes: Changes;
  /** Name of the operation that is compared. */
  operation: string;
  direction: Direction;
}

/** Two versions of one schema at a place. */
export interface Pair {
  place: string;
  before: Part;
  after: Part;
}

/** Says a change of a schema: what narrows a request breaks who sends it, what widens an answer breaks who reads it. */
export function tell(sides: Sides, severity: Severity, kind: string, place: string, text: string): void {
  const where = sides.direction === 'request' ? 'in requests' : 'in answers';
  sides.changes.add(sides.operation, severity, kind, place, `${text} ${where}`);
}

/** The severity of something that became narrower or wider. */
export function turned(sides: Sides, way: 'narrower' | 'wider', worst: Severity = 'breaking'): Severity {
  const isBad = (sides.direction === 'request') === (way === 'narrower');
  return isBad ? worst : 'safe';
}
