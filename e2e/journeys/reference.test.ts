import { expect, test, portalAddress } from '../support/fixtures.ts';

for (const width of [1280, 360])
  test(`the API reference works offline and under its policy, ${width} px wide`, async ({
    page,
    context,
    expectErrors,
  }) => {
    expectErrors(/status of 401/);
    await page.setViewportSize({ width, height: 900 });
    const foreign: string[] = [];
    context.on('request', (request) => {
      const address = request.url();
      if (!address.startsWith(portalAddress()) && !address.startsWith('data:')) foreign.push(address);
    });
    await page.goto('/__mock/docs/readProfile');
    const operation = page.locator('#operations-account-readProfile');
    await operation.getByRole('button', { name: 'Execute' }).waitFor();

    await page.getByLabel('Experimentar como').selectOption('Mariana Souza');
    await page.getByText('Os pedidos levam o token desta pessoa.').waitFor();
    const request = page.waitForRequest('**/api/perfil');
    await operation.getByRole('button', { name: 'Execute' }).click();
    expect((await request).headers()['authorization']).toMatch(/^Bearer \w+/);
    const answer = operation.locator('.live-responses-table').first();
    await expect.poll(() => answer.innerText()).toContain('"name": "Mariana Souza"');

    await page.getByLabel('Experimentar como').selectOption('Visitante, sem token');
    await page.getByText('Os pedidos vão sem token.').waitFor();
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    await operation.getByRole('button', { name: 'Execute' }).click();
    await expect.poll(() => answer.innerText()).toContain('401');
  });
