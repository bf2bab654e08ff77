import { referralsMessages as messages } from '../../../packages/ui/src/messages/network/referrals.ts';
import type { expectationsOf } from './expected.ts';
import type { Measures } from './measures.ts';
import { typedName } from './portalSteps.ts';
import type { Visitor } from './visitor.ts';

/**
 * Uses the plain table once: fewer steps, since each takes seconds.
 * @param brief leaves out all but opening and the first letter, for networks with which each step
 * takes minutes
 */
export async function walkPlain(
  { page, open, act, weigh, gauge }: Visitor,
  address: string,
  expected: ReturnType<typeof expectationsOf>,
  note: Measures,
  brief: boolean,
): Promise<void> {
  note.time('open the page', await open(address, expected({}, false)));
  note.gauge(await gauge());
  await page.getByRole('searchbox', { name: messages.name }).focus();
  const [first = '', second = ''] = typedName;
  const { heapMegabytes, elements } = await weigh();
  note.size('memory of scripts', 'MB', heapMegabytes);
  note.size('elements in the document', 'count', elements);
  note.time('type the first letter', await act(() => page.keyboard.press(first), expected({ name: first }, false)));
  if (brief) return;
  const both = expected({ name: first + second }, false);
  note.time('type a letter', await act(() => page.keyboard.press(second), both));
  const shorter = expected({ name: first }, false);
  note.time('take a letter away', await act(() => page.keyboard.press('Backspace'), shorter));
  await act(() => page.keyboard.press('Backspace'), expected({}, false));
  const button = page.getByRole('button', { name: messages.name });
  note.time('sort by name', await act(() => button.click(), expected({ column: 'name' }, false)));
}
