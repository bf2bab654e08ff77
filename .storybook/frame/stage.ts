import { type Fault, isScenarioName, readFault, type ScenarioName, scenarios } from '@raiz/mock-server';
import type { Preview } from '@storybook/react-vite';
import { isPersonName, people, type PersonName } from '../../apps/portal/src/stories/people.ts';
import type { ExpectedError } from '../../apps/portal/src/stories/faults.ts';

/** Themes of the toolbar; `both` shows the story twice, side by side (.storybook/manager). */
type ThemeView = 'light' | 'dark' | 'both';

/** The choices of the toolbar. */
export interface Choices {
  theme: ThemeView;
  /** Null: the story decides. */
  person: PersonName | null;
  /** Null: the story decides. */
  scenario: ScenarioName | null;
  /** Whether all texts and amounts have the maximum that the contract allows. */
  data: 'story' | 'longest';
  /** Size of text, in percent of the usual one. */
  textSize: 100 | 200;
}

function oneOf<Value extends string>(given: unknown, values: readonly Value[], usual: Value): Value {
  return values.find((value) => value === given) ?? usual;
}

/** Reads Storybook's globals from the address; unknown values become the default. */
export function readChoices(globals: Readonly<Record<string, unknown>>): Choices {
  const { theme, person, scenario, data, textSize } = globals;
  return {
    theme: oneOf(theme, ['light', 'dark', 'both'], 'light'),
    person: isPersonName(person) ? person : null,
    scenario: isScenarioName(scenario) ? scenario : null,
    data: oneOf(data, ['story', 'longest'], 'story'),
    textSize: textSize === 'double' ? 200 : 100,
  };
}

/**
 * The default moment of every story: midday on a Wednesday in the middle of a month, so that no
 * story depends on the current day.
 */
export const storyMoment = '2026-11-18T10:30:00-03:00';

/** Parameters that a story, or all stories of a file, may set. */
interface StageParameters {
  /**
   * The person who is logged in when the story starts.
   * @default 'visitor'
   */
  session: PersonName;
  /** The server's scenario. @default 'usual' */
  scenario: ScenarioName;
  /** The server's faults from the start. @default [] */
  faults: readonly Fault[];
  /** The clock time of the story, ISO 8601 with offset. @default storyMoment */
  clock: string;
  /** Console errors that the story expects; any other fails it. @default [] */
  expectedErrors: readonly ExpectedError[];
}

/** What the picture of a part of a page shows. */
interface PictureParameters {
  /**
   * The part, by role and accessible name, and whether its picture is as wide as a desktop, not as a phone.
   * @default the element that has the focus, on a phone
   */
  subject: { role: string; name?: string; wide?: boolean };
}

declare module 'storybook/internal/csf' {
  /** Checks the parameters of every story. */
  interface Parameters extends Partial<StageParameters & PictureParameters> {}
}

function unknownName(parameter: string, given: unknown, known: object): never {
  throw new Error(`"${String(given)}" is no ${parameter}: choose one of ${Object.keys(known).join(', ')}`);
}

function isExpectedError(value: unknown): value is ExpectedError {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('because' in value)) return false;
  return typeof value.text === 'string' && typeof value.because === 'string' && value.because !== '';
}

/**
 * Reads a story's parameters. Throws on unknown names and faults, so that a typo does not silently show another state.
 */
export function readParameters(parameters: Readonly<Record<string, unknown>>): StageParameters {
  const { session = 'visitor', scenario = 'usual', faults = [], clock = storyMoment, expectedErrors = [] } = parameters;
  if (!isPersonName(session)) return unknownName('session', session, people);
  if (!isScenarioName(scenario)) return unknownName('scenario', scenario, scenarios);
  if (typeof clock !== 'string' || Number.isNaN(Date.parse(clock)))
    throw new Error('clock is a moment such as "2026-11-18T10:30:00-03:00"');
  if (!Array.isArray(expectedErrors) || !expectedErrors.every(isExpectedError)) {
    throw new Error('expectedErrors is a list of { text, because }');
  }
  if (!Array.isArray(faults)) throw new Error('faults is a list of faults of the mock server');
  return { session, scenario, faults: faults.map(readFault), clock, expectedErrors };
}

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

interface Item {
  value: string;
  /** Label of the menu while this is selected; short, because the menus share a bar. */
  title: string;
  /** Shown next to the title in the open menu. */
  right?: string;
}

function toolbar(title: string, icon: Toolbar['icon'], items: Item[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

function itemsOf(titles: Readonly<Record<string, { title: string }>>): Item[] {
  return Object.entries(titles).map(([value, { title }]) => ({ value, title }));
}

/** The scenarios of the menu; the longest data have their own menu. */
const { longest, ...servers } = scenarios;

/** The menus above every story. Their values are part of the address, so links preserve them. */
export const toolbars = {
  theme: toolbar('Tema', 'mirror', [
    { value: 'light', title: 'Claro' },
    { value: 'dark', title: 'Escuro' },
    { value: 'both', title: 'Lado a lado' },
  ]),
  person: toolbar('Pessoa', 'user', [{ value: 'story', title: 'Pessoa', right: 'a da história' }, ...itemsOf(people)]),
  scenario: toolbar('Servidor', 'database', [
    { value: 'story', title: 'Servidor', right: 'o da história' },
    ...itemsOf(servers),
  ]),
  data: toolbar('Dados', 'paragraph', [
    { value: 'story', title: 'Dados', right: 'os da história' },
    { value: 'longest', title: longest.title },
  ]),
  textSize: toolbar('Tamanho do texto', 'type', [
    { value: 'usual', title: 'Texto', right: '100 %' },
    { value: 'double', title: 'Texto 200 %' },
  ]),
};

/** The initial globals. */
export const usualChoices = {
  theme: 'light',
  person: 'story',
  scenario: 'story',
  data: 'story',
  textSize: 'usual',
};
