import { referralsMessages as messages } from '../../../packages/ui/src/messages/network/referrals.ts';
import type { expectationsOf } from './expected.ts';
import type { Measures } from './measures.ts';
import { typedName } from './portalSteps.ts';
import type { Visitor } from './visitor.ts';

/** Uses the plain table once: fewer steps, since each takes seconds. */
export async function walkPlain(
  { page, open, act, weigh }: Visitor,
  address: string,
  expected: ReturnType<typeof expectationsOf>,
  note: Measures,
): Promise<void> {
  note.time('open the page', await open(address, expected({}, false)));
  await page.getByRole('searchbox', { name: messages.name }).focus();
  for (const [at, step] of ['type the first letter', 'type a letter'].entries()) {
    const name = typedName.slice(0, at + 1);
    note.time(step, await act(() => page.keyboard.press(name.at(-1) ?? ''), expected({ name }, false)));
  }
  const shorter = expected({ name: typedName.slice(0, 1) }, false);
  note.time('take a letter away', await act(() => page.keyboard.press('Backspace'), shorter));
  await act(() => page.keyboard.press('Backspace'), expected({}, false));
  const button = page.getByRole('button', { name: messages.name });
  note.time('sort by name', await act(() => button.click(), expected({ column: 'name' }, false)));
  const { heapMegabytes, elements } = await weigh();
  note.size('memory of scripts', 'MB', heapMegabytes);
  note.size('elements in the document', 'count', elements);
}
