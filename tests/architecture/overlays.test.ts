import { expect, test } from 'vitest';
import { dialogs, unfolding } from '../../e2e/support/overlays.ts';
import { codeFiles, isTestFile } from './sources.ts';

const remedy = 'List it in e2e/support/overlays.ts, with the steps that open it.';

/** Dialogs that the list names by the files that open them. */
const opened = ['admin/shared/DeleteDialog.tsx', 'shared/saved/ConflictDialog.tsx'];

const portal = 'apps/portal/src/';

/** The portal files that render a component, relative to its `src`. */
function usersOf(component: RegExp): string[] {
  return codeFiles
    .filter(({ path, text }) => path.startsWith(portal) && !isTestFile(path) && component.test(text))
    .map(({ path }) => path.slice(portal.length))
    .filter((path) => !opened.includes(path))
    .sort();
}

/** The distinct files of a list. */
function sourcesOf(list: readonly { source: string }[]): string[] {
  return [...new Set(list.map(({ source }) => source))].sort();
}

test('every dialog of the portal is in the list of the journey', () => {
  expect(sourcesOf(dialogs), remedy).toEqual(usersOf(/<(?:\w*Dialog|SideMenu|Sheet)\b(?<!<QrDialog)/));
});

test('every disclosure and combobox of the portal is in the list of the journey', () => {
  expect(sourcesOf(unfolding), remedy).toEqual(usersOf(/<(?:ComboboxField|Disclosure)\b/));
});
