import { at, isObject, listAt, numberAt } from '../core/values.ts';
import { after, around, everySecond, list, shows, swap, table, takes } from './plant.ts';

const isSecondTime = everySecond();

/** Whether a call asks for a period. */
function isFiltered({ query }: { query: URLSearchParams }): boolean {
  return query.size > 0;
}

/** A number is wrong: an amount, a sum, a count, a percentage, what counts at all. */
export const numberDefects = table({
  'flow.earnings.totals: totals are off by a cent': shows(
    'readEarnings',
    'totaisPorTipo',
    list(([first, ...rest]) =>
      isObject(first) ? [{ ...first, total: numberAt(first, '/total') + 0.01 }, ...rest] : [],
    ),
  ),
  'flow.earnings.month: the totals of a month are those of everything': shows(
    'readEarnings',
    'totaisPorTipo.*.total',
    (total, _row, call) => Number(total) + (isFiltered(call) ? 10 : 0),
  ),
  'flow.earnings.year: a year leaves its totals out': shows('readEarnings', 'totaisPorMes', (totals, _body, call) =>
    isFiltered(call) ? [] : totals,
  ),
  'flow.earnings.month: the month of the earnings is ignored': around('readEarnings', ({ request, answer }) => {
    const url = new URL(request.url);
    url.searchParams.delete('mes');
    return answer({ url });
  }),
  'flow.earnings.month: a month is ignored beside a year': around('readEarnings', ({ request, query, answer }) => {
    const url = new URL(request.url);
    if (query.has('ano')) url.searchParams.delete('mes');
    return answer({ url });
  }),
  'flow.earnings.month-alone: a month alone is that of every year': around(
    'readEarnings',
    async ({ request, query, answer }) => {
      const mes = query.get('mes');
      if (mes === null || query.has('ano')) return answer();
      const url = new URL(request.url);
      url.search = '';
      const response = await answer({ url });
      const body: unknown = await response.json();
      const isIn = (row: unknown) => Number(String(at(row, '/earning_date')).slice(5, 7)) === Number(mes);
      return Response.json({ ...Object(body), ganhos: listAt(body, '/ganhos').filter(isIn) }, response);
    },
  ),
  'flow.amounts: amounts are floating-point numbers': shows(
    'listWithdrawals',
    'withdrawals.*.amount',
    (amount) => Number(amount) + 0.000_000_000_1,
  ),
  'flow.funds.everyone: each person sees another fund': shows(
    'listFunds',
    'fundos',
    list((rows) =>
      isSecondTime() ? rows.map((row) => ({ ...Object(row), amount: numberAt(row, '/amount') + 1 })) : rows,
    ),
  ),
  'flow.voucher.partial: the discounted value is in reais': shows('applyVoucher', 'valor_final', (cents) =>
    cents === undefined ? cents : Number(cents) / 100,
  ),

  // Progress.
  'flow.progress.mark: the progress is a fraction': shows(
    'listMyCourses',
    '*.progress',
    (percent) => Number(percent) / 100,
  ),
  'flow.progress.mark: the progress is rounded down to tens': shows(
    'listMyCourses',
    '*.progress',
    (percent) => Math.floor(Number(percent) / 10) * 10,
  ),
  'flow.progress.unpublished: marks on unpublished lessons count': shows('listMyCourses', '*.progress', (percent) =>
    percent === 0 ? 33 : percent,
  ),
  'flow.progress.mark: lessons that are not required do not count': takes(
    'createLesson',
    'published',
    (published, { is_required }) => (is_required === 0 ? 0 : published),
  ),
  'flow.abandon.progress: an abandoned course keeps its progress': shows(
    'readCourse',
    'progress',
    (percent, { id }, { db }) => (db.enrolments.some((row) => row.course_id === id) ? percent : 50),
  ),
  'flow.progress.mark: a course does not say which lessons are completed': shows(
    'readCourse',
    'modules.*.lessons.*.completed',
    () => false,
  ),
  'flow.progress.mark: a mark completes its module': shows(
    'readCourse',
    'modules.*.lessons',
    list((lessons) =>
      lessons.map((one) => ({ ...Object(one), completed: lessons.some((row) => at(row, '/completed')) })),
    ),
  ),

  'flow.progress.mark: percentages are rounded up': shows('listMyCourses', '*.progress', swap(33, 34)),
  'flow.progress.mark: a course rounds its percentage up': shows('readCourse', 'progress', swap(33, 34)),
  'flow.progress.mark: percentages are cut': shows('listMyCourses', '*.progress', swap(67, 66)),

  // Certificates.
  'flow.certificate.issued: enrolling again brings a second certificate': after('abandonCourse', ({ db }) => {
    for (const row of db.certificates) row.course_id = -row.id;
  }),
  'flow.certificate.issued: a course that has grown brings a second certificate': after('createLesson', ({ db }) => {
    for (const row of db.certificates) row.course_id = 90_000 + row.id;
  }),
  'flow.certificate.issued: each completion brings a certificate': around(
    'markLessonComplete',
    async ({ db, answer }) => {
      const before = db.certificates;
      db.certificates = [];
      const response = await answer();
      db.certificates = [...before, ...db.certificates.map((row) => ({ ...row, id: row.id + 1000 }))];
      return response;
    },
  ),
  'flow.certificate.issued: a new title issues another certificate': after(
    'updateCourse',
    ({ db, id }, _before, body) => {
      for (const row of db.certificates)
        if (row.course_id === id && row.title !== at(body, '/title')) row.course_id = 999;
    },
  ),
  'flow.certificate.issued: certificates are issued by title': after('markLessonComplete', ({ db }) => {
    const first = (row: (typeof db.certificates)[number]) =>
      db.certificates.find(({ user_id, title }) => user_id === row.user_id && title === row.title);
    db.certificates = db.certificates.filter((row) => first(row) === row);
  }),
  'flow.certificate.file: a course certifies its first student only': after('markLessonComplete', ({ db }) => {
    const first = (id: number) => db.certificates.find(({ course_id }) => course_id === id);
    db.certificates = db.certificates.filter((row) => first(row.course_id) === row);
  }),
});
