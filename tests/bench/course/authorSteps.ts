import { largeCourse, largeModuleId } from '../../../apps/portal/src/learning/shared/storyLargeCourse.ts';
import { adminFormMessages as words } from '../../../packages/ui/src/messages/admin.ts';
import type { Note } from '../figures.ts';
import { noteTime, type Visitor } from '../network/visitor.ts';
import { signIn } from '../../support/people.ts';

/** The course that becomes large; the student is enrolled in it. */
export const courseId = 2;

/** Number of moves of a list's last entry. */
const moves = 5;

async function movesUp({ page, act }: Visitor, title: string, total: number, note: Note, what: string) {
  for (let at = 1; at <= moves; at += 1) {
    const there = [{ selector: `tbody > tr:nth-child(${total - at}) > th`, text: title }];
    const button = page.getByRole('button', { name: words.moveUp({ title }), exact: true });
    await button.scrollIntoViewIfNeeded();
    noteTime(note, what, await act(() => button.click(), there));
  }
}

async function types({ page, act }: Visitor, note: Note, what: string): Promise<void> {
  await page.getByLabel(words.title).focus();
  for (const letter of 'Aula') noteTime(note, what, await act(() => page.keyboard.press(letter), []));
}

/**
 * Reorders modules and lessons of the large course, types into both forms, and records the times.
 */
export async function walkAuthor(visitor: Visitor, address: string, note: Note): Promise<void> {
  const { modules, lessons } = largeCourse;
  const list = `${address}/admin/curso/${courseId}/modulo`;
  await signIn(visitor.page, address, 'admin@exemplo.com.br');
  noteTime(note, 'open the modules', await visitor.open(list, [{ selector: 'tbody > tr', count: modules }]));
  await movesUp(visitor, `Parte ${modules}`, modules, note, 'move a module up');
  await types(visitor, note, 'type a letter below the modules');
  const there = `${list}/${largeModuleId(1)}/aulas`;
  noteTime(note, 'open the lessons', await visitor.open(there, [{ selector: 'tbody > tr', count: lessons }]));
  await movesUp(visitor, `Aula 1.${lessons} da parte 1`, lessons, note, 'move a lesson up');
  await types(visitor, note, 'type a letter below the lessons');
}
