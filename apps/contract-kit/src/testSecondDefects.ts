import type { Database } from '@raiz/mock-server';
import { at, isObject, listAt, numberAt } from './core/values.ts';
import { type Defect, after, answers, json, lost, operationOf, rows, sentAs } from './testDefect.ts';

/** Changes the tables after a successful operation; the callback also gets those before it. */
function changed(
  id: Parameters<typeof after>[0],
  change: (db: Database, before: Database, request: Request) => void,
): Defect['over'] {
  return (api) => async (request) => {
    if (operationOf(request) !== id) return api.fetch(request);
    const before = structuredClone(api.db());
    const answer = await api.fetch(request);
    if (answer.ok) change(api.db(), before, request);
    return answer;
  };
}

function idOf({ url }: Request): number {
  return Number(/\d+$/.exec(new URL(url).pathname)?.[0]);
}

/** Whether a lesson is in the first module of its course. */
function isInFirst(db: Database, lesson: Database['lessons'][number]): boolean {
  return db.modules.find(({ course_id }) => course_id === lesson.course_id)?.id === lesson.module_id;
}

/** The row of the database for the lesson of an answer. */
function stored(db: Database, lesson: unknown): Database['lessons'][number] | undefined {
  return db.lessons.find(({ id }) => id === numberAt(lesson, '/id'));
}

/** Sorts the lessons of a course by another rule. */
function orderedBy(keyOf: (db: Database, lesson: Database['lessons'][number]) => number[]): Defect['over'] {
  return json('listOrderedLessons', 200, (body, { db }) => {
    const key = (row: unknown) => {
      const lesson = stored(db, row);
      return lesson ? keyOf(db, lesson) : [];
    };
    const compare = (one: number[], two: number[]) =>
      one.map((part, index) => part - (two[index] ?? 0)).find(Boolean) ?? 0;
    return listAt(body, '/list').sort((one, two) => compare(key(one), key(two)));
  });
}

function modulePositionOf(db: Database, { module_id }: Database['lessons'][number]): number {
  return db.modules.find(({ id }) => id === module_id)?.position ?? 0;
}

/** Defects that only the second row of a kind reveals, or a moved, emptied or removed one. */
export const secondDefects: readonly Defect[] = [
  {
    name: 'lessons of the second module come by id',
    checks: ['flow.lesson.order'],
    over: orderedBy((db, lesson) => [
      modulePositionOf(db, lesson),
      isInFirst(db, lesson) ? lesson.position : 0,
      lesson.id,
    ]),
  },
  {
    name: 'a moved module keeps its place for students',
    checks: ['flow.catalogue.moved'],
    over: orderedBy((_db, { module_id, position, id }) => [module_id, position, id]),
  },
  {
    name: 'a module shows the lessons of its course',
    checks: ['flow.catalogue.moved'],
    over: json('listLessons', 200, (_body, { db, request }) => {
      const course = db.modules.find(({ id }) => id === idOf(request))?.course_id;
      return db.lessons.filter(({ course_id }) => course_id === course).sort((a, b) => a.position - b.position);
    }),
  },
  {
    name: 'previews close the first module only',
    checks: ['flow.preview.visitor'],
    over: json('readCourse', 200, (body, { db }) => {
      for (const module of listAt(body, '/modules'))
        for (const lesson of listAt(module, '/lessons')) {
          const row = stored(db, lesson);
          if (isObject(lesson) && row && !isInFirst(db, row)) lesson['content'] = row.content;
        }
    }),
  },
  {
    name: 'only the first lesson of a premium course is closed',
    checks: ['flow.premium.lesson'],
    over: answers('readLesson', ({ response, text, db }) => {
      const row = response.status === 403 ? stored(db, JSON.parse(text)) : undefined;
      const first = db.lessons.find(({ course_id }) => course_id === row?.course_id);
      return row && row !== first ? { status: 200, body: JSON.stringify(row) } : null;
    }),
  },
  {
    name: 'a deleted course leaves the lessons of its second module',
    checks: ['flow.course.delete'],
    over: changed('deleteCourse', (db, before, request) => {
      const left = before.lessons.filter((one) => one.course_id === idOf(request) && !isInFirst(before, one));
      db.lessons.push(...left);
    }),
  },
  {
    name: 'a deleted module takes the lessons of its course',
    checks: ['flow.course.delete'],
    over: changed('deleteModule', (db, before, request) => {
      const course = before.modules.find(({ id }) => id === idOf(request))?.course_id;
      db.lessons = db.lessons.filter(({ course_id }) => course_id !== course);
    }),
  },
  {
    name: 'a deleted lesson takes its module along',
    checks: ['flow.course.delete'],
    over: changed('deleteLesson', (db, before, request) => {
      const module = before.lessons.find(({ id }) => id === idOf(request))?.module_id;
      db.lessons = db.lessons.filter(({ module_id }) => module_id !== module);
    }),
  },
  {
    name: 'a deleted lesson moves the others up',
    checks: ['flow.catalogue.moved'],
    over: changed('deleteLesson', (db, before, request) => {
      const gone = before.lessons.find(({ id }) => id === idOf(request));
      for (const row of db.lessons)
        if (gone && row.module_id === gone.module_id && row.position > gone.position) row.position -= 1;
    }),
  },
  {
    name: 'a lesson stays in its module',
    checks: ['flow.catalogue.moved'],
    over: sentAs('updateLesson', (body) => {
      if ('module_id' in body) body['published'] ??= 1;
      delete body['module_id'];
    }),
  },
  {
    name: 'a moved lesson loses its marks',
    checks: ['flow.catalogue.moved'],
    over: changed('updateLesson', (db, before, request) => {
      const [was, now] = [before, db].map(({ lessons }) => lessons.find(({ id }) => id === idOf(request)));
      if (was?.module_id !== now?.module_id) db.progress = db.progress.filter((row) => row.lesson_id !== now?.id);
    }),
  },
  {
    name: 'a lesson moves to another course',
    checks: ['flow.catalogue.moved'],
    over: (api) => async (request) => {
      const text = operationOf(request) === 'updateLesson' ? await request.clone().text() : '';
      const answer = await api.fetch(request);
      const module = api.db().modules.find(({ id }) => id === numberAt(JSON.parse(text || '{}'), '/module_id'));
      const row = api.db().lessons.find(({ id }) => id === idOf(request));
      if (answer.status !== 400 || !module || !row) return answer;
      Object.assign(row, { module_id: module.id, course_id: module.course_id });
      return Response.json(row, { headers: { 'Cache-Control': 'no-store' } });
    },
  },
  {
    name: 'modules stand by the text of their positions',
    checks: ['flow.catalogue.moved'],
    over: json('listModules', 200, (body) =>
      listAt(body, '/list').sort((a, b) => String(at(a, '/position')).localeCompare(String(at(b, '/position')))),
    ),
  },
  {
    name: 'courses stand by the text of their ids',
    checks: ['flow.lists.courses'],
    over: json('listCourses', 200, (body) =>
      listAt(body, '/list').sort((a, b) => String(at(a, '/id')).localeCompare(String(at(b, '/id')))),
    ),
  },
  {
    name: 'abandoning leaves the marks of the second module',
    checks: ['flow.abandon.progress'],
    over: changed('abandonCourse', (db, before, request) => {
      const left = before.lessons.filter((one) => one.course_id === idOf(request) && !isInFirst(before, one));
      const ids = new Set(left.map(({ id }) => id));
      db.progress.push(...before.progress.filter(({ lesson_id }) => ids.has(lesson_id)));
    }),
  },
  {
    name: 'a course certifies its first student only',
    checks: ['flow.certificate.file'],
    over: after('markLessonComplete', (db) => {
      const isFirst = (row: Database['certificates'][number]) =>
        db.certificates.find(({ course_id }) => course_id === row.course_id) === row;
      db.certificates = db.certificates.filter(isFirst);
    }),
  },
  {
    name: 'a changed password ends the latest other session',
    checks: ['flow.password.sessions'],
    over: changed('changePassword', (db, before) => {
      const ended = before.sessions.filter(({ token }) => !db.sessions.some((one) => one.token === token));
      db.sessions.push(...ended.slice(0, -1));
    }),
  },
  {
    name: 'no course of the catalogue is premium',
    checks: ['accept.createCourse'],
    over: rows('listCourses', null, (row) => {
      row['is_premium'] = 0;
    }),
  },
  {
    name: 'a mark completes its module',
    checks: ['flow.progress.mark'],
    over: json('readCourse', 200, (body) => {
      for (const module of listAt(body, '/modules')) {
        const lessons = listAt(module, '/lessons').filter(isObject);
        const isDone = lessons.some((lesson) => lesson['completed']);
        for (const lesson of lessons) lesson['completed'] = isDone;
      }
    }),
  },
  {
    name: "abandoning removes a member's marks of other courses",
    checks: ['flow.abandon.progress'],
    over: after('abandonCourse', (db) => {
      db.progress = db.progress.filter(({ user_id }) => user_id !== 2);
    }),
  },
  {
    name: 'an unpublished lesson loses its marks',
    checks: ['flow.progress.unpublished'],
    over: after('updateLesson', (db, _request, body) => {
      if (numberAt(body, '/published') === 0)
        db.progress = db.progress.filter(({ lesson_id }) => lesson_id !== numberAt(body, '/id'));
    }),
  },
  {
    name: 'unpublishing the last open lesson brings no certificate',
    checks: ['flow.certificate.last-open'],
    over: lost('updateLesson', 'certificates'),
  },
  {
    name: 'deleting the last open module brings no certificate',
    checks: ['flow.certificate.last-open'],
    over: lost('deleteModule', 'certificates'),
  },
  {
    name: 'a course that has grown brings a second certificate',
    checks: ['flow.certificate.issued'],
    over: after('createLesson', (db) => {
      for (const row of db.certificates) row.course_id = 90_000 + row.id;
    }),
  },
  {
    name: 'a saved profile loses its bank data',
    checks: ['flow.bank.owner'],
    over: after('updateProfile', (db) => (db.bankAccounts = [])),
  },
  {
    name: 'a saved profile loses its phone',
    checks: ['flow.profile.address'],
    over: after('updateProfile', (db) => {
      for (const user of db.users) user.phone = null;
    }),
  },
];
