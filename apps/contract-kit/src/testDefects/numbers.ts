import { at, isObject, listAt, numberAt } from '../core/values.ts';
import { after, around, everySecond, list, shows, table } from './plant.ts';

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
  'flow.earnings.year: a year leaves its totals out': shows('readEarnings', 'totaisPorMes', (totals, _body, call) =>
    isFiltered(call) ? [] : totals,
  ),
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

  // Progress.
  'flow.progress.mark: a mark completes its module': shows(
    'readCourse',
    'modules.*.lessons',
    list((lessons) =>
      lessons.map((one) => ({ ...Object(one), completed: lessons.some((row) => at(row, '/completed')) })),
    ),
  ),

  // Certificates.
  'flow.certificate.issued: a course that has grown brings a second certificate': after('createLesson', ({ db }) => {
    for (const row of db.certificates) row.course_id = 90_000 + row.id;
  }),
  'flow.certificate.issued: certificates are issued by title': after('markLessonComplete', ({ db }) => {
    const first = (row: (typeof db.certificates)[number]) =>
      db.certificates.find(({ user_id, title }) => user_id === row.user_id && title === row.title);
    db.certificates = db.certificates.filter((row) => first(row) === row);
  }),
});
