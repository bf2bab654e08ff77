import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../journey/browser.ts';
import { openRoom, type Room } from './room.ts';

/**
 * Opens one room for all tests of a file, and closes it after them. Call it at the top of the file.
 */
export function inRoom(): () => Room {
  let browser: Browser | undefined;
  let room: Room | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
    room = await openRoom(browser);
  });
  afterAll(async () => {
    await room?.close();
    await browser?.close();
  });
  return () => {
    if (!room) throw new Error('The room is not open yet');
    return room;
  };
}
