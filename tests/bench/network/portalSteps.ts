import { referralColumnIds } from '../../../apps/portal/src/network/referrals/referralsView.ts';
import { networkListsMessages as lists } from '../../../packages/ui/src/messages/network/lists.ts';
import { referralsMessages as messages } from '../../../packages/ui/src/messages/network/referrals.ts';
import { referralTreeMessages as treeMessages } from '../../../packages/ui/src/messages/network/referralTree.ts';
import { signIn } from '../../support/people.ts';
import type { expectationsOf } from './expected.ts';
import type { Note } from '../figures.ts';
import { noteTime, type Visitor } from './visitor.ts';

/** Typed into the filter and deleted, letter by letter. */
export const typedName = 'marc';

type Expected = ReturnType<typeof expectationsOf>;

async function types({ page, act }: Visitor, expected: Expected, note: Note): Promise<void> {
  await page.getByRole('searchbox', { name: messages.name, exact: true }).focus();
  for (let at = 1; at <= typedName.length; at += 1) {
    const name = typedName.slice(0, at);
    const outcome = await act(() => page.keyboard.press(name.at(-1) ?? ''), expected({ name }, true));
    noteTime(note, at === 1 ? 'type the first letter' : 'type a letter', outcome);
  }
  for (let at = typedName.length - 1; at >= 0; at -= 1) {
    const name = typedName.slice(0, at);
    noteTime(note, 'take a letter away', await act(() => page.keyboard.press('Backspace'), expected({ name }, true)));
  }
}

async function sorts({ page, act }: Visitor, expected: Expected, note: Note): Promise<void> {
  for (const column of referralColumnIds) {
    const button = page.getByRole('columnheader', { name: messages[column], exact: true }).getByRole('button');
    noteTime(note, `sort by ${column}`, await act(() => button.click(), expected({ column }, true)));
    noteTime(note, 'turn the order', await act(() => button.click(), expected({ column, descending: true }, true)));
  }
}

async function turns({ page, act }: Visitor, expected: Expected, note: Note): Promise<void> {
  const next = page.getByRole('button', { name: lists.pages.next });
  for (const at of [2, 3, 4]) {
    const checks = expected({ column: 'sponsorLevel', descending: true, page: at }, true);
    noteTime(note, 'turn the page', await act(() => next.click(), checks));
  }
}

async function climbs({ page, act }: Visitor, people: number, note: Note): Promise<void> {
  const tree = '[role="tree"] [role="treeitem"]';
  const open = page.getByRole('button', { name: messages.asTree });
  noteTime(note, 'open the tree', await act(() => open.click(), [{ selector: `${tree}:nth-child(2)`, count: 1 }]));
  await page.locator(`${tree}[tabindex="0"]`).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  const branch = `${tree}[aria-selected="true"][aria-expanded="true"]`;
  noteTime(note, 'open a branch', await act(() => page.keyboard.press('ArrowRight'), [{ selector: branch, count: 1 }]));
  await page.getByRole('searchbox').focus();
  const sought = `a${people}@`;
  const status = 'form[role="search"] [role="status"]';
  for (let at = 0; at < sought.length; at += 1) {
    const checks = at === sought.length - 1 ? [{ selector: status, text: treeMessages.found.one }] : [];
    noteTime(note, 'type into the search of the tree', await act(() => page.keyboard.press(sought.charAt(at)), checks));
  }
  const found = [{ selector: `${tree}[aria-selected="true"][aria-level="1"]`, count: 0 }];
  noteTime(note, 'go to who was found', await act(() => page.keyboard.press('Enter'), found));
}

/** Uses the portal's network once and records the times. */
export async function walkPortal(
  visitor: Visitor,
  address: string,
  people: number,
  expected: Expected,
  note: Note,
): Promise<void> {
  await signIn(visitor.page, address, 'ativa@exemplo.com.br');
  note('a fixed piece of work, for comparison', 'ms', await visitor.fixedWork());
  noteTime(note, 'open the page', await visitor.open(`${address}/perfil/rede-indicacoes`, expected({}, true)));
  await types(visitor, expected, note);
  await sorts(visitor, expected, note);
  await turns(visitor, expected, note);
  const { heapMegabytes, elements } = await visitor.weigh();
  note('memory of scripts', 'MB', heapMegabytes);
  note('elements in the document', 'count', elements);
  await climbs(visitor, people, note);
  const withTree = await visitor.weigh();
  note('memory of scripts with the tree', 'MB', withTree.heapMegabytes);
  note('elements with the tree', 'count', withTree.elements);
}
