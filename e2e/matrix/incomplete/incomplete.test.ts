import type { OperationId } from '@raiz/contract';
import { listOperations, readDocument } from '@raiz/contract/document';
import { readIds } from '../readingPages.ts';
import { readPages, type ReadPage } from './readPages.ts';
import { renderAll, type Rendering } from './render.ts';
import { rightAnswer, test } from './replay.ts';
import { sampleTag } from '../sample.ts';
import { expect } from '../session.ts';
import { incompleteAnswers, otherTexts, type IncompleteAnswer } from './changes.ts';

const sentences = new Map(
  listOperations(readDocument()).map(({ id, object }) => [id, Object.values(object['x-mensagens']).flat()]),
);

const pages = readIds.flatMap((operation) => readPages(operation).map((target) => ({ operation, target })));

/** A field without which the page redirects or shows something else. */
interface Decisive {
  operation: OperationId;
  on: string;
  /** Name of the field in its incomplete answers. */
  field: string;
  path: string;
  shows: string;
}

/**
 * A sponsor has a name (docs/specification.md#registration), only `is_admin` opens an admin page, and courses and
 * certificates are read by the id of the person.
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
  ...['/perfil/cursos', '/perfil/certificados'].map((path) => ({
    operation: 'readProfile' as const,
    on: path,
    field: 'user.id',
    path,
    shows: 'Erro ao autenticar usuário.',
  })),
];

/**
 * Fields that affect more than their own text. A missing `published` counts as 0, which hides the lesson and lowers
 * counts (docs/api-decisions.md#flags). Without a course's `content` its card disappears. A lesson's `course_id` leads
 * to the list of lessons. Only `nivel_atual` tells the portal which level is next. A lesson's completion counts in its
 * module (docs/api-decisions.md#answers-that-disagree). The author's preview of a lesson has a heading above its
 * resources, and names its video after the lesson.
 */
function costsMore(operation: OperationId, field: string | number | undefined): boolean {
  if (field === 'published' || field === 'nivel_atual' || field === 'completed_at') return true;
  if (operation === 'readAdminLesson') return field === 'video_url' || field === 'resource_url';
  return (operation === 'readCourse' && field === 'content') || (operation === 'readLesson' && field === 'course_id');
}

/** What a page lost or reported besides the one field. */
function problemsOf(
  operation: OperationId,
  { path }: ReadPage,
  right: unknown,
  incomplete: IncompleteAnswer,
  complete: Rendering,
  rendering: Rendering,
): string[] {
  const wrong = [...rendering.wrong];
  const instead = decisiveFields.find(
    (one) => one.operation === operation && one.on === path && incomplete.name.startsWith(`${one.field}:`),
  );
  if (instead) {
    const isRight = rendering.path === instead.path && rendering.text.includes(instead.shows);
    return isRight ? wrong : [...wrong, `${incomplete.name}: is at ${rendering.path} without "${instead.shows}"`];
  }
  if (rendering.path !== path) wrong.push(`is at ${rendering.path}`);
  if (rendering.retries && !complete.retries) wrong.push('reports a failure');
  const failures = (sentences.get(operation) ?? []).filter((one) => /^(Erro|Could not|.* failed)/.test(one));
  const shownFailures = failures.filter((one) => rendering.text.includes(one) && !complete.text.includes(one));
  if (shownFailures.length > 0) wrong.push(`says ${shownFailures.join(' | ')}`);
  const lost = [...new Set(otherTexts(incomplete.body, incomplete.at))].filter(
    (text) => complete.text.includes(text) && !rendering.text.includes(text),
  );
  const field = incomplete.at.at(-1);
  if (lost.length > 0 && !costsMore(operation, field)) wrong.push(`lost ${lost.join(' | ')}`);
  // A heading that names the changed field, such as "Olá, Mariana!", changes with it.
  const named = typeof incomplete.right === 'string' ? /\S+/.exec(incomplete.right)?.[0] : undefined;
  const others = otherTexts(right, incomplete.at);
  const concerned = otherTexts(right, []).filter((text) => !others.includes(text));
  const headings = complete.headings.filter(
    (heading) =>
      !rendering.headings.includes(heading) &&
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
      const [complete, ...made] = await session.page.evaluate(renderAll, task);
      if (!complete) throw new Error('The page did not show the right answer');
      const wrong = incomplete.flatMap((one, at) => {
        const rendering = made[at];
        return rendering ? problemsOf(operation, target, right, one, complete, rendering) : [`${one.name}: not shown`];
      });
      expect(complete.wrong).toEqual([]);
      expect(incomplete.length).toBeGreaterThan(0);
      expect(wrong, `${wrong.length} wrong`).toEqual([]);
    },
  );
