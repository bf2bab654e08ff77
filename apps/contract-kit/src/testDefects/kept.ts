import { numberAt, textAt } from '../core/values.ts';
import { after, forgets, shows, swap, table, takes, text } from './plant.ts';

const escaped = text((raw) => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));

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
  'accept.updateProfile: a changed profile is not kept': forgets('updateProfile'),
  'flow.bank: bank data are not kept': forgets('createBankAccount'),
  'flow.progress.unpublished: an enrolment is not kept': forgets('enrollInCourse'),
  'flow.progress.mark: a mark is not kept': forgets('markLessonComplete', 'progress'),
  'flow.certificate: certificates are not issued': forgets('markLessonComplete', 'certificates'),
  'flow.certificate.last-open: unpublishing the last open lesson brings no certificate': forgets(
    'updateLesson',
    'certificates',
  ),
  'flow.certificate.last-open: deleting the last open module brings no certificate': forgets(
    'deleteModule',
    'certificates',
  ),
  'flow.password: a changed password is not kept': forgets('changePassword'),
  'flow.password: sessions outlive a changed password': forgets('changePassword', 'sessions'),
  'flow.cancel.keeps-access: the cancellation is not kept': forgets('cancelSubscription'),
  'flow.abandon.progress: abandoning keeps the progress': forgets('abandonCourse', 'progress'),
  'flow.abandon.progress: abandoning keeps the enrolment': forgets('abandonCourse', 'enrolments'),
  'flow.course.delete: a deleted course stays': forgets('deleteCourse'),
  'flow.course.delete: a deleted course leaves its lessons': forgets('deleteCourse', 'lessons'),
  'flow.course.delete: a deleted module leaves its lessons': forgets('deleteModule', 'lessons'),

  // Stored or answered as another text.
  'accept.createModule: long titles are cut': takes('createModule', 'title', cutAfter(191)),
  'accept.createLesson: long content is cut after 65535 bytes': takes('createLesson', 'content', cutAfter(60_000)),
  'accept.registerMember: a registered name is cut': takes('registerMember', 'name', cutAfter(100)),
  'echo.courses: the order of lessons has a cut title': shows('listOrderedLessons', '*.title', cutAfter(100)),
  'accept.createLesson: markup is escaped': takes('createLesson', 'content', escaped),
  'accept.updateProfile: a name is escaped': takes('updateProfile', 'name', escaped),
  'accept.updateBankAccount: bank data are escaped': takes('updateBankAccount', 'nome_banco', escaped),
  'accept.registerMember: a sponsor sees an escaped name': shows('listReferrals', 'indicados.*.name', escaped),
  'accept.updateProfile: a referred person sees an escaped name of the sponsor': shows(
    'readMySponsor',
    'name',
    escaped,
  ),
  'accept.updateProfile: the network has an escaped name of the sponsor': shows(
    'listReferrals',
    'indicados.*.indicador_nome',
    escaped,
  ),
  'echo.courses: the preview of a premium course has an escaped title': shows('readCourse', 'title', escaped, 403),
  'echo.courses: own courses have an escaped title': shows('listMyCourses', '*.title', escaped),
  'accept.createModule: markup is removed': takes('createModule', 'description', without(/<[^>]*>/g)),
  'accept.registerMember: a plus in an address becomes a blank': takes('registerMember', 'email', without('+')),
  'accept.updateLesson: double blanks are joined when a lesson is saved': takes(
    'updateLesson',
    'content',
    without(/ {2,}/g, ' '),
  ),
  'accept.updateModule: line ends change when a module is saved': takes(
    'updateModule',
    'description',
    without('\r\n', '\n'),
  ),
  'accept.updateModule: unusual blanks become blanks': takes('updateModule', 'title', without('\u00A0', ' ')),
  'accept.createLesson: control characters are removed': takes('createLesson', 'content', without('\u0007')),
  'accept.updateCourse: outer blanks of a content are lost when a course is saved': takes(
    'updateCourse',
    'content',
    text((content) => content.trim()),
  ),
  'accept.updateCourse: letters are composed when a course is saved': takes(
    'updateCourse',
    'description',
    text((raw) => raw.normalize('NFC')),
  ),
  'accept.updateBankAccount: the word null is stored as null': takes(
    'updateBankAccount',
    'chave_pix',
    swap('null', null),
  ),
  'accept.createCourse: the text 0 counts as none': takes('createCourse', 'description', swap('0', null)),
  'accept.updateBankAccount: a PIX key that is an address is stored in small letters': takes(
    'updateBankAccount',
    'chave_pix',
    text((key) => (/^[^<]+@/.test(key) ? key.toLowerCase() : key)),
  ),
  'flow.bank: leading zeros get lost': takes('createBankAccount', 'codigo_banco', (code) => String(Number(code))),
  'accept.createBankAccount: a number of a branch loses its zeros': takes(
    'createBankAccount',
    'numero_agencia',
    without(/^0+(?=[1-9]\d*\.)/g),
  ),
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
  'accept.updateBankAccount: an empty PIX key stays an empty text': shows(
    'readBankAccount',
    'conta.chave_pix',
    (key) => key ?? '',
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
  'accept.createLesson: a lesson cannot be optional when it is made': takes(
    'createLesson',
    'is_required',
    () => undefined,
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
  'isolation.marks: abandoning ends all enrolments': after('abandonCourse', ({ db }) => (db.enrolments = [])),
  'isolation.marks: abandoning removes all marks': after('abandonCourse', ({ db }) => (db.progress = [])),
  "flow.abandon.progress: abandoning removes a member's marks of other courses": after(
    'abandonCourse',
    ({ db }) => (db.progress = db.progress.filter(({ user_id }) => user_id !== 2)),
  ),
  'flow.abandon.progress: abandoning leaves the marks of the second module': after(
    'abandonCourse',
    ({ db, id }, { progress, lessons, modules }) => {
      const first = modules.find(({ course_id }) => course_id === id)?.id;
      const left = lessons.filter((one) => one.course_id === id && one.module_id !== first).map((one) => one.id);
      db.progress.push(...progress.filter(({ lesson_id }) => left.includes(lesson_id)));
    },
  ),
  'isolation.marks: unmarking removes all marks': after('unmarkLessonComplete', ({ db }) => (db.progress = [])),
  'isolation.marks: the query says whose mark is removed': after('unmarkLessonComplete', ({ db, query }) => {
    db.progress = db.progress.filter((row) => row.user_id !== Number(query.get('user_id')));
  }),
  'isolation.authoring: a deleted course removes all enrolments': after(
    'deleteCourse',
    ({ db }) => (db.enrolments = []),
  ),
  'flow.course.delete: a deleted course leaves the lessons of its second module': after(
    'deleteCourse',
    ({ db, id }, { lessons, modules }) => {
      const first = modules.find(({ course_id }) => course_id === id)?.id;
      db.lessons.push(...lessons.filter((one) => one.course_id === id && one.module_id !== first));
    },
  ),
  'flow.course.delete: a deleted module takes the lessons of its course': after(
    'deleteModule',
    ({ db, id }, before) => {
      const course = before.modules.find((module) => module.id === id)?.course_id;
      db.lessons = db.lessons.filter(({ course_id }) => course_id !== course);
    },
  ),
  'flow.course.delete: a deleted lesson takes its module along': after('deleteLesson', ({ db, id }, before) => {
    const module = before.lessons.find((lesson) => lesson.id === id)?.module_id;
    db.lessons = db.lessons.filter(({ module_id }) => module_id !== module);
  }),
  'flow.catalogue.moved: a deleted lesson moves the others up': after('deleteLesson', ({ db, id }, before) => {
    const gone = before.lessons.find((lesson) => lesson.id === id);
    for (const row of db.lessons)
      if (gone && row.module_id === gone.module_id && row.position > gone.position) row.position -= 1;
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
  'isolation.authoring: an updated module renames all modules': after('updateModule', ({ db }, _before, body) => {
    for (const module of db.modules) module.title = textAt(body, '/title');
  }),
  'flow.certificate.issued: a certificate goes with the mark': after(
    'unmarkLessonComplete',
    ({ db }) => (db.certificates = []),
  ),
  'flow.certificate.issued: a certificate goes with the course': after(
    'deleteCourse',
    ({ db }) => (db.certificates = []),
  ),
  'isolation.updateProfile: a saved profile is that of the id in the body': after('updateProfile', ({ db, me }) => {
    for (const user of db.users) if (me && user.id === 5) user.name = me.name;
  }),
  'isolation.updateProfile: a changed profile renames everyone': after('updateProfile', ({ db, me }) => {
    for (const user of db.users) user.name = me?.name ?? '';
  }),
  'flow.bank: a saved profile loses its bank data': after('updateProfile', ({ db }) => (db.bankAccounts = [])),
  'flow.profile: a saved profile loses its phone': after('updateProfile', ({ db }) => {
    for (const user of db.users) user.phone = null;
  }),
  'flow.profile: a changed address must be confirmed': after('updateProfile', ({ db }) => {
    for (const user of db.users) if (user.email.startsWith('contrato-')) user.confirmed = false;
  }),
  'isolation.changePassword: a changed password ends the sessions of everyone': after(
    'changePassword',
    ({ db, me }) => (db.sessions = db.sessions.filter(({ user_id }) => user_id === me?.id)),
  ),
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
  'flow.bank: saved bank data are saved for everyone': after('updateBankAccount', ({ db }) => {
    const [pattern] = db.bankAccounts;
    if (pattern) db.bankAccounts = db.users.map(({ id }) => ({ ...pattern, nome_completo: 'Uma só', user_id: id }));
  }),
  'flow.bank: bank data are created for everyone': after('createBankAccount', ({ db }) => {
    const pattern = db.bankAccounts.at(-1);
    const others = db.users.filter(({ id }) => !db.bankAccounts.some((row) => row.user_id === id));
    if (pattern) db.bankAccounts.push(...others.map(({ id }) => ({ ...pattern, user_id: id })));
  }),
  'isolation.startSubscription: opening a checkout activates another member': after('startSubscription', ({ db }) => {
    for (const row of db.subscriptions) row.status = 'active';
  }),
  'race.voucher-rounds: a voucher activates everyone': after('applyVoucher', ({ db }) => {
    for (const row of db.subscriptions) row.status = 'active';
  }),
  'race.cancel: cancelling cancels everyone': after('cancelSubscription', ({ db }) => {
    for (const row of db.subscriptions) row.status = 'canceled';
  }),
  'flow.cancel.keeps-access: a canceled subscription loses its end date': after('cancelSubscription', ({ db }) => {
    for (const row of db.subscriptions) if (row.status === 'canceled') row.end_date = null;
  }),
});
