import type { OperationId } from '@raiz/contract';
import { pathPattern } from '../matrixPortal.ts';
import type { Room } from '../room.ts';
import { ways } from '../ways/index.ts';
import type { Place } from './places.ts';
import { listenTo, startReplay } from './replay.ts';

/** Brings the page to a place, and returns the server's own answer to the read that it shows. */
export async function rightAnswer(room: Room, operation: OperationId, place: Place): Promise<unknown> {
  const { page, portal, open, enter, look } = room;
  const own = pathPattern(operation);
  if (place.form) {
    await open(place.path);
    await page.evaluate(startReplay);
    await page.evaluate(listenTo, own);
    await ways[operation].fill?.(page);
    return { id: 2, name: 'Patrícia Gonçalves', email: 'patricia@exemplo.com.br', phone: '(11) 91234-5678' };
  }
  await page.evaluate(listenTo, own);
  await enter(place.path, place.as);
  await portal.asked(operation);
  await portal.quiet();
  await look();
  return JSON.parse(await page.evaluate(() => String(Reflect.get(Reflect.get(window, 'matrixReplay'), 'right'))));
}
