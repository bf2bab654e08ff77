/** Texts of rules by their headings, each on one line. */
export type Rules = Record<string, string>;

/** A rule that differs between two documents: its old and its new sentences. */
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
