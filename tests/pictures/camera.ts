import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { readAlbum } from './album.ts';
import { fingerprintOf, matches } from './fingerprint.ts';
import { drawTestCard } from './testCard.ts';
import { extent, folders, purpose, root } from './purpose.ts';

const album = readAlbum();
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The part of the stories' frame that is photographed, from its upper left corner, in px. */
export interface Clip {
  width: number;
  height: number;
}

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

async function photograph({ page, frame }: BrowserCommandContext, { width, height }: Clip): Promise<Buffer> {
  const box = await (await (await frame()).frameElement()).boundingBox();
  if (!box) throw new Error('The frame of the stories is not on the page.');
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: true,
    clip: { x: box.x, y: box.y, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}

function note(file: string, line: object): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}

/** What a story is photographed in. */
export type Wanted = 'none' | typeof extent;

/** Asked for once a run, whatever the number of files. */
let machine: Promise<string> | null = null;

/** The stories' address belongs to it, since the member's link to share begins with it. */
async function describeMachine(browser: Browser, address: string): Promise<string> {
  const card = fingerprintOf(await drawTestCard(browser)).slice(0, 16);
  return `Chromium ${browser.version()}, test card ${card}, stories at ${new URL(address).host}`;
}

/**
 * Which pictures are wanted, none where this machine's cannot be used: for comparing it has to draw the test card as it was drawn where
 * the accepted ones come from.
 */
export const openCamera: BrowserCommand = async ({ page }): Promise<Wanted> => {
  const browser = page.context().browser();
  if (purpose === 'none' || !browser) return 'none';
  if (machine === null) {
    machine = describeMachine(browser, page.url());
    note(folders.notes, { machine: await machine });
  }
  return purpose !== 'compare' || (await machine) === album.machine ? extent : 'none';
};

/**
 * Photographs a story and notes the fingerprint, which stays the accepted one where nobody could see a difference. A picture that is not the accepted one is kept to be looked at.
 * @returns whether it is as it should be
 */
export const takePicture: BrowserCommand<[story: string, mode: string, clip: Clip]> = async (
  context,
  story,
  mode,
  clip,
): Promise<boolean> => {
  const picture = await photograph(context, clip);
  const before = album.pictures[story]?.[mode];
  // The round of a ring was once seen drawn otherwise by four times as much, behind other stories.
  const same = matches(before, picture, extent === 'some' ? 5 : 1);
  const fingerprint = same ? before : fingerprintOf(picture);
  note(folders.notes, { file: path.relative(root, context.testPath ?? ''), story, mode, fingerprint });
  const accepted = same || purpose !== 'compare';
  if (!accepted || purpose === 'keep') {
    const folder = purpose === 'keep' ? folders.kept : folders.changed;
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${story} ${mode}.png`), picture);
  }
  return accepted;
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    openCamera: () => Promise<Wanted>;
    takePicture: (story: string, mode: string, clip: Clip) => Promise<boolean>;
  }
}
