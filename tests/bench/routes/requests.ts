import { statSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession } from 'playwright';

/** One request of a page. */
export interface PageRequest {
  url: string;
  /**
   * How many round trips had to end before this one could begin, itself included: 1 is the page.
   */
  depth: number;
  /** The browser's resource type: Document, Script, Stylesheet, Font, Fetch … */
  type: string;
}

/** The initiator of a request, as in the DevTools protocol. */
interface Cause {
  type: string;
  url?: string;
  stack?: CallStack;
}

interface CallStack {
  callFrames: readonly { url: string }[];
  parent?: CallStack;
}

/**
 * URLs that led to a request: the script that sent it, and the one that imported that script.
 */
function causesOf({ url, stack }: Cause): string[] {
  const found = url === undefined ? [] : [url];
  for (let at: CallStack | undefined = stack; at; at = at.parent)
    found.push(...at.callFrames.map((frame) => frame.url));
  return found;
}

/**
 * Records a page's requests and their depth: a request is one deeper than the deepest file that
 * caused it. A read that waits for another read's answer is not detected, so the depth is that of
 * code and of its first reads.
 */
export async function noteRequests(session: CDPSession): Promise<PageRequest[]> {
  const requests: PageRequest[] = [];
  const depths = new Map<string, number>();
  const ids = new Map<string, PageRequest>();
  let deepestScript = 1;

  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    if (depths.has(request.url) || !request.url.startsWith('http')) return;
    const known = causesOf(initiator).flatMap((url) => depths.get(url) ?? []);
    // The browser does not name the script that imported a module: any that has run may have.
    const cause = known.length > 0 || initiator.type !== 'script' ? Math.max(1, ...known) : deepestScript;
    const made = { url: request.url, depth: requests.length === 0 ? 1 : cause + 1, type: type ?? 'Other' };
    depths.set(made.url, made.depth);
    ids.set(requestId, made);
    requests.push(made);
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const ended = ids.get(requestId);
    if (ended?.type === 'Script') deepestScript = Math.max(deepestScript, ended.depth);
  });
  await session.send('Network.enable');
  await session.send('Debugger.enable');
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 16 });
  return requests;
}

function sizeOf(file: string): number {
  for (const name of [`${file}.br`, file]) {
    const found = statSync(name, { throwIfNoEntry: false });
    if (found?.isFile()) return found.size;
  }
  return 0;
}

/**
 * Transferred bytes of JavaScript, compressed as in the build.
 * @param folder the build that was served
 */
export function scriptBytes(requests: readonly Pick<PageRequest, 'url'>[], folder: string): number {
  const scripts = requests.filter(({ url }) => new URL(url).pathname.endsWith('.js'));
  return scripts.reduce((sum, { url }) => sum + sizeOf(path.join(folder, new URL(url).pathname)), 0);
}

/** Greatest depth of a page's requests, in round trips. */
export function depthOf(requests: readonly PageRequest[]): number {
  return Math.max(0, ...requests.map(({ depth }) => depth));
}
