import { isPersonName, type PersonName } from '../../apps/portal/src/stories/people.ts';
import { isScenarioName, type ScenarioName } from '@raiz/mock-server';

/** Themes of the toolbar; `both` shows the story twice, side by side (.storybook/manager). */
export type ThemeView = 'light' | 'dark' | 'both';

/** Motion as on the device, always full, or reduced. */
export type MotionView = 'device' | 'full' | 'reduced';

/** The choices of the toolbar. */
export interface Choices {
  theme: ThemeView;
  /** Null leaves it to the story. */
  person: PersonName | null;
  /** Null leaves it to the story. */
  scenario: ScenarioName | null;
  /** Size of text, in percent of the usual one. */
  textSize: 100 | 200;
  motion: MotionView;
}

function oneOf<Value extends string>(given: unknown, values: readonly Value[], usual: Value): Value {
  return values.find((value) => value === given) ?? usual;
}

/** Reads Storybook's globals from the address; unknown values become the default. */
export function readChoices(globals: Readonly<Record<string, unknown>>): Choices {
  const { theme, person, scenario, textSize, motion } = globals;
  return {
    theme: oneOf(theme, ['light', 'dark', 'both'], 'light'),
    person: isPersonName(person) ? person : null,
    scenario: isScenarioName(scenario) ? scenario : null,
    textSize: textSize === 'double' ? 200 : 100,
    motion: oneOf(motion, ['device', 'full', 'reduced'], 'device'),
  };
}
