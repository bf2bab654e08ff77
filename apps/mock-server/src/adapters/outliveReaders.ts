import type { Writable } from 'node:stream';

/**
 * Lets a server continue after the end of what reads its output (`| head -1`, a closed terminal): only the lines are
 * lost. An unhandled error of stderr would be an exception, whose report would be the next one.
 */
export function outliveReaders(streams: readonly Writable[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) stream.on('error', () => undefined);
}
