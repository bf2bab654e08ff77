import { largeCourse, largeLessonId } from '../../../apps/portal/src/learning/shared/storyLargeCourse.ts';
import { courseWordsMessages, lessonMessages } from '../../../packages/ui/src/messages/learning.ts';
import type { Note } from '../figures.ts';
import { noteTime, type Visitor } from '../network/visitor.ts';
import { signIn } from '../../support/people.ts';
import { courseId } from './authorSteps.ts';

const module = 'main h3 > button[aria-expanded]';
const lesson = 'main ol > li';

/** Screens that are scrolled through, one press of Page Down each. */
const screens = 8;

async function scrolls({ page, act }: Visitor, note: Note, what: string): Promise<void> {
  await page.locator('main h1').focus();
  for (let at = 0; at < screens; at += 1) noteTime(note, what, await act(() => page.keyboard.press('PageDown'), []));
  await page.keyboard.press('Home');
}

async function readsCourse(visitor: Visitor, address: string, note: Note): Promise<void> {
  const { page, open, act } = visitor;
  const shut = [{ selector: module, count: largeCourse.modules }];
  noteTime(note, 'open the course', await open(`${address}/curso/${courseId}`, shut));
  await scrolls(visitor, note, 'scroll a screen');
  const last = page.getByRole('button', { name: `Módulo ${largeCourse.modules}: ` });
  await last.scrollIntoViewIfNeeded();
  const two = [{ selector: lesson, count: 2 * largeCourse.lessons }];
  noteTime(note, 'open a module', await act(() => last.click(), two));
  const all = [{ selector: lesson, count: largeCourse.modules * largeCourse.lessons }];
  const expand = page.getByRole('button', { name: courseWordsMessages.expandAll });
  noteTime(note, 'open all modules', await act(() => expand.click(), all));
  await scrolls(visitor, note, 'scroll a screen with all open');
  const { heapMegabytes, elements } = await visitor.weigh();
  note('memory of scripts with all open', 'MB', heapMegabytes);
  note('elements with all open', 'count', elements);
  const collapse = page.getByRole('button', { name: courseWordsMessages.collapseAll });
  const none = [{ selector: `${module}[aria-expanded="true"]`, count: 0 }];
  noteTime(note, 'close all modules', await act(() => collapse.click(), none));
}

async function readsLesson({ page, open, act }: Visitor, address: string, note: Note): Promise<void> {
  const outline = [{ selector: `nav[aria-label="${lessonMessages.outline}"] ol > li`, count: largeCourse.lessons }];
  noteTime(note, 'open a lesson', await open(`${address}/curso/aula/${largeLessonId(25, 3)}`, outline));
  const mark = page.getByRole('button', { name: lessonMessages.markComplete });
  // Text for screen readers.
  const ticked = [{ selector: 'nav ol a[aria-current="page"] span > span', count: 1 }];
  noteTime(note, 'mark it as done', await act(() => mark.click(), ticked));
  await page.getByText(lessonMessages.marked).waitFor();
  const next = page.getByRole('link', { name: /^Próxima aula / });
  noteTime(
    note,
    'go to the next one',
    await act(() => next.click(), [{ selector: 'main h1', text: 'Aula 25.4 da parte 25' }]),
  );
}

/** Opens the large course once as a student and records the times. */
export async function walkStudent(visitor: Visitor, address: string, note: Note): Promise<void> {
  await signIn(visitor.page, address, 'ativa@exemplo.com.br');
  await readsCourse(visitor, address, note);
  await readsLesson(visitor, address, note);
}
