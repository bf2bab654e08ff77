import type { Database } from '@raiz/mock-server';
import { at, listAt, numberAt, textAt } from '../core/values.ts';
import { after, type Call, everySecond, list, type Plant, shows, swap, table } from './plant.ts';

/** Everyone's rows, without their owners. */
function everyones(name: keyof Database) {
  return list((_rows, { db }) => Object.values(db[name]).map((row: object) => ({ ...row, user_id: undefined })));
}

/** Keeps some rows of a list. */
function only(isKept: (row: unknown, call: Call) => boolean) {
  return list((rows, call) => rows.filter((row) => isKept(row, call)));
}

/** Sorts a list by keys, the first ones first. */
function by(...keys: ((row: unknown, call: Call) => number | string)[]) {
  return list((rows, call) =>
    rows.sort((a, b) => {
      for (const key of keys) {
        const [one, two] = [key(a, call), key(b, call)];
        if (one !== two) return one < two ? -1 : 1;
      }
      return 0;
    }),
  );
}

const reversed = list((rows) => rows.reverse());

function number(name: string, factor = 1) {
  return (row: unknown) => factor * numberAt(row, `/${name}`);
}

function first(count: number) {
  return list((rows) => rows.slice(0, count));
}

/** The totals of some earnings, as the API sends them. */
function totalsOf(rows: unknown[], kind: 'type' | 'month'): object[] {
  const all = new Map<string, { cents: number; key: object }>();
  for (const row of rows) {
    const [ano, mes] = textAt(row, '/earning_date').split('-').map(Number);
    const key = kind === 'type' ? { bonus_type: textAt(row, '/bonus_type') } : { ano, mes };
    const { cents } = all.get(JSON.stringify(key)) ?? { cents: 0 };
    all.set(JSON.stringify(key), { key, cents: cents + Math.round(numberAt(row, '/amount') * 100) });
  }
  return [...all.values()].map(({ key, cents }) => ({ ...key, total: cents / 100 }));
}

/** The stored row of a lesson. */
function lessonOf({ db }: Call, row: unknown): Database['lessons'][number] | undefined {
  return db.lessons.find(({ id }) => id === numberAt(row, '/id'));
}

function isInFirst(call: Call, row: unknown): boolean {
  const lesson = lessonOf(call, row);
  return call.db.modules.find(({ course_id }) => course_id === lesson?.course_id)?.id === lesson?.module_id;
}

function moduleOf(row: unknown, call: Call): number {
  return lessonOf(call, row)?.module_id ?? 0;
}

function positionOfModule(row: unknown, call: Call): number {
  return call.db.modules.find(({ id }) => id === moduleOf(row, call))?.position ?? 0;
}

/** The people below blocked ones, and these themselves. */
function hidden({ db }: Call): Set<number> {
  const ids = new Set(db.users.flatMap(({ id, blocked }) => (blocked ? [id] : [])));
  for (const user of db.users) if (user.sponsor_id !== null && ids.has(user.sponsor_id)) ids.add(user.id);
  return ids;
}

/** Shows people under the names that they had when the server first saw them. */
function firstNames(): Plant {
  const names = new Map<unknown, string>();
  const send = shows(
    'listReferrals',
    'indicados.*.indicador_nome',
    (name, row) => names.get(row['indicador_id']) ?? name,
  );
  return (api) => (request) => {
    for (const { id, name } of api.db().users) if (!names.has(id)) names.set(id, name);
    return send(api)(request);
  };
}

const isSecondTime = everySecond();

/** A list has rows of another person, lacks some, or has another order. */
export const listDefects = table({
  'isolation.listPayments: payments of all people are shown': shows(
    'listPayments',
    'pagamentos',
    everyones('payments'),
  ),
  'isolation.listUsedVouchers: used vouchers of all people are shown': shows(
    'listUsedVouchers',
    'vouchers',
    everyones('usedVouchers'),
  ),
  'isolation.readEarnings: earnings of all people are shown': shows('readEarnings', 'ganhos', everyones('earnings')),
  'isolation.listWithdrawals: withdrawals of all people are shown': shows(
    'listWithdrawals',
    'withdrawals',
    everyones('withdrawals'),
  ),
  'isolation.listVideos: achievements of all people are shown': shows('listVideos', 'videos', everyones('videos')),
  'isolation.listMyCertificates: certificates of all people are shown': shows(
    'listMyCertificates',
    '',
    (_own, _row, { db }) =>
      db.certificates.map(({ id, title, issued_at, key }) => {
        return { id, title, issued_at, certificate_url: `https://portal.test/__mock/certificates/${key}.pdf` };
      }),
  ),
  'isolation.listMyCourses: courses of all people are shown': shows(
    'listMyCourses',
    '',
    (_own, _row, { db: { courses, enrolments } }) =>
      courses
        .filter(({ id }) => enrolments.some((row) => row.course_id === id))
        .map(({ id, title }) => ({ id, title, progress: 0 })),
  ),
  "flow.qualification.direct: the qualification of others shows the first member's people": shows(
    'readQualification',
    'indicados',
    (own, _row, { me }) => (me?.id === 2 ? own : [{ name: 'Ana', email: 'ana@exemplo.com.br', ativo: true }]),
  ),

  // Rows are missing.
  'isolation.listReferrals: a network leaves out the people of its people': shows(
    'listReferrals',
    'indicados',
    only((row) => numberAt(row, '/profundidade') <= 2),
  ),
  'isolation.chain: networks end ten levels below': shows(
    'listReferrals',
    'indicados',
    only((row) => numberAt(row, '/profundidade') <= 10),
  ),
  'isolation.blocked: a blocked account hides its network': shows(
    'listReferrals',
    'indicados',
    only((row, call) => !hidden(call).has(numberAt(row, '/id'))),
  ),
  'flow.videos.everyone: announcements are for some': shows(
    'listVideos',
    'videos',
    list((rows) => (isSecondTime() ? rows.filter((row) => at(row, '/type') !== 'anuncio') : rows)),
  ),
  'flow.earnings.month: a month leaves its first day out': shows(
    'readEarnings',
    'ganhos',
    only((row, { query }) => query.size === 0 || !textAt(row, '/earning_date').endsWith('-01')),
  ),
  'flow.lists.courses: the catalogue ends after 100 courses': shows(
    'listCourses',
    '',
    list((rows) => rows.slice(0, 100)),
  ),
  'flow.lists.lessons: the lessons of a course end after 100': shows(
    'listOrderedLessons',
    '',
    list((rows) => rows.slice(0, 100)),
  ),

  'flow.lists.lessons: a deleted course leaves lessons after 100': after('deleteCourse', ({ db }, { lessons }) => {
    db.lessons.push(...lessons.filter((row) => !db.lessons.some(({ id }) => id === row.id)).slice(100));
  }),
  'flow.lists.lessons: marks of a course end after 100 lessons': after('markLessonComplete', ({ db, id }) => {
    const { module_id } = db.lessons.find((row) => row.id === id) ?? {};
    const index = db.lessons.filter((row) => row.module_id === module_id).findIndex((row) => row.id === id);
    if (index >= 100) db.progress.pop();
  }),
  'flow.lists.lessons: the modules of a course end after 50': shows('listModules', '', first(50)),
  'flow.lists.lessons: a course shows 50 lessons of a module': shows('readCourse', 'modules.*.lessons', first(50)),
  'flow.lists.network: a network ends after 50 people': shows('listReferrals', 'indicados', first(50)),
  'flow.lists.network: a qualification has 50 people': shows('readQualification', 'indicados', first(50)),
  "flow.lists.mine: one's own courses end after 50": shows('listMyCourses', '', first(50)),
  "flow.lists.mine: one's own certificates end after 20": shows('listMyCertificates', '', first(20)),
  'flow.lists.payments: payments end after 50': shows('listPayments', 'pagamentos', first(50)),
  'flow.earnings: earnings end after 20 rows, with totals of these': shows('readEarnings', '', (body) => {
    const ganhos = listAt(body, '/ganhos').slice(0, 20);
    return { ganhos, totaisPorTipo: totalsOf(ganhos, 'type'), totaisPorMes: totalsOf(ganhos, 'month') };
  }),

  // Another order.
  'flow.payments.order: payments come oldest first': shows('listPayments', 'pagamentos', reversed),
  'flow.videos.order: videos come oldest first': shows('listVideos', 'videos', reversed),
  'flow.referrals.order: people of one depth come by id': shows(
    'listReferrals',
    'indicados',
    by(number('profundidade'), number('id')),
  ),
  'flow.lists.courses: an updated course moves to the end': shows(
    'listCourses',
    '',
    by((row, { db }) => Number(numberAt(row, '/id') === db.courses.at(-2)?.id)),
  ),
  'flow.catalogue.moved: modules stand by the text of their positions': shows(
    'listModules',
    '',
    by((row) => String(at(row, '/position'))),
  ),
  'flow.catalogue.ties: lessons of equal position come in any order': shows(
    'listLessons',
    '',
    by(number('position'), number('id', -1)),
  ),
  'flow.course.free: lessons of the second module come by id': shows(
    'listOrderedLessons',
    '',
    by(positionOfModule, (row, call) => (isInFirst(call, row) ? numberAt(row, '/position') : 0), number('id')),
  ),

  // A row says something wrong of another one.
  'isolation.chain: sponsors keep their first names': firstNames(),
  'flow.register.network: newcomers are Ativa': shows(
    'listReferrals',
    'indicados.*.assinatura_status',
    swap('Pendente', 'Ativa'),
  ),
  'flow.qualification.active: a trial is ativo': shows(
    'readQualification',
    'indicados.*.ativo',
    (ativo, { email }) => ativo === true || email === 'teste@exemplo.com.br',
  ),
});
