import { testNetwork } from '../../apps/portal/src/network/referrals/testNetwork.ts';
import { expect, test } from '../support/fixtures.ts';
import { enterAs } from '../support/steps.ts';
import { machineOf, medianOf, rounds } from './measures.ts';

/** Times of one key, in milliseconds since the key press. */
interface KeyTimes {
  /** Until the browser paints the next frame. */
  painted: number;
  /** Until the page stops changing. */
  settled: number;
}

/** Waits in the page for a key, and then until the page is quiet for 300 ms; `readKey` reads the times. */
function watchKey(): void {
  const times = new Promise<KeyTimes>((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp: start }) => {
        let [painted, settled] = [0, 0];
        const afterFrame = (note: (time: number) => void) =>
          requestAnimationFrame(() => setTimeout(() => note(performance.now() - start)));
        let quiet: ReturnType<typeof setTimeout>;
        const wait = () => {
          clearTimeout(quiet);
          quiet = setTimeout(() => {
            watcher.disconnect();
            resolve({ painted, settled: Math.max(painted, settled) });
          }, 300);
        };
        const watcher = new MutationObserver(() => {
          afterFrame((time) => (settled = time));
          wait();
        });
        watcher.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        afterFrame((time) => (painted = time));
        wait();
      },
      { once: true, capture: true },
    );
  });
  Reflect.set(window, 'keyTimes', times);
}

function readKey(): Promise<KeyTimes> {
  return Reflect.get(window, 'keyTimes');
}

test('keys in the table of fifty thousand people', async ({ page, mock }, testInfo) => {
  await enterAs(page, 'member', mock);
  const body = JSON.stringify({ indicados: testNetwork(50_000) });
  await page.route('**/api/minhas-indicacoes', (route) => route.fulfill({ body, contentType: 'application/json' }));
  await page.goto('/perfil/rede-indicacoes');
  const search = page.getByRole('searchbox', { name: 'Nome', exact: true });
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText(/50\.000/);
  const machine = await machineOf(page);
  await machine.slowDown('processor');
  await search.focus();

  const keys = ['m', 'a', 'r', 'c', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];
  const figures = new Map<string, (KeyTimes & { cpu: number })[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, key] of keys.entries()) {
      const before = await machine.cpu();
      await page.evaluate(watchKey);
      await page.keyboard.press(key);
      const times = await page.evaluate(readKey);
      const name = at === 0 ? 'first letter' : key === 'Backspace' ? 'letter taken away' : 'further letter';
      figures.set(name, [...(figures.get(name) ?? []), { ...times, cpu: (await machine.cpu()) - before }]);
    }
  }
  await expect(search).toHaveValue('');
  await expect(status).toHaveText(/50\.000/);
  console.log(`\nMilliseconds; medians of ${rounds} rounds.`);
  console.table(
    Object.fromEntries(
      Array.from(figures, ([name, all]) => [
        name,
        {
          'next paint': Math.round(medianOf(all.map(({ painted }) => painted))),
          settled: Math.round(medianOf(all.map(({ settled }) => settled))),
          CPU: Math.round(medianOf(all.map(({ cpu }) => cpu))),
        },
      ]),
    ),
  );
  await testInfo.attach('figures', {
    body: JSON.stringify(Object.fromEntries(figures)),
    contentType: 'application/json',
  });
});
