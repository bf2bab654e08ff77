import type { OperationId } from '@raiz/contract';
import { listOperations, readDocument } from '@raiz/contract/document';
import { pagesByRead, readIds, type ReadPage } from '../random/pagesByRead.ts';
import { renderAll, type Rendering } from '../random/render.ts';
import { rightAnswer, test } from '../random/replay.ts';
import { sampleTag } from '../sample.ts';
import { expect } from '../session.ts';
import { incompleteAnswers, textsBeside, type IncompleteAnswer } from './changes.ts';

const sentences = new Map(
  listOperations(readDocument()).map(({ id, object }) => [id, Object.values(object['x-mensagens']).flat()]),
);

const pages = readIds.flatMap((operation) => pagesByRead[operation].map((target) => ({ operation, target })));

/** A field without which the page leads elsewhere or shows something else. */
interface Decisive {
  operation: OperationId;
  on: string;
  /** Name of the field in its incomplete answers. */
  field: string;
  path: string;
  shows: string;
}

/**
 * A sponsor has a name (docs/specification.md#registration), and only `is_admin` opens an admin
 * page.
 */
const decisiveFields: readonly Decisive[] = [
  {
    operation: 'readSponsor',
    on: '/cadastro',
    field: 'name',
    path: '/cadastro',
    shows: 'ID de indicação não encontrado.',
  },
  { operation: 'readProfile', on: '/admin/cursos', field: 'user.is_admin', path: '/perfil', shows: 'Olá, ' },
];

/**
 * Fields that carry more than their own text: a missing `published` counts as 0, which hides the
 * lesson and lowers counts (docs/api-decisions.md#flags); the card of a course's `content` is left
 * out without it; a lesson's `course_id` leads to the list of lessons; only from `nivel_atual` the
 * portal knows which level comes next; whether a lesson is completed counts in its module
 * (docs/api-decisions.md#answers-that-disagree); and the author's preview of a lesson has a heading
 * above its resources, and names its video after the lesson.
 */
function costsMore(operation: OperationId, field: string | number | undefined): boolean {
  if (field === 'published' || field === 'nivel_atual' || field === 'completed_at') return true;
  if (operation === 'readAdminLesson') return field === 'video_url' || field === 'resource_url';
  return (operation === 'readCourse' && field === 'content') || (operation === 'readLesson' && field === 'course_id');
}

/** What a page lost or said beyond the one field. */
function problemsOf(
  operation: OperationId,
  { path }: ReadPage,
  right: unknown,
  incomplete: IncompleteAnswer,
  whole: Rendering,
  made: Rendering,
): string[] {
  const wrong = [...made.wrong];
  const instead = decisiveFields.find(
    (one) => one.operation === operation && one.on === path && incomplete.name.startsWith(`${one.field}:`),
  );
  if (instead) {
    const isRight = made.path === instead.path && made.text.includes(instead.shows);
    return isRight ? wrong : [...wrong, `${incomplete.name}: is at ${made.path} without "${instead.shows}"`];
  }
  if (made.path !== path) wrong.push(`is at ${made.path}`);
  if (made.retries && !whole.retries) wrong.push('reports a failure');
  const failures = (sentences.get(operation) ?? []).filter((one) => /^(Erro|Could not|.* failed)/.test(one));
  const said = failures.filter((one) => made.text.includes(one) && !whole.text.includes(one));
  if (said.length > 0) wrong.push(`says ${said.join(' | ')}`);
  const lost = [...new Set(textsBeside(incomplete.body, incomplete.at))].filter(
    (text) => whole.text.includes(text) && !made.text.includes(text),
  );
  const field = incomplete.at.at(-1);
  if (lost.length > 0 && !costsMore(operation, field)) wrong.push(`lost ${lost.join(' | ')}`);
  // A heading that names the changed field, such as "Olá, Mariana!", changes with it.
  const named = typeof incomplete.right === 'string' ? /\S+/.exec(incomplete.right)?.[0] : undefined;
  const beside = textsBeside(right, incomplete.at);
  const concerned = textsBeside(right, []).filter((text) => !beside.includes(text));
  const headings = whole.headings.filter(
    (heading) =>
      !made.headings.includes(heading) &&
      (named === undefined || !heading.includes(named)) &&
      !concerned.some((text) => heading.includes(text)),
  );
  if (headings.length > 0 && !costsMore(operation, field)) wrong.push(`lost the heading ${headings.join(' | ')}`);
  return wrong.map((one) => `${incomplete.name}: ${one}`);
}

for (const [n, { operation, target }] of pages.entries())
  test(
    `an answer to ${operation} that lacks one field costs no more than that field on ${target.path}`,
    { tag: sampleTag(operation) },
    async ({ session }) => {
      test.setTimeout(300_000);
      const right = await rightAnswer(session, operation, target);
      const incomplete = incompleteAnswers(operation, right);
      const answers = [right, ...incomplete.map(({ body }) => body)].map((body) => ({
        status: 200,
        body: JSON.stringify(body),
      }));
      const form = target.form ?? null;
      const task = { path: target.path, form, answers, turn: n + 10_000 };
      const [whole, ...made] = await session.page.evaluate(renderAll, task);
      if (!whole) throw new Error('The page did not show the right answer');
      const wrong = incomplete.flatMap((one, at) => {
        const rendering = made[at];
        return rendering ? problemsOf(operation, target, right, one, whole, rendering) : [`${one.name}: not shown`];
      });
      expect(whole.wrong).toEqual([]);
      expect(incomplete.length).toBeGreaterThan(0);
      expect(wrong, `${wrong.length} wrong`).toEqual([]);
    },
  );
