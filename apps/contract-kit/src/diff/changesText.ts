import { count } from '../report/summary.ts';
import type { Change, Severity } from './change.ts';

/** So many operations are named; the rest is counted. */
const most = 4;

const headings: Record<Severity, string> = {
  breaking: 'Breaking: a client or a backend of the old document fails',
  risky: 'Risky: one may fail, look at who uses it',
  safe: 'Safe',
};

function line({ kind, place, text, operations }: Change): string {
  const named = operations.filter((name) => !place.startsWith(name));
  const rest = named.length > most ? ` and ${named.length - most} more` : '';
  const where = named.length === 0 ? '' : `  (${named.slice(0, most).join(', ')}${rest})`;
  return `  ${kind}  ${place}: ${text}${where}`;
}

/** The changes for the terminal, the worst first, with a line that counts them. */
export function changesText(changes: readonly Change[], names: { old: string; next: string }): string {
  const severities: Severity[] = ['breaking', 'risky', 'safe'];
  const groups = severities.flatMap((severity) => {
    const mine = changes.filter((change) => change.severity === severity);
    return mine.length === 0 ? [] : [headings[severity], ...mine.map(line), ''];
  });
  const counts = severities.map(
    (severity) => `${changes.filter((one) => one.severity === severity).length} ${severity}`,
  );
  const summary = changes.length === 0 ? 'no changes' : `${count(changes.length, 'change')}: ${counts.join(', ')}`;
  return `${[...groups, `${names.old} to ${names.next}: ${summary}.`].join('\n')}\n`;
}
