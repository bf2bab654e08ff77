import type { OperationId } from '@raiz/contract';
import type { CommandStep, Step } from './history.ts';
import { changes, operationOf } from './plan.ts';

/** Past tenses of irregular verbs, and of verbs that read better as others. */
const pasts: Readonly<Record<string, string>> = { apply: 'applied', resend: 'resent', reset: 'reset', update: 'saved' };

/** Describes what an operation did, from its name: "the course was deleted", "the lesson was marked complete". */
function doneBy(id: OperationId): string {
  const [, verb = '', into = '', noun = '', state = ''] = /^([a-z]+)(In)?([A-Z].*?)(Complete)?$/.exec(id) ?? [];
  const past = pasts[verb] ?? `${verb.replace(/e$/, '')}ed`;
  const phrase = [past, into, state].filter((word) => word !== '').join(' ');
  return `the${noun.replaceAll(/[A-Z]/g, ' $&')} was ${phrase}`.toLowerCase();
}

/** Describes what a command of the user did. */
const done: Readonly<Record<CommandStep['command'], string>> = {
  restart: 'the restart',
  expire: 'the mailed links expired',
  block: 'the account was blocked',
  pay: 'the payment was reported',
  clock: 'the clock was set',
};

/** Describes what a step did: "the course was deleted"; null for a step without changes. */
export function doingOf(step: Step, base: string): string | null {
  if (step.kind === 'mail') return null;
  if (step.kind === 'command') return done[step.command];
  const id = operationOf(step, base);
  if (id === null || !changes(step, base)) return null;
  const { status } = step.answer ?? { status: 0 };
  return `${doneBy(id)}${status >= 300 ? `, which was answered ${status}` : ''}`;
}

/** A step in one line: `POST /admin/courses as admin: 201`. */
export function stepLine(step: Step): string {
  if (step.kind === 'mail') return `the mail to ${step.address}`;
  if (step.kind === 'call') return `${step.call}: ${step.answer?.status ?? 'no answer'}`;
  const variables = Object.entries(step.variables).map(([name, value]) => `${name}=${value} `);
  return `${variables.join('')}the command of --${step.command}`;
}
