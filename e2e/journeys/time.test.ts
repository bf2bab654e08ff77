import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as portalTest } from '../support/fixtures.ts';
import type { Account, Mock } from '../support/mock.ts';
import { enterAs, navigateTo, loadedText } from '../support/steps.ts';
import { readingPages } from '../matrix/readingPages.ts';

/** Time zones of devices: every one shows the days of São Paulo (docs/api-decisions.md#dates). */
const zones = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Rio_Branco',
  'America/Noronha',
  'Europe/Lisbon',
  'Asia/Tokyo',
  'UTC',
];

/** So early that the year does not end by itself on a slow machine. */
const lastMoment = new Date('2026-12-31T23:55:00-03:00');
/** How long it lasts, in ms. */
const toMidnight = 301_000;

/** Opens a page in a time zone, with its clock at a moment; by default for a member. */
type OpenAt = (zone: string, time: Date, person?: Account) => Promise<Page>;

const test = portalTest.extend<{ openAt: OpenAt }>({
  openAt: async ({ newVisit, mock }, use) =>
    use(async (timezoneId, time, person = 'member') => {
      const page = await newVisit({ timezoneId });
      await page.clock.install({ time });
      await enterAs(page, person, mock);
      return page;
    }),
});

/** Answers the subscription's status. */
async function subscribe(mock: Mock, status: string, end_date: string): Promise<void> {
  const body = { status, start_date: '2026-12-01', end_date, next_billing_date: null };
  await mock.fault({ operation: 'readSubscriptionStatus', body });
}

/** Every page that reads, but the results of a payment, which lead elsewhere. */
const reading = readingPages.filter(({ path }) => !path.startsWith('/pagamento'));

/**
 * Replaces every date in answers, keeping its year and month in "$1".
 * @returns a function that shows a page and reads its text once all answers have come
 */
async function replaceDates(page: Page, date: string): Promise<(path: string) => Promise<string>> {
  let pending = 0;
  await page.context().route('**/api/**', async (route) => {
    pending += 1;
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll(/"(\d{4}-\d{2})-\d{2}(?:T[^"]*)?"/g, `"${date}"`);
    await route.fulfill({ response: answer, body: text });
    pending -= 1;
  });
  return async (path) => {
    const { pathname } = new URL(path, page.url());
    await navigateTo(page, path);
    await loadedText(page, pathname);
    // Parts without a loading state.
    await expect.poll(() => pending).toBe(0);
    return loadedText(page, pathname);
  };
}

/** The texts of all pages in a time zone, by path, with another date in every answer. */
async function textsIn(openAt: OpenAt, zone: string, date: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const person of ['member', 'admin'] as const) {
    const page = await openAt(zone, new Date('2026-11-30T00:30:00-03:00'), person);
    const textOf = await replaceDates(page, date);
    await page.goto('/termos');
    for (const { path } of reading.filter((one) => one.person === person)) texts.set(path, await textOf(path));
  }
  return texts;
}

test('dates without a time read the same in every time zone', async ({ openAt }) => {
  // The first of a month, so that a shift would change the month too.
  const right = await textsIn(openAt, 'America/Sao_Paulo', '$1-01');
  // West of São Paulo, between São Paulo and UTC, and east of UTC.
  for (const zone of ['America/Rio_Branco', 'America/Noronha', 'Asia/Tokyo']) {
    const texts = await textsIn(openAt, zone, '$1-01');
    for (const [path, text] of texts) expect(text, `${path} in ${zone}`).toBe(right.get(path));
  }
});

/** Moments at the first of a month in another zone, which are the last of one in São Paulo, and the other way round. */
const shifted = [
  ['$1-01T02:30:00Z', /^(?:28|29|30|31)\//],
  ['$1-01T01:30:00.000+00:00', /^(?:28|29|30|31)\//],
  ['$1-28T22:30:00-06:00', /^(?:29|01)\//],
] as const;

for (const [moment, day] of shifted)
  test(`every page shows the day of São Paulo for ${moment.slice(3)}`, async ({ openAt }) => {
    const texts = await textsIn(openAt, 'Asia/Tokyo', moment);
    const shown = [...texts].flatMap(([path, text]) =>
      (text.match(/\d\d\/\d\d\/\d{4}/g) ?? []).map((one) => [path, one]),
    );
    expect(shown.filter(([, one = '']) => !day.test(one))).toEqual([]);
    expect(new Set(shown.map(([path]) => path)).size, 'pages with dates').toBeGreaterThan(12);
  });

/** Moments at both ends of a day, of a month and of a year. */
const moments = [
  '2026-11-01T00:00:00-03:00',
  '2026-11-30T23:59:59-03:00',
  '2027-01-01T02:59:59Z',
  '2026-12-31T23:59:59',
];

/** The days that the screens show for these moments. */
const shownDays = {
  '/assinatura/pagamentos': ['01/11/2026', '30/11/2026', '31/12/2026'],
  '/perfil/painel-ganhos': ['31/12/2026'],
  '/perfil/certificados': ['01/11/2026'],
};

/** Replaces the moments of an answer's rows one by one. */
async function replaceMoments(context: BrowserContext, read: string, field: string): Promise<void> {
  await context.route(`**/api/${read}`, async (route) => {
    const answer = await route.fetch();
    let index = -1;
    const text = (await answer.text()).replaceAll(new RegExp(`"${field}":"[^"]*"`, 'g'), () => {
      index += 1;
      return `"${field}":"${moments[index % moments.length]}"`;
    });
    await route.fulfill({ response: answer, body: text });
  });
}

for (const zone of zones)
  test(`the day of a moment is that of São Paulo in ${zone}`, async ({ openAt }) => {
    const page = await openAt(zone, new Date('2027-01-15T12:00:00-03:00'));
    await replaceMoments(page.context(), 'assinatura/pagamentos', 'payment_date');
    await replaceMoments(page.context(), 'ganhos/detalhados*', 'earning_date');
    await replaceMoments(page.context(), 'user/certificates*', 'issued_at');
    await page.goto('/termos');
    for (const [path, days] of Object.entries(shownDays)) {
      await navigateTo(page, path);
      const text = await loadedText(page, path);
      expect([path, [...new Set(text.match(/\d\d\/\d\d\/\d{4}/g))].toSorted()]).toEqual([path, days]);
    }
  });

for (const zone of zones)
  test(`what ends with the year ends at midnight of São Paulo, on a page left open in ${zone}`, async ({
    openAt,
    mock,
  }) => {
    const page = await openAt(zone, lastMoment);
    const months: (string | null)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/ganhos/detalhados')) months.push(new URL(request.url()).search);
    });
    await subscribe(mock, 'canceled', '2026-12-31T00:00:00-03:00');
    await page.goto('/minha-assinatura');
    const status = page.getByRole('main');
    await status.getByText('O acesso permanece até 31/12/2026.').first().waitFor();

    const other = await page.context().newPage();
    await enterAs(other, 'member', mock);
    other.on('request', (request) => {
      if (request.url().includes('/ganhos/detalhados')) months.push(new URL(request.url()).search);
    });
    await other.goto('/perfil/ganhos');
    await other.getByText('Dezembro de 2026').first().waitFor();

    // Both tabs have one clock.
    await page.clock.fastForward(toMidnight);
    await status.getByText('o acesso terminou').first().waitFor();
    expect(await loadedText(page)).not.toContain('permanece');
    await other.getByText('Janeiro de 2027').first().waitFor();
    expect(months).toEqual(['?mes=12&ano=2026', '?mes=1&ano=2027']);
  });

for (const zone of zones)
  test(`days of trial are rounded up, and count down at São Paulo's midnight, in ${zone}`, async ({ openAt, mock }) => {
    const page = await openAt(zone, lastMoment);
    await subscribe(mock, 'trial', '2027-01-02');
    await page.goto('/minha-assinatura');
    await page.getByRole('main').getByText('Restam 2 dias de teste').waitFor();
    await page.clock.fastForward(toMidnight);
    await page.getByRole('main').getByText('Resta 1 dia de teste').waitFor();
    await page.clock.fastForward(86_400_000);
    await page.getByRole('main').getByText('Restam 0 dias de teste').waitFor();
  });

for (const zone of zones)
  test(`the banner comes back after two hours and not before, in ${zone}`, async ({ openAt, mock }) => {
    const page = await openAt(zone, new Date('2026-12-31T23:00:00-03:00'));
    await subscribe(mock, 'inactive', '2026-11-30');
    await page.goto('/perfil/fundos');
    const banner = page.getByRole('region', { name: 'Aviso sobre a assinatura' });
    const dismiss = async () => {
      await banner.getByRole('button').click();
      await banner.waitFor({ state: 'detached' });
    };
    await dismiss();
    await page.clock.fastForward('01:58:30');
    await page.reload();
    await loadedText(page);
    await navigateTo(page, '/perfil/videos');
    await loadedText(page, '/perfil/videos');
    expect(await banner.count()).toBe(0);
    // In a tab that stays open.
    await page.clock.fastForward(121_000);
    await banner.waitFor();

    // In a tab that slept: no timer has run, but the clock has advanced.
    await dismiss();
    await page.clock.setSystemTime(new Date('2027-01-01T03:30:00-03:00'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await banner.waitFor();

    // On the next page.
    await dismiss();
    await page.clock.setSystemTime(new Date('2027-01-01T06:00:00-03:00'));
    await navigateTo(page, '/termos');
    await banner.waitFor();

    // A clock that the user set back hides it for at most two hours.
    await dismiss();
    await page.clock.setSystemTime(new Date('2027-01-01T02:00:00-03:00'));
    await navigateTo(page, '/perfil/videos');
    await banner.waitFor();
  });
