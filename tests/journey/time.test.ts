import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { tokenOf } from '../support/people.ts';
import { openVisit } from '../support/browser.ts';
import { inPortal } from '../support/portal.ts';
import { textWhenQuiet, travelTo } from './pageSteps.ts';

const here = inPortal();

/** Zones of devices: days are São Paulo's in each (docs/api-decisions.md#dates). */
const zones = [
  'America/Sao_Paulo',
  'America/Manaus',
  'America/Rio_Branco',
  'America/Noronha',
  'Europe/Lisbon',
  'Asia/Tokyo',
  'UTC',
];

const lastMoment = new Date('2026-12-31T23:59:30-03:00');

/** Opens a page in a time zone with its clock at a local time, logged in with the token. */
async function openAt(zone: string, time: Date, token: string | null): Promise<Page> {
  const page = await openVisit(here.browser, { name: zone, context: { timezoneId: zone } });
  await page.clock.install({ time });
  await page.addInitScript((value) => localStorage.setItem('token', value ?? ''), token);
  return page;
}

/** Replaces the answer of the subscription's status. */
async function subscribe(context: BrowserContext, status: string, end_date: string): Promise<void> {
  await context.route('**/api/assinatura/status', (route) =>
    route.fulfill({ json: { status, start_date: '2026-12-01', end_date, next_billing_date: null } }),
  );
}

const dated = [
  '/minha-assinatura',
  '/perfil/rede-indicacoes',
  '/perfil/painel-ganhos',
  '/perfil/ganhos',
  '/assinatura/pagamentos',
  '/assinatura/vouchers-usados',
  '/perfil/saques',
  '/perfil/qualificacoes',
  '/perfil/videos',
  '/perfil/fundos',
  '/perfil/certificados',
  '/assinatura',
  '/perfil',
];

test('dates without a time read the same in every time zone', async () => {
  const token = await tokenOf('member', here.portal.address);
  const seen = new Map<string, string[]>();
  for (const zone of zones) {
    const page = await openAt(zone, new Date('2026-11-30T00:30:00-03:00'), token);
    // Every date is the first of a month, so that a shift would change the month too.
    let pending = 0;
    await page.context().route('**/api/**', async (route) => {
      pending += 1;
      const answer = await route.fetch();
      const text = (await answer.text()).replaceAll(/"(\d{4}-\d{2})-\d{2}(?:T[^"]*)?"/g, '"$1-01"');
      await route.fulfill({ response: answer, body: text });
      pending -= 1;
    });
    await page.goto(`${here.portal.address}/termos`);
    for (const path of dated) {
      await travelTo(page, path);
      await textWhenQuiet(page, path);
      // Parts that show nothing while they load.
      await expect.poll(() => pending).toBe(0);
      const text = await textWhenQuiet(page, path);
      seen.set(path, [...(seen.get(path) ?? []), text]);
    }
  }
  for (const [path, texts] of seen) {
    expect(texts[0], path).toMatch(/\d/);
    for (const text of texts) expect(text, path).toBe(texts[0]);
  }
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

/** Replaces the moments of an answer's rows, one after the other. */
async function replaceMoments(context: BrowserContext, read: string, field: string): Promise<void> {
  await context.route(`**/api/${read}`, async (route) => {
    const answer = await route.fetch();
    let place = -1;
    const text = (await answer.text()).replaceAll(new RegExp(`"${field}":"[^"]*"`, 'g'), () => {
      place += 1;
      return `"${field}":"${moments[place % moments.length]}"`;
    });
    await route.fulfill({ response: answer, body: text });
  });
}

test.each(zones)('the day of a moment is that of São Paulo in %s', async (zone) => {
  const token = await tokenOf('member', here.portal.address);
  const page = await openAt(zone, new Date('2027-01-15T12:00:00-03:00'), token);
  await replaceMoments(page.context(), 'assinatura/pagamentos', 'payment_date');
  await replaceMoments(page.context(), 'ganhos/detalhados*', 'earning_date');
  await replaceMoments(page.context(), 'user/certificates*', 'issued_at');
  await page.goto(`${here.portal.address}/termos`);
  for (const [path, days] of Object.entries(shownDays)) {
    await travelTo(page, path);
    const text = await textWhenQuiet(page, path);
    expect([path, [...new Set(text.match(/\d\d\/\d\d\/\d{4}/g))].toSorted()]).toEqual([path, days]);
  }
});

test.each(zones)('what ends with the year ends at midnight of São Paulo, on a page left open in %s', async (zone) => {
  const token = await tokenOf('member', here.portal.address);
  const page = await openAt(zone, lastMoment, token);
  const months: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/ganhos/detalhados')) months.push(new URL(request.url()).search);
  });
  await subscribe(page.context(), 'canceled', '2026-12-31T00:00:00-03:00');
  await page.goto(`${here.portal.address}/minha-assinatura`);
  const status = page.getByRole('main');
  await status.getByText('O acesso permanece até 31/12/2026.').first().waitFor();

  const other = await page.context().newPage();
  await other.clock.install({ time: lastMoment });
  await other.addInitScript((value) => localStorage.setItem('token', value ?? ''), token);
  other.on('request', (request) => {
    if (request.url().includes('/ganhos/detalhados')) months.push(new URL(request.url()).search);
  });
  await other.goto(`${here.portal.address}/perfil/ganhos`);
  await other.getByText('Dezembro de 2026').first().waitFor();

  for (const tab of [page, other]) await tab.clock.fastForward(61_000);
  await status.getByText('o acesso terminou').first().waitFor();
  expect(await textWhenQuiet(page)).not.toContain('permanece');
  await other.getByText('Janeiro de 2027').first().waitFor();
  expect(months).toEqual(['?mes=12&ano=2026', '?mes=1&ano=2027']);
});

test.each(zones)("days of trial are rounded up, and count down at São Paulo's midnight, in %s", async (zone) => {
  const page = await openAt(zone, lastMoment, await tokenOf('member', here.portal.address));
  await subscribe(page.context(), 'trial', '2027-01-02');
  await page.goto(`${here.portal.address}/minha-assinatura`);
  await page.getByRole('main').getByText('Restam 2 dia(s)').waitFor();
  await page.clock.fastForward(61_000);
  await page.getByRole('main').getByText('Restam 1 dia(s)').waitFor();
  await page.clock.fastForward(86_400_000);
  await page.getByRole('main').getByText('Restam 0 dia(s)').waitFor();
});

test.each(zones)('the banner comes back after two hours and not before, in %s', async (zone) => {
  const token = await tokenOf('member', here.portal.address);
  const page = await openAt(zone, new Date('2026-12-31T23:00:00-03:00'), token);
  await subscribe(page.context(), 'inactive', '2026-11-30');
  await page.goto(`${here.portal.address}/perfil/fundos`);
  const banner = page.getByRole('region', { name: 'Aviso sobre a assinatura' });
  const dismiss = async () => {
    await banner.getByRole('button').click();
    await banner.waitFor({ state: 'detached' });
  };
  await dismiss();
  await page.clock.fastForward('01:58:30');
  await page.reload();
  await textWhenQuiet(page);
  await travelTo(page, '/perfil/videos');
  await textWhenQuiet(page, '/perfil/videos');
  expect(await banner.count()).toBe(0);
  // In the tab that is left open.
  await page.clock.fastForward(91_000);
  await banner.waitFor();

  // In a tab that slept: no timer has run, the clock has moved on.
  await dismiss();
  await page.clock.setSystemTime(new Date('2027-01-01T03:30:00-03:00'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await banner.waitFor();

  // On the next page.
  await dismiss();
  await page.clock.setSystemTime(new Date('2027-01-01T06:00:00-03:00'));
  await travelTo(page, '/termos');
  await banner.waitFor();

  // A clock that was set back hides it no longer than two hours.
  await dismiss();
  await page.clock.setSystemTime(new Date('2027-01-01T02:00:00-03:00'));
  await travelTo(page, '/perfil/videos');
  await banner.waitFor();
});
