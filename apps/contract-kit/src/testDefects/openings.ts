import type { OperationId } from '@raiz/contract';
import { isObject, listAt, numberAt } from '../core/values.ts';
import {
  after,
  around,
  asAdmin,
  type Call,
  during,
  instead,
  lent,
  type Plant,
  restatus,
  shows,
  swap,
  table,
  takes,
  text,
} from './plant.ts';

function isUnsigned({ request }: Call): boolean {
  return !request.headers.has('authorization');
}

/** Accepts blocked accounts in an operation. */
function letsIn(where: OperationId): Plant {
  return during(where, ({ db }) =>
    lent(
      db.users.filter((user) => user.blocked),
      () => ({ blocked: false }),
    ),
  );
}

/** Compares passwords in another way. */
function comparedAs(change: (password: string) => string): Plant {
  return around('logIn', async ({ db, sent, answer }) => {
    const undo = lent(db.users, ({ password }) => ({ password: change(password) }));
    const response = await answer({ body: JSON.stringify({ ...sent, password: change(String(sent['password'])) }) });
    undo();
    return response;
  });
}

/** Makes the caller an administrator if the body asks for it. */
function promotes(where: OperationId): Plant {
  return after(where, ({ db, me, sent }) => {
    const person = me ?? db.users.at(-1);
    if (person && sent['is_admin'] === true) person.is_admin = true;
  });
}

/** Gives enrolled members access without a subscription. */
function enrolledPass(where: OperationId): Plant {
  return during(where, ({ db }) =>
    lent(
      db.courses.filter(({ id, is_premium }) => is_premium && db.enrolments.some((row) => row.course_id === id)),
      () => ({ is_premium: 0 as const }),
    ),
  );
}

/** Shows a field of each lesson as it is stored. */
function leaks(where: OperationId, field: 'content' | 'video_url' | 'resource_url', status?: number): Plant {
  return shows(
    where,
    '',
    (body, _row, { db }) => {
      const stored = (lesson: unknown) => db.lessons.find(({ id }) => id === numberAt(lesson, '/id'))?.[field] ?? null;
      const lessons = listAt(body, '/modules').flatMap((module) => listAt(module, '/lessons'));
      for (const lesson of [...lessons, body].filter(isObject)) lesson[field] = stored(lesson);
      return body;
    },
    status,
  );
}

/** Whether a lesson is in the first module of its course. */
function isInFirst({ db }: Call, { course_id, module_id }: { course_id?: number; module_id: number }): boolean {
  return db.modules.find((row) => row.course_id === course_id)?.id === module_id;
}

/** What the contract refuses passes, or what it hides shows. */
export const openingDefects = table({
  'shape.token.listReferrals: the network is open without a token': asAdmin('listReferrals', isUnsigned),
  'shape.token.listWithdrawals: a junk token is a member': asAdmin(
    'listWithdrawals',
    (call) => !isUnsigned(call) && !call.me,
  ),
  'shape.role.deleteCourse: members delete courses': asAdmin('deleteCourse', (call) => !isUnsigned(call)),
  "shape.owner.listMyCourses: another member's courses are shown": restatus('listMyCourses', 403, 200, '[]'),
  "shape.owner.listMyCertificates: administrators see others' certificates": around(
    'listMyCertificates',
    async ({ me, answer }) => {
      const response = await answer();
      return me?.is_admin && response.status === 403 ? new Response('[]', { headers: response.headers }) : response;
    },
  ),
  'isolation.updateProfile: members make themselves administrators': promotes('updateProfile'),
  'isolation.no-promotion: people register as administrators': promotes('registerMember'),
  'isolation.no-promotion: a saved profile takes another sponsor': after('updateProfile', ({ me, sent }) => {
    if (me && numberAt(sent, '/sponsor_id') > 0) me.sponsor_id = numberAt(sent, '/sponsor_id');
  }),
  'flow.enrol.owner: members enrol each other': around('enrollInCourse', async ({ answer }) => {
    const response = await answer();
    const isOthers = response.status === 403 && (await response.clone().text()).includes('Acesso negado');
    return isOthers ? new Response('{"success":true}', { status: 201, headers: response.headers }) : response;
  }),
  'isolation.query: payments are of whom the query names': around('listPayments', ({ db, query, answer }) => {
    const session = db.sessions.findLast(({ user_id }) => user_id === Number(query.get('user_id')));
    return answer(session ? { token: session.token } : {});
  }),
  'isolation.blocked: a blocked account reads its payments': letsIn('listPayments'),
  'isolation.blocked: a blocked account marks lessons': letsIn('markLessonComplete'),
  'isolation.blocked: a blocked account opens courses': letsIn('readCourse'),
  'isolation.blocked: a blocked account logs in': letsIn('logIn'),
  'flow.login.exact: passwords are compared without case': comparedAs((password) => password.toLowerCase()),
  'flow.login.exact isolation.password: passwords lose outer blanks': comparedAs((password) => password.trim()),
  'isolation.password: passwords are cut after 72 bytes': comparedAs((password) => password.slice(0, 72)),
  'isolation.password: passwords are compared without accents': comparedAs((password) =>
    password.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  ),
  'flow.register.terms: registering needs no terms': takes('registerMember', 'termos_aceitos', () => true),
  'flow.register.terms: a refused registration makes an account': around('registerMember', async ({ sent, answer }) => {
    const response = await answer();
    if (response.status === 400) await answer({ body: JSON.stringify({ ...sent, termos_aceitos: true }) });
    return response;
  }),

  // Premium content, unpublished lessons, certificates.
  'flow.course.premium: premium lessons are open to all': asAdmin('readLesson'),
  'flow.course.free: students read unpublished lessons': asAdmin('readLesson'),
  'flow.course.premium: a premium preview carries the videos': leaks('readCourse', 'video_url', 403),
  'flow.course.premium: previews close the first module only': shows(
    'readCourse',
    'modules.*.lessons.*.content',
    (content, { id }, call) => {
      const row = call.db.lessons.find((lesson) => lesson.id === id);
      return row && !isInFirst(call, row) ? row.content : content;
    },
  ),
  'flow.course.premium: a refused lesson carries its files': leaks('readLesson', 'resource_url', 403),
  'flow.course.free: an unpublished lesson carries its video': leaks('readLesson', 'video_url', 200),
  'flow.premium.closed: the order of lessons carries their content': shows(
    'listOrderedLessons',
    '*.content',
    () => 'segredo-do-contrato',
  ),
  'flow.premium.later: an enrolment opens premium lessons': enrolledPass('readLesson'),
  'flow.premium.later: an enrolment opens a premium course': enrolledPass('readCourse'),
  'flow.premium.later: an enrolment marks premium lessons': enrolledPass('markLessonComplete'),
  'flow.progress.unpublished: unpublished lessons count': restatus(
    'markLessonComplete',
    404,
    200,
    '{"success":true,"completed_at":null}',
  ),
  'flow.certificate.file: any key opens a certificate': instead(
    'certificate',
    () => true,
    () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }),
  ),
  'flow.certificate.file: the address of a certificate holds the session': shows(
    'listMyCertificates',
    '*.certificate_url',
    (url, _row, { request }) => {
      const token = request.headers.get('authorization')?.slice('Bearer '.length);
      return `${String(url)}?token=${token}`;
    },
  ),

  // Values.
  'shape.value.readEarnings: month 13 is taken': restatus(
    'readEarnings',
    400,
    200,
    '{"ganhos":[],"totaisPorTipo":[],"totaisPorMes":[]}',
  ),
  'shape.body.createLesson: position 0 is taken': takes('createLesson', 'position', swap(0, 1)),
  'shape.large.createCourse: bodies of any size are taken': takes('createCourse', 'enchimento', () => undefined),
  'shape.body.createCourse: NUL is removed from texts': takes(
    'createCourse',
    'title',
    text((title) => title.replaceAll('\0', '')),
  ),
  'shape.body.updateLesson: an update of nothing is a success': takes('updateLesson', '', (body) =>
    isObject(body) && Object.keys(body).length === 0 ? { position: 1 } : body,
  ),
  'flow.catalogue.moved: a module that stays in its course is renamed all the same': during(
    'updateModule',
    ({ db, id, sent }) => {
      const module = db.modules.find((row) => row.id === id);
      if (module && module.course_id !== sent['course_id']) module.title = String(sent['title']);
      return undefined;
    },
  ),
  'shape.body.updateLesson: a refused save of a lesson keeps its title': around(
    'updateLesson',
    async ({ db, id, sent, answer }) => {
      const response = await answer();
      const lesson = db.lessons.find((row) => row.id === id);
      const title = typeof sent['title'] === 'string' ? sent['title'] : '';
      if (response.status === 400 && lesson && title.trim() !== '') lesson.title = title.slice(0, 200);
      return response;
    },
  ),
});
