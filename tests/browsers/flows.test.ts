import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '../../apps/portal/src/shared/page/paths.ts';
import { dist } from '../../scripts/lib/root.mjs';
import { mockBackend } from '../../scripts/serve/mockBackend.ts';
import { servePortal, type RunningPortal } from '../../scripts/serve/servePortal.ts';
import { engines, type Engine } from './engines.ts';
import type { Target } from './findInPage.ts';

/** Milliseconds until something must be there. */
const patience = 15_000;

const password = 'portal123';

const here = Object.entries(engines).flatMap(([name, start]) => (start ? [{ name, start }] : []));

describe.each(here)('$name', ({ start }) => {
  let portal: RunningPortal;
  let engine: Engine;
  /** What the portal has reported: errors that nobody else would see. */
  const reports: string[] = [];

  beforeAll(async () => {
    const write = (line: string) => void (line.includes('"kind":"vital"') || reports.push(line));
    portal = await servePortal({ dist, backend: mockBackend(), port: 0, reports: { forwardTo: null, write } });
    engine = await start();
    process.stdout.write(`${engine.version}\n`);
  });
  afterAll(async () => {
    await engine?.close();
    await portal.close();
    expect(reports).toEqual([]);
  });

  const text = async () => String(await engine.run('() => document.body.innerText'));
  const place = async () => String(await engine.run('() => location.pathname'));

  /** Waits for a text anywhere on the page. */
  async function sees(words: string): Promise<void> {
    await expect.poll(text, { timeout: patience }).toContain(words);
  }

  /** Waits until the page is at an address. */
  async function arrives(path: string): Promise<void> {
    await expect.poll(place, { timeout: patience }).toBe(path);
  }

  /** Acts on an element as soon as it is there. */
  async function untilDone(act: () => Promise<void>): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (Date.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  const press = (role: Target['role'], name: string) => untilDone(() => engine.click({ role, name }));
  const fill = (name: string, value: string) => untilDone(() => engine.type({ role: 'field', name }, value));
  const open = (path: string) => engine.open(portal.address + path);

  async function logIn(email: string): Promise<void> {
    await open('/login');
    await fill('E-mail', email);
    await fill('Senha', password);
    await press('button', 'Entrar');
    await arrives('/perfil');
  }

  async function logOut(): Promise<void> {
    await press('button', 'Sair');
    await expect.poll(() => engine.run("() => localStorage.getItem('token')")).toBeNull();
  }

  async function headings(path: string): Promise<string> {
    await open(path);
    const read = () =>
      engine.run(`() => {
        const busy = [...document.querySelectorAll('[aria-busy="true"], [data-loading]')].some((one) => one.getClientRects().length > 0);
        return busy ? '' : (document.querySelector('main h1')?.innerText ?? '');
      }`);
    await expect.poll(read, { timeout: patience }).not.toBe('');
    return String(await read());
  }

  test('a visitor reads every open page', async () => {
    for (const path of [
      paths.home,
      paths.terms,
      paths.login,
      paths.registration,
      paths.catalogue,
      '/curso-iniciar/1',
      '/nowhere',
    ])
      expect([path, await headings(path)]).toEqual([path, expect.stringMatching(/\w/)]);
  });

  test('a member logs in and reads every page of members', async () => {
    await logIn('ativa@exemplo.com.br');
    const own = Object.values(paths).filter(
      (path) => path.startsWith('/perfil') || path.startsWith('/assinatura') || path === paths.mySubscription,
    );
    for (const path of [...own, '/curso/1', '/curso/aula/1']) {
      expect([path, await headings(path)]).toEqual([path, expect.stringMatching(/\w/)]);
      expect(await text()).not.toContain('Algo deu errado');
    }
  });

  test('a member filters the network, shows bank data and the QR code, and edits the profile', async () => {
    await open(paths.referrals);
    await fill('Buscar', 'zzzz');
    await sees('Nenhum');
    await open(paths.profile);
    await press('button', 'QR');
    await expect.poll(() => engine.run('() => document.querySelector(\'[role="dialog"] svg\') !== null')).toBe(true);
    await engine.run(
      "() => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))",
    );
    await open(paths.profile);
    await press('button', 'Editar');
    await fill('Nome', 'Mariana de Outro Navegador');
    await press('button', 'Salvar');
    await sees('Mariana de Outro Navegador');
  });

  test('a member completes a lesson', async () => {
    await open('/curso/aula/3');
    const before = await text();
    if (!before.includes('Concluída')) await press('button', 'Marcar como concluída');
    await sees('oncluída');
    await logOut();
  });

  test('somebody without a plan pays and comes back', async () => {
    await logIn('inativa@exemplo.com.br');
    await open(paths.subscription);
    await press('button', 'Assinar');
    await expect.poll(place, { timeout: patience }).toMatch(/^\/__mock\/checkout\//);
    await press('button', 'Pagar');
    await arrives(paths.paymentSuccess);
    await sees('Sua assinatura está ativa');
    await logOut();
  });

  test('an administrator creates a course', async () => {
    await logIn('admin@exemplo.com.br');
    await open(paths.adminCourseForm);
    await fill('Title', 'Curso de outro navegador');
    await press('button', 'Save');
    await sees('Curso de outro navegador');
    await open(paths.adminCourses);
    await sees('Curso de outro navegador');
  });
});
