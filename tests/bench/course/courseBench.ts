import path from 'node:path';
import {
  largeCourse,
  plantLargeCourse,
  largeModuleId,
  largeLessonId,
} from '../../../apps/portal/src/learning/shared/storyLargeCourse.ts';
import { formatCount } from '../../../packages/ui/src/format/index.ts';
import { mockBackend } from '../../../scripts/serve/mockBackend.ts';
import { servePortal } from '../../../scripts/serve/servePortal.ts';
import type { Bench } from '../bench.ts';
import { Figures, type Note } from '../figures.ts';
import { buildProbe } from '../network/sites.ts';
import { visit, noteTime, type Visitor } from '../network/visitor.ts';
import { adminFormMessages as words } from '../../../packages/ui/src/messages/admin.ts';
import { logIn } from '../logIn.ts';
import { courseWordsMessages, lessonMessages } from '../../../packages/ui/src/messages/learning.ts';

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
async function walkAuthor(visitor: Visitor, address: string, note: Note): Promise<void> {
  const { modules, lessons } = largeCourse;
  const list = `${address}/admin/curso/${courseId}/modulo`;
  await logIn(visitor.page, address, 'admin@exemplo.com.br');
  noteTime(note, 'open the modules', await visitor.open(list, [{ selector: 'tbody > tr', count: modules }]));
  await movesUp(visitor, `Parte ${modules}`, modules, note, 'move a module up');
  await types(visitor, note, 'type a letter below the modules');
  const there = `${list}/${largeModuleId(1)}/aulas`;
  noteTime(note, 'open the lessons', await visitor.open(there, [{ selector: 'tbody > tr', count: lessons }]));
  await movesUp(visitor, `Aula 1.${lessons} da parte 1`, lessons, note, 'move a lesson up');
  await types(visitor, note, 'type a letter below the lessons');
}

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
  const next = page.getByRole('link', { name: /^Próxima aula: / });
  noteTime(
    note,
    'go to the next one',
    await act(() => next.click(), [{ selector: 'main h1', text: 'Aula 25.4 da parte 25' }]),
  );
}

/** Opens the large course once as a student and records the times. */
async function walkStudent(visitor: Visitor, address: string, note: Note): Promise<void> {
  await logIn(visitor.page, address, 'ativa@exemplo.com.br');
  await readsCourse(visitor, address, note);
  await readsLesson(visitor, address, note);
}

/** The course that becomes large; the student is enrolled in it. */
const courseId = 2;

const dist = path.resolve(import.meta.dirname, '../../../apps/portal/dist');

/**
 * A course of two thousand lessons: a student reads it, and its author reorders it.
 */
export const courseBench: Bench = {
  about: 'a course of 50 modules with 40 lessons each, for student and author',
  async run({ browser, slowdown, runs }) {
    const probe = await buildProbe();
    const group = `${formatCount(largeCourse.modules * largeCourse.lessons)} lessons`;
    const figures = new Figures();
    const student = figures.of(group, 'student');
    const author = figures.of(group, 'author');
    for (let run = 1; run <= runs; run += 1) {
      console.log(`${group}, run ${run} of ${runs} …`);
      // Each run starts with new data.
      const backend = mockBackend();
      plantLargeCourse(backend.world(), courseId);
      const portal = await servePortal({ dist, backend, port: 0 });
      try {
        const reader = await visit(browser, probe, slowdown);
        await walkStudent(reader, portal.address, student);
        await reader.close();
        const writer = await visit(browser, probe, slowdown);
        await walkAuthor(writer, portal.address, author);
        await writer.close();
      } finally {
        await portal.close();
      }
    }
    return figures.all();
  },
};
