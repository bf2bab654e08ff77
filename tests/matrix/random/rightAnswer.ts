import { pathPattern, type OperationId } from '@raiz/contract';
import type { TestSession } from '../testSession.ts';
import { triggers } from '../triggers/index.ts';
import type { ReadPage } from './pagesByRead.ts';
import { startReplay, watchRead } from './replay.ts';

/** Opens the page and returns the mock server's own answer to the read. */
export async function rightAnswer(session: TestSession, operation: OperationId, place: ReadPage): Promise<unknown> {
  const { page, portal, open, enter, readPage } = session;
  const own = `^/api${pathPattern(operation)}$`;
  if (place.form) {
    await open(place.path);
    await page.evaluate(startReplay);
    await page.evaluate(watchRead, own);
    await triggers[operation].fill?.(page);
    return { id: 2, name: 'Patrícia Gonçalves', email: 'patricia@exemplo.com.br', phone: '(11) 91234-5678' };
  }
  await page.evaluate(watchRead, own);
  await enter(place.path, place.as);
  await portal.waitForRequest(operation);
  await portal.waitForIdle();
  await readPage();
  return JSON.parse(await page.evaluate(() => String(Reflect.get(Reflect.get(window, 'matrixReplay'), 'right'))));
}
