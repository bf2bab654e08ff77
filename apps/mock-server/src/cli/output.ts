import type { Writable } from 'node:stream';

/**
 * Lets a server go on when nobody reads its output any more (`| head -1`, a closed terminal): only
 * the lines are lost.
 */
export function outliveReaders(streams: readonly Writable[] = [process.stdout, process.stderr]): void {
  for (const stream of streams)
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
    });
}
