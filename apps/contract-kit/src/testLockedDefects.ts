import { isObject, numberAt, textAt } from './core/values.ts';
import { type Defect, after, json, operationOf, rows } from './testDefect.ts';

/** Changes the address of each certificate. */
function addressed(change: (url: string, id: number) => string): Defect['over'] {
  return rows('listMyCertificates', null, (row) => {
    row['certificate_url'] = change(textAt(row, '/certificate_url'), numberAt(row, '/id'));
  });
}

/** Changes the answer at the address of a certificate. */
function opened(change: (answer: Response, request: Request) => Response | Promise<Response>): Defect['over'] {
  return (api) => async (request) => {
    const answer = await api.fetch(request);
    return new URL(request.url).pathname.includes('/certificates/') ? change(answer, request) : answer;
  };
}

/** Adds a text of each lesson, by its id in the address or in the answer, to an answer. */
function leaks(id: Parameters<typeof json>[0], status: number, field: 'video_url' | 'resource_url'): Defect['over'] {
  return json(id, status, (body, { db }) => {
    const modules = Array.isArray(body['modules']) ? body['modules'].filter(isObject) : [];
    const lessons = modules.flatMap((module) => (Array.isArray(module['lessons']) ? module['lessons'] : []));
    for (const lesson of [...lessons, body].filter(isObject))
      lesson[field] = db.lessons.find((row) => row.id === numberAt(lesson, '/id'))?.[field] ?? null;
  });
}

/** Sorts rows of equal position in the reverse order of their ids. */
function tiesReversed(id: 'listLessons' | 'listModules'): Defect['over'] {
  return json(id, 200, (body) => {
    const list = Array.isArray(body['list']) ? body['list'] : [];
    const by = (name: string) => (a: unknown, b: unknown) => numberAt(a, name) - numberAt(b, name);
    return list.sort((a, b) => by('/position')(a, b) || by('/id')(b, a));
  });
}

/** Gives enrolled members access without premium. */
function enrolledPass(id: 'readLesson' | 'readCourse' | 'markLessonComplete'): Defect['over'] {
  return (api) => async (request) => {
    const { db } = api;
    const closed = db().courses.filter((row) => row.is_premium === 1);
    if (operationOf(request) !== id) return api.fetch(request);
    for (const course of closed) if (db().enrolments.some((row) => row.course_id === course.id)) course.is_premium = 0;
    const answer = await api.fetch(request);
    for (const course of closed) course.is_premium = 1;
    return answer;
  };
}

/** Defects of locked lessons, progress, certificates and the order of courses. */
export const lockedDefects: readonly Defect[] = [
  {
    name: 'a preview carries the videos',
    checks: ['flow.preview.visitor'],
    over: leaks('readCourse', 200, 'video_url'),
  },
  {
    name: 'a premium preview carries the videos',
    checks: ['flow.premium.course'],
    over: leaks('readCourse', 403, 'video_url'),
  },
  {
    name: 'a refused lesson carries its files',
    checks: ['flow.premium.lesson'],
    over: leaks('readLesson', 403, 'resource_url'),
  },
  {
    name: 'an unpublished lesson carries its video',
    checks: ['flow.lesson.unpublished'],
    over: leaks('readLesson', 200, 'video_url'),
  },
  {
    name: 'a course carries the files of unpublished lessons',
    checks: ['flow.lesson.unpublished'],
    over: leaks('readCourse', 200, 'resource_url'),
  },
  { name: 'an enrolment opens premium lessons', checks: ['flow.premium.later'], over: enrolledPass('readLesson') },
  { name: 'an enrolment opens a premium course', checks: ['flow.premium.later'], over: enrolledPass('readCourse') },
  {
    name: 'an enrolment marks premium lessons',
    checks: ['flow.premium.later'],
    over: enrolledPass('markLessonComplete'),
  },
  {
    name: 'the order of lessons carries their content',
    checks: ['flow.premium.closed'],
    over: rows('listOrderedLessons', null, (row) => {
      row['content'] = 'segredo-do-contrato';
    }),
  },
  {
    name: 'an updated course moves to the end',
    checks: ['flow.lists.courses'],
    over: json('listCourses', 200, (body, { db }) => {
      const list = Array.isArray(body['list']) ? body['list'] : [];
      const last = db.courses.at(-2)?.id;
      return [
        ...list.filter((row) => numberAt(row, '/id') !== last),
        ...list.filter((row) => numberAt(row, '/id') === last),
      ];
    }),
  },
  {
    name: 'lessons of equal position come in any order',
    checks: ['flow.catalogue.ties'],
    over: tiesReversed('listLessons'),
  },
  {
    name: 'modules of equal position come in any order',
    checks: ['flow.catalogue.ties'],
    over: tiesReversed('listModules'),
  },
  {
    name: 'the progress is rounded down to tens',
    checks: ['flow.progress.mark'],
    over: rows('listMyCourses', null, (row) => {
      row['progress'] = Math.floor(numberAt(row, '/progress') / 10) * 10;
    }),
  },
  {
    name: 'marks on unpublished lessons count',
    checks: ['flow.progress.unpublished'],
    over: rows('listMyCourses', null, (row) => {
      if (numberAt(row, '/progress') === 0) row['progress'] = 33;
    }),
  },
  {
    name: 'a certificate goes with the mark',
    checks: ['flow.certificate.issued'],
    over: after('unmarkLessonComplete', (db) => (db.certificates = [])),
  },
  {
    name: 'a certificate goes with the course',
    checks: ['flow.certificate.issued'],
    over: after('deleteCourse', (db) => (db.certificates = [])),
  },
  {
    name: 'each completion brings a certificate',
    checks: ['flow.certificate.issued'],
    over: (api) => async (request) => {
      const before = [...api.db().certificates];
      if (operationOf(request) === 'markLessonComplete') api.db().certificates = [];
      const answer = await api.fetch(request);
      if (operationOf(request) === 'markLessonComplete')
        api.db().certificates = [...before, ...api.db().certificates.map((row) => ({ ...row, id: row.id + 1000 }))];
      return answer;
    },
  },
  {
    name: 'a certificate needs a token',
    checks: ['flow.certificate.file'],
    over: opened((answer, request) =>
      request.headers.has('authorization') ? answer : new Response('{}', { status: 401 }),
    ),
  },
  {
    name: 'a certificate is a page',
    checks: ['flow.certificate.file'],
    over: opened(() => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } })),
  },
  {
    name: 'any key opens a certificate',
    checks: ['flow.certificate.file'],
    over: opened(() => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } })),
  },
  {
    name: 'the address of a certificate counts',
    checks: ['flow.certificate.file'],
    over: addressed((url, id) => url.replace(/\w+\.pdf$/, `certificado-do-curso-${String(id).padStart(12, '0')}.pdf`)),
  },
  {
    name: 'the address of a certificate is short',
    checks: ['flow.certificate.file'],
    over: addressed((url) => url.replace(/(\w{8})\w+\.pdf$/, '$1.pdf')),
  },
  {
    name: 'the address of a certificate holds the session',
    checks: ['flow.certificate.file'],
    over: json('listMyCertificates', 200, (body, { request }) => {
      const token = request.headers.get('authorization')?.slice('Bearer '.length);
      const list = Array.isArray(body['list']) ? body['list'] : [];
      for (const row of list)
        if (isObject(row)) row['certificate_url'] = `${textAt(row, '/certificate_url')}?token=${token}`;
    }),
  },
];
