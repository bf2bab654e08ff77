import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { enterAs, expectHeading, expectText, press } from '../support/steps.ts';

/** All earnings of a member, newest first, from one person of the network. */
function earningsOf(count: number, person: number): object {
  const ganhos = Array.from({ length: count }, (_, at) => ({
    id: count - at,
    earning_date: '2026-05-01',
    amount: 1,
    bonus_type: 'direct',
    id_assinante: person,
    level: 1,
  }));
  return { ganhos, totaisPorTipo: [], totaisPorMes: [] };
}

/** An id of a person in Mariana's network. */
const person = 1005;

const placeOf = (page: Page) => page.evaluate(() => window.scrollY);

/** The distance of a row from the upper edge of the window, in integer pixels. */
const topOf = (row: Locator) => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('back to the first page of a visit focuses its title', async ({ page, mock }) => {
  await enterAs(page, 'member', mock);
  await page.goto('/minha-assinatura');
  await page.getByRole('link', { name: 'Ver todos' }).press('Enter');
  await expectHeading(page, 'Vouchers usados');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Minha assinatura' })).toBeFocused();
});

test(
  'back shows the rows that "Mostrar mais" has added, at the same place, and a refetch keeps them',
  { tag: '@engines' },
  async ({ page, mock }) => {
    await enterAs(page, 'member', mock);
    await mock.fault({ operation: 'readEarnings', body: earningsOf(100, person) });
    await page.goto('/perfil/painel-ganhos');
    await press(page, 'Mostrar mais');
    await press(page, 'Mostrar mais');
    await expectText(page, '75 de 100');
    const link = page.getByRole('table', { name: 'Bônus' }).getByRole('row').nth(60).getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const place = await placeOf(page);
    expect(place).toBeGreaterThan(1_000);

    await link.click();
    await page.waitForURL('**/perfil/rede-indicacoes**');
    await page.goBack();
    await expectText(page, '75 de 100');
    await expect.poll(() => placeOf(page)).toBe(place);

    await mock.clearFaults();
    await mock.fault({ operation: 'readEarnings', body: earningsOf(101, person) });
    // Data of the last second is not read again.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expectText(page, '75 de 101');
    }).toPass();
  },
);

/** A network of people: name, id, and id of the sponsor; 2 is Mariana. */
function networkOf(...people: [string, number, number][]): object {
  return {
    indicados: people.map(([name, id, sponsor]) => ({
      id,
      name,
      email: `${id}@exemplo.com.br`,
      referral_date: '2026-05-01',
      profundidade: sponsor === 2 ? 1 : 2,
      indicador_id: sponsor,
    })),
  };
}

test(
  'back shows the open branches of the network, also in a newer answer',
  { tag: '@engines' },
  async ({ page, mock }) => {
    const people: [string, number, number][] = [
      ['Ana', 1001, 2],
      ['Bia', 1002, 1001],
      ['Davi', 1003, 1002],
      ['Eva', 1004, 2],
      ['Fábio', 1005, 1004],
    ];
    await enterAs(page, 'member', mock);
    await mock.fault({ operation: 'listReferrals', body: networkOf(...people) });
    await page.goto('/perfil/rede-indicacoes?ver=arvore');
    const row = (name: string) => page.getByRole('treeitem', { name });
    await row('Eva').locator('[data-opener]').click();
    await expect(row('Fábio')).toBeHidden();
    await row('Bia').locator('[data-opener]').click();
    await expect(row('Davi')).toBeVisible();
    // The address follows quick presses a moment later.
    await page.waitForURL(/pessoa=1002/);

    await mock.clearFaults();
    const newer = networkOf(['Nádia', 1006, 2], ['Otávio', 1007, 1006], ...people);
    await mock.fault({ operation: 'listReferrals', body: newer });
    await page.getByRole('link', { name: 'Ver ganhos desta pessoa' }).click();
    await page.waitForURL('**/perfil/painel-ganhos**');
    // Data of the last second is not read again.
    await page.waitForTimeout(1_000);
    await page.goBack();
    await expect(row('Nádia')).toBeVisible();
    await expect(row('Davi')).toBeVisible();
    await expect(row('Bia')).toHaveAttribute('aria-selected', 'true');
    await expect(row('Fábio')).toBeHidden();
    await expect(row('Otávio')).toBeHidden();
  },
);

test('a typed search stands in the address soon, and back, forward and links show the text of their address', async ({
  page,
  mock,
}) => {
  await enterAs(page, 'member', mock);
  await page.goto('/cursos');
  const field = page.getByRole('searchbox', { name: 'Buscar cursos' });
  await field.fill('lideran');
  await page.waitForURL('**/cursos?busca=lideran', { timeout: 3_000 });
  await page.getByRole('banner').getByRole('link', { name: 'Catálogo', exact: true }).click();
  await page.waitForURL('**/cursos');
  await expect(field).toHaveValue('');

  // A filter that is chosen before the text is written keeps the text.
  await field.fill('vend');
  await page.getByRole('button', { name: /^Premium/ }).click();
  await page.waitForURL(/\?(?=.*busca=vend)(?=.*mostrar=premium)/, { timeout: 3_000 });
  await page.getByRole('button', { name: /^Todos/ }).click();
  await field.fill('');
  await page.waitForURL('**/cursos', { timeout: 3_000 });

  await page.goBack();
  await page.waitForURL('**/cursos?busca=lideran');
  await expect(field).toHaveValue('lideran');
  await page.goForward();
  await page.waitForURL('**/cursos');
  await expect(field).toHaveValue('');
});

test('a link back shows its list as it was left, and without it in the history the whole list', async ({
  page,
  mock,
}) => {
  await enterAs(page, 'member', mock);
  await page.setViewportSize({ width: 360, height: 500 });
  const back = (name: string) => page.getByRole('link', { name: `Voltar para ${name}` });
  await page.goto('/cursos?mostrar=premium');
  const card = page.getByRole('link', { name: 'Mentoria Diamond' });
  await card.scrollIntoViewIfNeeded();
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(100);
  await card.click();
  await expect(back('o catálogo')).toHaveAttribute('href', '/cursos');
  await back('o catálogo').dblclick();
  await page.waitForURL('**/cursos?mostrar=premium');
  await expect.poll(() => placeOf(page)).toBe(place);
  await card.click();
  await page.reload();
  await back('o catálogo').click();
  await page.waitForURL('**/cursos?mostrar=premium');

  // Over lessons between: the list of the course has the modules that were open, and Meus Cursos its filter.
  await page.goto('/perfil/cursos?mostrar=em-andamento');
  await page.getByRole('link', { name: 'Acessar Curso' }).click();
  await page.getByRole('button', { name: /^Módulo 2/ }).click();
  await page.getByRole('link', { name: 'Cinquenta nomes' }).click();
  await page.getByRole('link', { name: /^Próxima/ }).click();
  await expectHeading(page, 'Por onde começar');
  await back('o curso').click();
  await expect(page.getByRole('button', { name: /^Módulo 2/, expanded: false })).toBeVisible();
  await back('Meus Cursos').click();
  await page.waitForURL('**/perfil/cursos?mostrar=em-andamento');

  // Another tab, and an address that was typed.
  await page.getByRole('link', { name: 'Acessar Curso' }).click();
  await page.getByRole('button', { name: /^Módulo 1/ }).waitFor();
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    back('Meus Cursos').click({ button: 'middle' }),
  ]);
  await tab.waitForURL('**/perfil/cursos');
  await page.goto('/curso-iniciar/1');
  await back('o catálogo').click();
  await page.waitForURL('**/cursos');
});

test('the rail of a lesson keeps its open modules apart from those of the sheet', async ({ page, mock }) => {
  await enterAs(page, 'member', mock);
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/curso/aula/5');
  await page.getByRole('button', { name: 'Conteúdo · 2 de 6' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Módulo 3/ })
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'A agenda de domingo' }).click();
  await expectHeading(page, 'A agenda de domingo');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goBack();
  const rail = page.getByRole('navigation', { name: 'Conteúdo do curso' });
  await expect(rail.getByRole('button', { expanded: true })).toHaveText([/^Módulo 1/]);
});

test('the network says that another order loads while its rows keep their place', async ({ page, mock }) => {
  await enterAs(page, 'member', mock);
  await page.goto('/perfil/rede-indicacoes');
  const sorter = page.getByRole('button', { name: 'Nome' });
  await sorter.waitFor();
  // It lasts for one render.
  await page.evaluate(() => {
    const note = () => {
      const busy = document.querySelector('table[aria-busy="true"]') !== null;
      const texts = Array.from(document.querySelectorAll('[role="status"]'), ({ textContent }) => textContent);
      if (busy && texts.includes('Carregando...')) document.body.setAttribute('data-said', '');
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
  });
  await sorter.click();
  await expect(page.locator('body[data-said]')).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
});

test.describe('in a window of 1024 × 700', () => {
  test.use({ viewport: { width: 1024, height: 700 } });

  test('back and forward show a wide table at the same row', async ({ page, mock }) => {
    await enterAs(page, 'member', mock);
    await page.goto('/perfil/rede-indicacoes');
    // With usual text all columns fit.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '125%';
    });
    const row = page.getByRole('region').getByRole('row').nth(40);
    // Without scrolling to it.
    const leave = () => page.getByRole('link', { name: 'Saques' }).dispatchEvent('click');
    await row.scrollIntoViewIfNeeded();
    // Rows get their heights as they come into view: the place is known once it stays.
    let top = Number.NaN;
    await expect
      .poll(
        async () => {
          const before = top;
          top = await topOf(row);
          return top === before;
        },
        { intervals: [300] },
      )
      .toBe(true);
    expect(top).toBeLessThan(700);

    await leave();
    await expectHeading(page, 'Saques');
    await page.goBack();
    await expect.poll(() => topOf(row)).toBe(top);

    await page.goForward();
    await expectHeading(page, 'Saques');
    await page.goBack();
    await expect.poll(() => topOf(row)).toBe(top);

    // Another visit starts at the first row.
    await leave();
    await page.getByRole('link', { name: 'Rede de Indicações' }).click();
    await expect(page.getByRole('region').getByRole('row').nth(1)).toBeInViewport();
  });
});
