/** Texts of rules by their headings, each on one line. */
export type Rules = Record<string, string>;

/** A rule that is not the same in two documents: what is gone, and what is there now, in sentences. */
export interface RuleChange {
  heading: string;
  kind: 'added' | 'changed' | 'removed';
  gone: string[];
  fresh: string[];
}

export function rulesIn(text: string): Rules;
export function anchorOf(heading: string): string;
export function ruleChanges(old: Rules, next: Rules): RuleChange[];
export function changesText(changes: RuleChange[]): string;
export function rulesOf(document: string): Rules | null;
