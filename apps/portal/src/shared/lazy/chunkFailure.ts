import { useEffect, useState } from 'react';
import { paths } from '../page/paths.ts';
import { releaseOfPage } from '../page/report.ts';

/** Error messages of Chromium, Firefox, Safari and Vite for a chunk that failed to load. */
const messages = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error means that a chunk failed to load. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && messages.test(error.message);
}

/** Reloads the document. */
export function reload(): void {
  window.location.reload();
}

/** Whether the server answers: a browser's own word that it is offline may be wrong. */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Whether the site has another release than the document. False if unknown. */
async function isReplaced(): Promise<boolean> {
  try {
    const page = await (await fetch(paths.home, { cache: 'no-store' })).text();
    const [, release] = /name="release" content="([^"]+)/.exec(page) ?? [];
    return release !== undefined && release !== releaseOfPage();
  } catch {
    return false;
  }
}

/**
 * Whether the portal was updated since the document loaded; fetched only after a chunk has failed.
 */
export function useReplaced(hasFailed: boolean): boolean {
  const [replaced, setReplaced] = useState(false);
  useEffect(() => {
    if (hasFailed) void isReplaced().then(setReplaced);
  }, [hasFailed]);
  return replaced;
}
