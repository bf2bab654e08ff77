import { numberAt } from '../core/values.ts';
import { after, afterRefusal, forgets, shows, swap, table, takes, text } from './plant.ts';

/** Replaces what matches in a text. */
function without(pattern: RegExp | string, by = '') {
  return text((raw) => raw.replaceAll(pattern, by));
}

function cutAfter(length: number) {
  return text((raw) => raw.slice(0, length));
}

/** What was sent is not stored, or comes back as something else. */
export const keptDefects = table({
  // Not stored.
  'flow.certificate: certificates are not issued': forgets('markLessonComplete', 'certificates'),
  'flow.certificate.last-open: deleting the last open module brings no certificate': forgets(
    'deleteModule',
    'certificates',
  ),
  'flow.abandon.progress: abandoning keeps the progress': forgets('abandonCourse', 'progress'),
  'flow.course.delete: a deleted module leaves its lessons': forgets('deleteModule', 'lessons'),

  // Stored or answered as another text.
  'accept.createModule: long titles are cut': takes('createModule', 'title', cutAfter(191)),
  'accept.createLesson: long content is cut after 65535 bytes': takes('createLesson', 'content', cutAfter(60_000)),
  'echo.courses: the order of lessons has a cut title': shows('listOrderedLessons', '*.title', cutAfter(100)),
  'accept.registerMember: a plus in an address becomes a blank': takes('registerMember', 'email', without('+')),
  'accept.createLesson: control characters are removed': takes('createLesson', 'content', without('\u0007')),
  'accept.updateBankAccount: the word null is stored as null': takes(
    'updateBankAccount',
    'chave_pix',
    swap('null', null),
  ),
  'accept.createCourse: the text 0 counts as none': takes('createCourse', 'description', swap('0', null)),
  'flow.bank: leading zeros get lost': takes('createBankAccount', 'codigo_banco', (code) => String(Number(code))),
  'flow.password: a changed password loses its outer blanks': takes('changePassword', 'novaSenha', (password) =>
    String(password).trim(),
  ),
  'mail.reset: a password by mail loses its case': takes('resetPassword', 'novaSenha', (password) =>
    String(password).toLowerCase(),
  ),
  'accept.updateModule: an empty description of a module stays an empty text': shows(
    'readModule',
    'description',
    (description) => description ?? '',
  ),

  // What was not sent.
  'accept.updateCourse: updating a course keeps what was not sent': after('updateCourse', ({ db, id }, before) => {
    const [row, old] = [db, before].map(({ courses }) => courses.find((course) => course.id === id));
    if (row) row.description ??= old?.description ?? null;
  }),
  'accept.one-field: updating a lesson clears what was not sent': after('updateLesson', ({ db, id }) => {
    for (const row of db.lessons) if (row.id === id) row.content = null;
  }),
  'accept.createLesson: lessons are published when made': takes(
    'createLesson',
    'published',
    (published) => published ?? 1,
  ),
  'accept.updateModule: a module that is saved without a position keeps the one it had': takes(
    'updateModule',
    'position',
    (position, _body, { db, id }) => position ?? db.modules.find((row) => row.id === id)?.position,
  ),
  'flow.catalogue.moved: a lesson stays in its module': takes('updateLesson', '', (_all, { module_id, ...body }) =>
    module_id === undefined ? body : { ...body, published: body['published'] ?? 1 },
  ),
});

/** A write changes more than it should: other fields, other rows, other people. */
export const sideEffectDefects = table({
  'isolation.marks: abandoning removes all marks': after('abandonCourse', ({ db }) => (db.progress = [])),
  "flow.abandon.progress: abandoning removes a member's marks of other courses": after(
    'abandonCourse',
    ({ db }) => (db.progress = db.progress.filter(({ user_id }) => user_id !== 2)),
  ),
  'isolation.marks: unmarking removes all marks': after('unmarkLessonComplete', ({ db }) => (db.progress = [])),
  'isolation.marks: the query says whose mark is removed': after('unmarkLessonComplete', ({ db, query }) => {
    db.progress = db.progress.filter((row) => row.user_id !== Number(query.get('user_id')));
  }),
  'flow.course.delete: a deleted lesson takes its module along': after('deleteLesson', ({ db, id }, before) => {
    const module = before.lessons.find((lesson) => lesson.id === id)?.module_id;
    db.lessons = db.lessons.filter(({ module_id }) => module_id !== module);
  }),
  'isolation.authoring: a deleted lesson removes all marks': after('deleteLesson', ({ db }) => (db.progress = [])),
  'flow.catalogue.moved: a moved lesson loses its marks': after('updateLesson', ({ db, id }, before) => {
    const [was, now] = [before, db].map(({ lessons }) => lessons.find((lesson) => lesson.id === id));
    if (was?.module_id !== now?.module_id) db.progress = db.progress.filter(({ lesson_id }) => lesson_id !== id);
  }),
  'flow.progress.unpublished: an unpublished lesson loses its marks': after(
    'updateLesson',
    ({ db, id }, _before, body) => {
      if (numberAt(body, '/published') === 0) db.progress = db.progress.filter(({ lesson_id }) => lesson_id !== id);
    },
  ),
  'flow.certificate.issued: a certificate goes with the mark': after(
    'unmarkLessonComplete',
    ({ db }) => (db.certificates = []),
  ),
  'isolation.updateProfile: a saved profile is that of the id in the body': after('updateProfile', ({ db, me }) => {
    for (const user of db.users) if (me && user.id === 5) user.name = me.name;
  }),
  'flow.bank: a saved profile loses its bank data': after('updateProfile', ({ db }) => (db.bankAccounts = [])),
  'flow.profile: a saved profile loses its phone': after('updateProfile', ({ db }) => {
    for (const user of db.users) user.phone = null;
  }),
  'flow.profile: a changed address must be confirmed': after('updateProfile', ({ db }) => {
    for (const user of db.users) if (user.email.startsWith('contrato-')) user.confirmed = false;
  }),
  'flow.password: a changed password ends the latest other session': after('changePassword', ({ db }, { sessions }) => {
    const ended = sessions.filter(({ token }) => !db.sessions.some((one) => one.token === token));
    db.sessions.push(...ended.slice(0, -1));
  }),
  'isolation.changePassword: a changed password is the password of everyone': after('changePassword', ({ db, me }) => {
    for (const user of db.users) user.password = me?.password ?? '';
  }),
  'isolation.registerMember: a registration renames everyone': after('registerMember', ({ db }) => {
    for (const user of db.users) user.name = 'Nova pessoa';
  }),
  'flow.register.network: newcomers are in nobody’s network': after('registerMember', ({ db }) =>
    Object.assign(db.users.at(-1) ?? {}, { sponsor_id: null }),
  ),
  'isolation.startSubscription: opening a checkout activates another member': after('startSubscription', ({ db }) => {
    for (const row of db.subscriptions) row.status = 'active';
  }),
  'time.trial-over: a refused enrolment is made': afterRefusal('enrollInCourse', ({ db, me, id }) =>
    db.enrolments.push({ user_id: me?.id ?? 0, course_id: id }),
  ),
  'flow.cancel.nothing: a refused cancellation cancels': afterRefusal('cancelSubscription', ({ db, me }) => {
    for (const row of db.subscriptions) if (row.user_id === me?.id) row.status = 'canceled';
  }),
  'flow.voucher.unknown: a refused voucher closes the checkout': afterRefusal('startSubscription', ({ db }) => {
    for (const row of db.checkouts) row.state = 'left';
  }),
  'mail.blocked: a refused profile is saved': afterRefusal('updateProfile', ({ me, sent }) =>
    Object.assign(me ?? {}, sent),
  ),
  'flow.cancel.keeps-access: a canceled subscription loses its end date': after('cancelSubscription', ({ db }) => {
    for (const row of db.subscriptions) if (row.status === 'canceled') row.end_date = null;
  }),
});
