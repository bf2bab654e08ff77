import { UsageProblem } from '@raiz/contract/commandLine';
import { allChecks } from '../checks/all.ts';
import { readJson } from '../core/answer.ts';
import type { Known } from '../core/known.ts';
import { isObject, textAt } from '../core/values.ts';
import { textOf } from './config.ts';

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) && text.length === 10;
}

const names = ['check', 'field', 'reason', 'until'];

/** The problem of an entry, or null. */
function problemOf(entry: unknown): string | null {
  if (!isObject(entry)) return 'is no object';
  const strange = Object.keys(entry).find((name) => !names.includes(name));
  if (strange !== undefined) return `has a field "${strange}", which is none of ${names.join(', ')}`;
  const [check, reason, until] = ['/check', '/reason', '/until'].map((pointer) => textAt(entry, pointer));
  if (!allChecks.some(({ id }) => id === check)) return `names no check of the kit: "check" is one of --list`;
  if (!reason?.trim()) return 'has no "reason": say why the difference is accepted';
  if (!isDay(until ?? '')) return 'has no day as "until": write it as 2026-12-31';
  if ('field' in entry && textAt(entry, '/field') === '') return 'has no text as "field": leave it out for all fields';
  return null;
}

/**
 * Reads the file of --known: a list of `{"check", "field", "reason", "until"}`, `field` optional.
 * @throws UsageProblem when it is missing or an entry is invalid
 */
export function knownOf(file: string): Known[] {
  const entries = readJson(textOf(file, '--known'));
  if (!Array.isArray(entries))
    throw new UsageProblem(`${file} is no JSON list of {"check": …, "field": …, "reason": …, "until": …}.`);
  return entries.map((entry: unknown, index) => {
    const problem = problemOf(entry);
    if (problem !== null) throw new UsageProblem(`${file}: entry ${index + 1} ${problem}.`);
    const [check = '', field = '', reason = '', until = ''] = names.map((name) => textAt(entry, `/${name}`));
    return { check, reason, until, ...(field !== '' && { field }) };
  });
}
