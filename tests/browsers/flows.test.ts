import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths, to } from '../../apps/portal/src/shared/page/paths.ts';
import { dist } from '../../scripts/lib/root.mjs';
import { mockBackend } from '../../scripts/serve/mockBackend.ts';
import { servePortal, type RunningPortal } from '../../scripts/serve/servePortal.ts';
import { engines, type Engine } from './engines.ts';
import { patience, visitorIn } from './visitor.ts';

const here = Object.entries(engines).flatMap(([name, start]) => (start ? [{ name, start }] : []));

describe.each(here)('$name', ({ start }) => {
  let portal: RunningPortal;
  let engine: Engine;
  /** What the portal reports, such as errors that no page shows. */
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
  });

  const { text, place, sees, arrives, press, fill, open, logIn } = visitorIn(() => ({
    engine,
    address: portal.address,
  }));

  /** Opens a page, waits until it has loaded, and returns its heading. */
  async function headingOf(path: string): Promise<string> {
    await open(path);
    const read = () =>
      engine.run(`() => {
        const busy = [...document.querySelectorAll('[aria-busy="true"], [data-loading]')].some((one) => one.getClientRects().length > 0);
        return busy ? '' : (document.querySelector('main h1')?.innerText ?? '');
      }`);
    await expect.poll(read, { timeout: patience }).not.toBe('');
    return String(await read());
  }

  /** Opens pages that must have a heading and no failure. */
  async function readAll(pages: readonly string[]): Promise<void> {
    for (const path of pages) {
      expect([path, await headingOf(path)]).toEqual([path, expect.stringMatching(/\w/)]);
      expect([path, await text()]).toEqual([path, expect.not.stringMatching(/Algo deu errado|^Erro /m)]);
    }
  }

  const forVisitors = [
    paths.home,
    paths.terms,
    paths.login,
    paths.registration,
    paths.passwordRecovery,
    paths.catalogue,
    to.coursePreview(1),
    '/nowhere',
  ];
  const forAdmins = [
    paths.adminCourses,
    paths.adminCourseForm,
    to.adminCourse(1),
    to.adminModules(1),
    to.adminModule(1, 1),
    to.adminLessons(1, 1),
    to.adminLesson(1),
  ];
  const forMembers = Object.values(paths).filter(
    (path) => !forVisitors.includes(path) && !path.includes(':') && !path.startsWith('/admin'),
  );

  test('a visitor reads every open page', () => readAll(forVisitors));

  test('a member logs in, reads every page of members, and logs out', async () => {
    await logIn('ativa@exemplo.com.br');
    await readAll([...forMembers, to.course(1), to.lesson(1)]);
    await press('button', 'Sair');
    await arrives(paths.login);
    expect(await engine.run("() => localStorage.getItem('token')")).toBeNull();
  });

  test('a member filters the network', async () => {
    await logIn('ativa@exemplo.com.br');
    await open(paths.referrals);
    await fill('Nome', 'zzzz');
    await sees('Nenhum indicado com estes filtros.');
    await press('button', 'Limpar filtros');
    await expect.poll(text, { timeout: patience }).not.toContain('Nenhum indicado com estes filtros.');
  });

  test('a member shows the QR code and the bank data, and edits the profile', async () => {
    await open(paths.profile);
    await press('button', 'Mostrar QR code');
    await sees('QR code do seu link');
    await expect.poll(() => engine.run("() => document.querySelector('[role=dialog] svg') !== null")).toBe(true);
    await press('button', 'Fechar');
    await press('button', 'Mostrar dados');
    await sees('529.982.247-25');
    await press('button', 'Editar perfil');
    await fill('Nome', 'Mariana de Outro Navegador');
    await press('button', 'Salvar');
    await sees('Perfil atualizado com sucesso!');
    await sees('Mariana de Outro Navegador');
  });

  test('a student enrols and completes a lesson', async () => {
    await logIn('inativa@exemplo.com.br');
    await open(to.coursePreview(2));
    await press('button', 'Inscrever-se no curso');
    await arrives(to.course(2));
    await press('link', 'Começar: Cinquenta nomes em quinze minutos');
    await press('button', 'Marcar como concluída');
    await sees('Aula marcada como concluída!');
  });

  test('somebody without a plan pays and comes back', async () => {
    await open(paths.subscription);
    await press('button', 'Pagar com cartão');
    await expect.poll(place, { timeout: patience }).toMatch(/^\/__mock\/checkout\//);
    await press('button', 'Pagar');
    await arrives(paths.paymentSuccess);
    await sees('Sua assinatura está ativa');
  });

  test('an administrator reads every page of courses and creates one', async () => {
    await logIn('admin@exemplo.com.br');
    await readAll(forAdmins);
    await open(paths.adminCourseForm);
    await fill('Title', 'Curso de outro navegador');
    await press('button', 'Save course');
    await sees('Course saved!');
    await open(paths.adminCourses);
    await sees('Curso de outro navegador');
  });

  test('nothing broke that only the portal itself would notice', () => {
    expect(reports).toEqual([]);
  });
});
