import { numberAt } from './core/values.ts';
import { type Defect, after, answers, asAdmin, json, lost, operationOf, reversed, rows, sentAs } from './testDefect.ts';

function lastNumber({ url }: Request): number {
  return Number(/(\d+)(?:\/\w+)?$/.exec(new URL(url).pathname)?.[1]);
}

/** Defects of the flows of courses and lessons. */
export const learningDefects: readonly Defect[] = [
  {
    name: 'a made course has the id of another',
    checks: ['accept.createCourse'],
    over: json('createCourse', 201, (body) => {
      body['id'] = 1;
    }),
  },
  {
    name: 'a made lesson stands in another module',
    checks: ['accept.createLesson'],
    over: json('createLesson', 201, (body) => {
      body['module_id'] = 1;
    }),
  },
  { name: 'a changed profile is not kept', checks: ['accept.updateProfile'], over: lost('updateProfile') },
  { name: 'bank data are not kept', checks: ['flow.bank.create'], over: lost('createBankAccount') },
  {
    name: 'leading zeros get lost',
    checks: ['flow.bank.create'],
    over: sentAs('createBankAccount', (body) => {
      body['codigo_banco'] = String(Number(body['codigo_banco']));
    }),
  },
  {
    name: 'bank data are created twice',
    checks: ['flow.bank.create-twice', 'flow.bank.create'],
    over: answers('createBankAccount', ({ response, request, text }) =>
      response.status === 409 && request
        ? {
            status: 201,
            body: '{"conta":{"nome_completo":"a","cpf":"1","nome_banco":"b","codigo_banco":"1","numero_agencia":"1","numero_conta":"1"}}',
          }
        : { status: response.status, body: text },
    ),
  },
  { name: 'an enrolment is not kept', checks: ['flow.progress.unpublished'], over: lost('enrollInCourse') },
  {
    name: 'enrolling twice has another text',
    checks: ['flow.enrol.twice'],
    over: json('enrollInCourse', 409, (body) => {
      body['error'] = 'Inscrição existente.';
    }),
  },
  {
    name: 'a needed subscription has another text',
    checks: ['flow.premium.enrol'],
    over: json('enrollInCourse', 403, (body) => {
      body['error'] = 'Plano necessário.';
    }),
  },
  {
    name: 'an unconfirmed address has another text',
    checks: ['flow.register.confirm'],
    over: json('logIn', 403, (body) => {
      body['error'] = 'Confirme o e-mail.';
    }),
  },
  { name: 'a mark is not kept', checks: ['flow.progress.mark'], over: lost('markLessonComplete', 'progress') },
  {
    name: 'a second mark has a new date',
    checks: ['flow.progress.repeat'],
    over: json('markLessonComplete', 200, (body) => {
      body['completed_at'] = new Date().toISOString();
    }),
  },
  {
    name: 'unpublished lessons count',
    checks: ['flow.progress.unpublished'],
    over: answers('markLessonComplete', ({ response }) =>
      response.status === 404 ? { status: 200, body: '{"success":true,"completed_at":null}' } : null,
    ),
  },
  {
    name: 'the progress is a fraction',
    checks: ['flow.progress.mark'],
    over: rows('listMyCourses', null, (row) => {
      row['progress'] = numberAt(row, '/progress') / 100;
    }),
  },
  { name: 'abandoning keeps the progress', checks: ['flow.abandon.progress'], over: lost('abandonCourse', 'progress') },
  {
    name: 'abandoning keeps the enrolment',
    checks: ['flow.abandon.progress'],
    over: lost('abandonCourse', 'enrolments'),
  },
  {
    name: 'certificates are not issued',
    checks: ['flow.certificate'],
    over: lost('markLessonComplete', 'certificates'),
  },
  { name: 'a deleted course stays', checks: ['flow.course.delete'], over: lost('deleteCourse') },
  {
    name: 'a deleted course leaves its lessons',
    checks: ['flow.course.delete'],
    over: lost('deleteCourse', 'lessons'),
  },
  {
    name: 'a deleted module leaves its lessons',
    checks: ['flow.course.delete'],
    over: lost('deleteModule', 'lessons'),
  },
  {
    name: 'updating a course keeps what was not sent',
    checks: ['accept.updateCourse'],
    over: (api) => async (request) => {
      const old = structuredClone(api.db().courses);
      const answer = await api.fetch(request);
      if (operationOf(request) === 'updateCourse')
        for (const course of api.db().courses)
          course.description ??= old.find((row) => row.id === course.id)?.description ?? null;
      return answer;
    },
  },
  {
    name: 'updating a lesson clears what was not sent',
    checks: ['accept.one-field'],
    over: after('updateLesson', (db, request) => {
      const row = db.lessons.find((lesson) => lesson.id === lastNumber(request));
      if (row) row.content = null;
    }),
  },
  {
    name: 'lessons are published when made',
    checks: ['accept.createLesson'],
    over: sentAs('createLesson', (body) => {
      body['published'] ??= 1;
    }),
  },
  { name: 'students read unpublished lessons', checks: ['flow.lesson.unpublished'], over: asAdmin('readLesson') },
  {
    name: 'lessons come by id',
    checks: ['flow.lesson.order'],
    over: json('listOrderedLessons', 200, (body) => {
      if (Array.isArray(body['list'])) body['list'].sort((a, b) => numberAt(a, '/id') - numberAt(b, '/id'));
    }),
  },
  {
    name: 'script links are taken',
    checks: ['shape.body.updateLesson'],
    over: answers('updateLesson', ({ response }) =>
      response.status === 400
        ? { status: 200, body: '{"id":1,"module_id":1,"title":"a","position":1,"is_required":1,"published":1}' }
        : null,
    ),
  },
  { name: 'payments come oldest first', checks: ['flow.payments.order'], over: reversed('listPayments', 'pagamentos') },
  { name: 'videos come oldest first', checks: ['flow.videos.order'], over: reversed('listVideos', 'videos') },
];
