import { expect, test } from 'vitest';
import { dialogs, unfolding } from '../journey/overlays.ts';
import { codeFiles, isProof } from './sources.ts';

/** Draws the dialogs of three lists, each of which is listed itself. */
const forLists = 'admin/shared/DeleteDialog.tsx';

const portal = 'apps/portal/src/';

/** The portal's files that draw one of some components, by their paths in it. */
function usersOf(component: RegExp): string[] {
  return codeFiles
    .filter(({ path, text }) => path.startsWith(portal) && !isProof(path) && component.test(text))
    .map(({ path }) => path.slice(portal.length))
    .filter((path) => path !== forLists)
    .sort();
}

/** The files of a list, each once. */
function sourcesOf(list: readonly { source: string }[]): string[] {
  return [...new Set(list.map(({ source }) => source))].sort();
}

test('every dialog of the portal is opened under the policy', () => {
  expect(sourcesOf(dialogs)).toEqual(
    usersOf(/<(?:\w*Dialog|SideMenu)\b(?<!<CoursePremiumDialog|<QrDialog|<CancelDialog)/),
  );
});

test('whatever unfolds in a page of the portal is unfolded under the policy', () => {
  expect(sourcesOf(unfolding)).toEqual(
    usersOf(/<(?:ComboboxField|Disclosure)\b|<FilterBar\s+collapsible|\n\s+collapsible$/m),
  );
});
