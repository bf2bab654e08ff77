import { dayAt } from './days.ts';
import type { Outcome } from './run.ts';

/** A difference that a team knows and accepts until a day. */
export interface Known {
  /** Id of the check that finds it. */
  check: string;
  /**
   * The field as reports name it, in any row of a list.
   * @default every field
   */
  field?: string;
  /** Why the team accepts it. */
  reason: string;
  /** The last day of acceptance, `YYYY-MM-DD` in America/Sao_Paulo. */
  until: string;
}

function inAnyRow(field: string): string {
  return field.replaceAll(/\[\d+\]/g, '[*]');
}

/** Whether an entry matches a difference. */
function isMeant({ check, field }: Known, found: { check: string; field: string }): boolean {
  return check === found.check && (field === undefined || inAnyRow(field) === inAnyRow(found.field));
}

/** An outcome whose findings say whether they are known; an expired entry matches none. */
export function withKnown(outcome: Outcome, entries: readonly Known[], today = dayAt(new Date())): Outcome {
  const findings = outcome.findings.map((finding) => {
    const mine = entries.filter((entry) => isMeant(entry, finding));
    const known = mine.find(({ until }) => until >= today) ?? mine[0];
    return known ? { ...finding, known: { ...known, isOver: known.until < today } } : finding;
  });
  return { ...outcome, findings };
}

/** Sentences about entries that match no difference any more, though their check ran. */
export function obsoleteText(outcomes: readonly Outcome[], entries: readonly Known[]): string[] {
  return entries.flatMap((entry) => {
    const made = outcomes.find(({ check, skipped }) => check.id === entry.check && skipped === null);
    if (!made || made.findings.some((finding) => isMeant(entry, finding))) return [];
    const location = entry.field === undefined ? entry.check : `${entry.check} at ${entry.field}`;
    return [`Not found any more: the known difference of ${location} (${entry.reason}). Take it out of the file.`];
  });
}
