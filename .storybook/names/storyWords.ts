import { storyNameFromExport } from 'storybook/internal/csf';
import { accountWords } from './accountWords.ts';
import { componentWords } from './componentWords.ts';
import { courseWords } from './courseWords.ts';
import { moneyWords } from './moneyWords.ts';
import { pageWords } from './pageWords.ts';
import { usualWords } from './usualWords.ts';

const words = { ...componentWords, ...pageWords, ...accountWords, ...moneyWords, ...courseWords, ...usualWords };

/** The words by what Storybook makes of an export: `LongNarrow` is "Long Narrow" there. */
const bySpacedName = new Map(Object.entries(words).map(([name, said]) => [storyNameFromExport(name), said]));

/** What a designer calls a story, from its name as Storybook has it; a name of its own, or one we have no word for, stays. */
export function storyWords(name: string): string {
  return bySpacedName.get(name) ?? name;
}
