import { isPersonName, people, type PersonName } from '../../apps/portal/src/stories/people.ts';
import { isScenarioName, type ScenarioName, scenarios } from '@raiz/mock-server';
import type { ExpectedError } from '../../apps/portal/src/stories/watch/errors.ts';

/**
 * The default moment of every story: midday on a Wednesday in the middle of a month, so that no
 * story depends on the current day.
 */
export const storyMoment = '2026-11-18T10:30:00-03:00';

/** Parameters that a story, or all stories of a file, may set. */
export interface StageParameters {
  /** Who is signed in when the story starts. @default 'visitor' */
  session: PersonName;
  /** What the server does. @default 'usual' */
  scenario: ScenarioName;
  /** The moment at which the story plays, ISO 8601 with offset. @default storyMoment */
  clock: string;
  /** Console errors that the story expects; any other fails it. @default [] */
  expectedErrors: readonly ExpectedError[];
}

function unknownName(parameter: string, given: unknown, known: object): never {
  throw new Error(`"${String(given)}" is no ${parameter}: choose one of ${Object.keys(known).join(', ')}`);
}

function isExpectedError(value: unknown): value is ExpectedError {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('because' in value)) return false;
  return typeof value.text === 'string' && typeof value.because === 'string' && value.because !== '';
}

/**
 * Reads a story's parameters. Throws on unknown names, so that no story silently shows something
 * else.
 */
export function readParameters(parameters: Readonly<Record<string, unknown>>): StageParameters {
  const { session = 'visitor', scenario = 'usual', clock = storyMoment, expectedErrors = [] } = parameters;
  if (!isPersonName(session)) return unknownName('session', session, people);
  if (!isScenarioName(scenario)) return unknownName('scenario', scenario, scenarios);
  if (typeof clock !== 'string' || Number.isNaN(Date.parse(clock)))
    throw new Error('clock is a moment such as "2026-11-18T10:30:00-03:00"');
  if (!Array.isArray(expectedErrors) || !expectedErrors.every(isExpectedError)) {
    throw new Error('expectedErrors is a list of { text, because }');
  }
  return { session, scenario, clock, expectedErrors };
}
