import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { to } from '../../apps/portal/src/shared/page/paths.ts';
import { dist } from '../../scripts/lib/root.mjs';
import { mockBackend } from '../../scripts/serve/mockBackend.ts';
import { servePortal, type RunningPortal } from '../../scripts/serve/servePortal.ts';
import { engines, type Engine } from './engines.ts';
import { visitorIn } from './visitor.ts';

const start = engines['Chromium 111'];

/** The one flow of the oldest promised browser that `npm test` runs; flows.test.ts has all. */
describe.skipIf(!start)('Chromium 111', () => {
  let portal: RunningPortal;
  let engine: Engine;
  /** What the portal reports, such as errors that no page shows. */
  const reports: string[] = [];

  beforeAll(async () => {
    const write = (line: string) => void (line.includes('"kind":"vital"') || reports.push(line));
    portal = await servePortal({ dist, backend: mockBackend(), port: 0, reports: { forwardTo: null, write } });
    if (start) engine = await start();
  });
  afterAll(async () => {
    await engine?.close();
    await portal.close();
  });

  const { sees, arrives, press, open, logIn } = visitorIn(() => ({ engine, address: portal.address }));

  test('a member logs in, enrols, opens a lesson and completes it', async () => {
    expect(engine.version).toMatch(/^Chromium 111\./);
    await logIn('inativa@exemplo.com.br');
    await open(to.coursePreview(2));
    await press('button', 'Inscrever-se no curso');
    await arrives(to.course(2));
    await press('link', 'Começar: Cinquenta nomes em quinze minutos');
    await press('button', 'Marcar como concluída');
    await sees('Aula marcada como concluída!');
    expect(reports).toEqual([]);
  });
});
