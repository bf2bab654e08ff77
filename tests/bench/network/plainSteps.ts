import { referralsMessages as messages } from '../../../packages/ui/src/messages/network/referrals.ts';
import type { expectationsOf } from './expected.ts';
import type { Note } from '../figures.ts';
import { typedName } from './portalSteps.ts';
import { noteTime, type Visitor } from './visitor.ts';

/**
 * Uses the plain table once: fewer steps, since each takes seconds.
 * @param brief leaves out all but opening and the first letter, for networks with which each step
 * takes minutes
 */
export async function walkPlain(
  { page, open, act, weigh, fixedWork }: Visitor,
  address: string,
  expected: ReturnType<typeof expectationsOf>,
  note: Note,
  brief: boolean,
): Promise<void> {
  noteTime(note, 'open the page', await open(address, expected({}, false)));
  note('a fixed piece of work, for comparison', 'ms', await fixedWork());
  await page.getByRole('searchbox', { name: messages.name }).focus();
  const [first = '', second = ''] = typedName;
  const { heapMegabytes, elements } = await weigh();
  note('memory of scripts', 'MB', heapMegabytes);
  note('elements in the document', 'count', elements);
  noteTime(
    note,
    'type the first letter',
    await act(() => page.keyboard.press(first), expected({ name: first }, false)),
  );
  if (brief) return;
  const both = expected({ name: first + second }, false);
  noteTime(note, 'type a letter', await act(() => page.keyboard.press(second), both));
  const shorter = expected({ name: first }, false);
  noteTime(note, 'take a letter away', await act(() => page.keyboard.press('Backspace'), shorter));
  await act(() => page.keyboard.press('Backspace'), expected({}, false));
  const button = page.getByRole('button', { name: messages.name });
  noteTime(note, 'sort by name', await act(() => button.click(), expected({ column: 'name' }, false)));
}
