import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from '../../core/answer.ts';
import { type Check, checks } from '../../core/check.ts';
import { shown, Stop } from '../../core/finding.ts';
import type { Kit } from '../../core/kit.ts';
import type { Role } from '../../core/people.ts';
import { rules } from '../../core/rules.ts';
import { NoAnswer, type RawAnswer } from '../../core/send.ts';
import { listAt, textAt } from '../../core/values.ts';
import { atBackend, tokenOf, withAnotherToken } from '../mail/links.ts';
import { createdId, nth, type CreatedCourse, createCourse } from '../createCourse.ts';
import { complete, enrol, progressIs } from './enrolment.ts';

/** Minimum length of the key of an address: 128 bits in Base64. */
const keyLength = 22;

/** Minimum number of characters in which two random keys differ; two counters or titles differ in few. */
const minDifferent = 12;

/** A person's certificates of a course, with the answer that contained them. */
async function certificatesOf(
  kit: Kit,
  { title }: CreatedCourse,
  as: Role,
): Promise<{ answer: Answer; mine: unknown[] }> {
  const query = { user_id: kit.people[as].id };
  const answer = kit.requireStatus(await kit.call('listMyCertificates', { as, query }), 200);
  return { answer, mine: listAt(answer.body, '').filter((row) => textAt(row, '/title') === title) };
}

/**
 * Expects `count` certificates with the title of a course, which may arrive some seconds late, and returns the row of
 * the first: `docs/api-decisions.md#listmycertificates`.
 * @throws Stop when there is none
 */
export async function expectCertificate(kit: Kit, course: CreatedCourse, as: Role = 'member', count = 1) {
  const seconds = kit.shared.tools.certificateSeconds;
  const end = performance.now() + seconds * 1000;
  let found = await certificatesOf(kit, course, as);
  const isLate = found.mine.length < count;
  for (; found.mine.length < count && performance.now() < end; found = await certificatesOf(kit, course, as))
    await pause(Math.min(250, seconds * 100));
  // A second one may arrive as late as the first.
  if (isLate && found.mine.length >= count) {
    await pause(Math.min(500, seconds * 100));
    found = await certificatesOf(kit, course, as);
  }
  const answer = { ...found.answer, rule: rules.certificates };
  const { mine } = found;
  const wanted = `${count === 1 ? 'one certificate' : `${count} certificates`} "${course.title}"`;
  if (mine.length === 0) kit.report(answer, '/*/title', `a certificate "${course.title}" within ${seconds} s`, 'none');
  else kit.expect(answer, '/*/title', mine.length === count, wanted, mine.length);
  if (mine.length === 0) throw new Stop();
  return { call: answer.call, body: mine[0] };
}

async function completes(kit: Kit, course: CreatedCourse, as: Role): Promise<void> {
  await enrol(kit, course.id, as);
  for (const lessonId of course.lessons) await complete(kit, course.id, lessonId, as);
}

/** Completes a course of two lessons as `member`. */
async function completed(kit: Kit, name: string): Promise<CreatedCourse> {
  const course = await createCourse(kit, { name });
  await completes(kit, course, 'member');
  return course;
}

/** Renames a completed course temporarily, and expects no further certificate when the member completes it again. */
async function isOneAfterRenaming(kit: Kit, course: CreatedCourse): Promise<void> {
  const first = await certificatesOf(kit, course, 'member');
  const issued = textAt(first.mine[0], '/issued_at');
  const renamed = { ...course, title: `${course.title}, com outro nome` };
  const save = ({ id, title }: CreatedCourse) =>
    kit.call('updateCourse', { as: 'admin', path: { id }, body: { title, is_premium: 0 } });
  kit.requireStatus(await save(renamed), 200);
  const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
  kit.requireStatus(await kit.call('unmarkLessonComplete', { as: 'member', path }), 200);
  await complete(kit, path.courseId, path.lessonId);
  const [old, { answer, mine }] = [
    await certificatesOf(kit, course, 'member'),
    await certificatesOf(kit, renamed, 'member'),
  ];
  const all = [...old.mine, ...mine];
  const when = textAt(all[0], '/issued_at');
  kit.expect(answer, '/*/issued_at', when === issued, `${issued}, when the course was completed first`, when);
  const count = all.length;
  kit.expect(
    answer,
    '/*/title',
    count === 1,
    `one certificate under the old title "${course.title}" or the new one`,
    count,
  );
  kit.requireStatus(await save(course), 200);
}

/** Opens the address of a certificate as a link, without a token. */
async function openFile(kit: Kit, url: URL, what: string): Promise<RawAnswer & { call: string }> {
  const call = `GET ${what} (${url.pathname.replaceAll(tokenOf(url) || '?', '…')})`;
  try {
    return { ...(await kit.shared.backend.open(atBackend(kit, url))), call };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    kit.report({ call }, 'connection', 'an answer', error.message);
    throw new Stop();
  }
}

/** Expects a PDF at the address of a certificate, and returns that address. */
export async function expectPdf(kit: Kit, { body }: { body: unknown }, what: string): Promise<URL> {
  const address = textAt(body, '/certificate_url');
  if (!URL.canParse(address, kit.shared.backend.base)) {
    kit.report({ call: `GET ${what}`, rule: rules.files }, '/certificate_url', 'an address', shown(address));
    throw new Stop();
  }
  const url = new URL(address, kit.shared.backend.base);
  const { call, status, headers, text } = await openFile(kit, url, what);
  const found = { call, rule: rules.files };
  kit.expect(found, 'status', status === 200, '200 without a token', status);
  if (status !== 200) return url;
  const type = headers.get('content-type') ?? 'none';
  kit.expect(found, 'header Content-Type', /^application\/pdf\b/i.test(type), 'application/pdf', type);
  kit.expect(found, 'body', text.startsWith('%PDF-'), 'a PDF', text.slice(0, 40));
  return url;
}

/** The key in an address, without a file extension: its longest part without a dot. */
function keyOf(url: URL): string {
  return tokenOf(url).replace(/\.\w{1,4}$/, '');
}

/** Certificates: `docs/api-decisions.md#certificate-address`. */
export const certificateFlows: readonly Check[] = checks('change', {
  'flow.certificate.issued: Completing a course brings one certificate, which outlives marks, new lessons, enrolment and course':
    async (kit) => {
      const course = await completed(kit, 'curso concluído');
      await progressIs(kit, course.id, 100);
      await expectCertificate(kit, course);
      const path = { courseId: course.id, lessonId: nth(course.lessons, 0) };
      kit.requireStatus(await kit.call('unmarkLessonComplete', { as: 'member', path }), 200);
      await progressIs(kit, course.id, 50);
      await expectCertificate(kit, course);
      await complete(kit, path.courseId, path.lessonId);
      await expectCertificate(kit, course);
      const added = { module_id: nth(course.modules, 0), title: 'Terceira', published: 1 };
      course.lessons.push(createdId(kit, await kit.call('createLesson', { as: 'admin', body: added }), added));
      await progressIs(kit, course.id, 67);
      await expectCertificate(kit, course);
      await complete(kit, course.id, nth(course.lessons, 2));
      await progressIs(kit, course.id, 100);
      await expectCertificate(kit, course);
      kit.requireStatus(await kit.call('abandonCourse', { as: 'member', path }), 200);
      await expectCertificate(kit, course);
      await enrol(kit, course.id);
      for (const lessonId of course.lessons) await complete(kit, course.id, lessonId);
      await expectCertificate(kit, course);
      await isOneAfterRenaming(kit, course);
      kit.requireStatus(await kit.call('deleteCourse', { as: 'admin', path: { id: course.id } }), 200);
      await expectPdf(kit, await expectCertificate(kit, course), 'the certificate of a deleted course');
      await expectCertificate(kit, await completed(kit, 'curso concluído'), 'member', 2);
    },
  'flow.certificate.last-open: An author who unpublishes or deletes the last open lesson completes the course: each student gets a certificate':
    async (kit) => {
      const steps = {
        'lesson unpublished': ({ lessons }: CreatedCourse) =>
          kit.call('updateLesson', { as: 'admin', path: { id: nth(lessons, 1) }, body: { published: 0 } }),
        'lesson deleted': ({ lessons }: CreatedCourse) =>
          kit.call('deleteLesson', { as: 'admin', path: { id: nth(lessons, 1) } }),
        'module deleted': ({ modules }: CreatedCourse) =>
          kit.call('deleteModule', { as: 'admin', path: { id: nth(modules, 1) } }),
      };
      for (const [name, step] of Object.entries(steps)) {
        const modules = ['Feita', 'Aberta'].map((title) => [{ title, published: 1 as const }]);
        const course = await createCourse(kit, { name: `curso com ${name}`, modules });
        for (const as of ['member', 'other'] as const) {
          await enrol(kit, course.id, as);
          await complete(kit, course.id, nth(course.lessons, 0), as);
          const { answer, mine } = await certificatesOf(kit, course, as);
          kit.expect(answer, '/*/title', mine.length === 0, `none with "${course.title}", which is half done`, mine[0]);
        }
        kit.requireStatus(await step(course), 200);
        for (const as of ['member', 'other'] as const) {
          await progressIs(kit, course.id, 100, as);
          await expectCertificate(kit, course, as);
        }
      }
    },
  'flow.certificate.file: A certificate is a PDF, opened without a token at an address that cannot be guessed; another key is 404':
    async (kit) => {
      const addresses: URL[] = [];
      for (const name of ['curso com arquivo A', `curso <b>“B”</b> &amp; 'x'  🌱`]) {
        const course = await completed(kit, name);
        if (addresses.length === 0) await completes(kit, course, 'other');
        for (const as of addresses.length === 0 ? (['member', 'other'] as const) : (['member'] as const)) {
          addresses.push(await expectPdf(kit, await expectCertificate(kit, course, as), 'the certificate'));
        }
      }
      const answer = { call: 'GET /user/certificates as member' };
      for (const url of addresses) {
        const { token } = kit.people.member;
        const isSafe = ![token, encodeURIComponent(token)].some((form) => url.href.includes(form));
        kit.expectInWords(answer, '/*/certificate_url', isSafe, "an address without the session's token", 'the token');
        const key = keyOf(url);
        const expected = `a key of at least ${keyLength} characters`;
        kit.expectInWords(answer, '/*/certificate_url', key.length >= keyLength, expected, `${key.length} characters`);
      }
      const [first = new URL('http://x'), ...others] = addresses;
      for (const two of others.map(keyOf)) {
        const different = [...keyOf(first)].filter((character, index) => character !== two[index]).length;
        const expected = `keys of two certificates that differ in at least ${minDifferent} characters`;
        kit.expectInWords(
          answer,
          '/*/certificate_url',
          different >= minDifferent,
          expected,
          `${different} different ones`,
        );
      }
      const { call, status } = await openFile(kit, withAnotherKey(first), 'a certificate with another key');
      kit.expect({ call }, 'status', status === 404, '404', status);
    },
});

/** The same address with another key of the same length and the same file extension. */
function withAnotherKey(url: URL): URL {
  const changed = withAnotherToken(url);
  const ending = /\.\w{1,4}$/.exec(tokenOf(url))?.[0] ?? '';
  if (ending !== '')
    changed.pathname = changed.pathname.replace(/x+$/, (all) => `${all.slice(ending.length)}${ending}`);
  return changed;
}
