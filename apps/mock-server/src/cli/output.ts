import type { Writable } from 'node:stream';

/** Lets a server continue when nobody reads its output (`| head -1`, a closed terminal): only the lines are lost. */
export function outliveReaders(streams: readonly Writable[] = [process.stdout, process.stderr]): void {
  for (const stream of streams) stream.on('error', () => undefined);
}

/** Reports on stderr that the server uses another port than the requested one. */
export function reportBusy(wanted: number, used: number): void {
  if (used !== wanted && wanted !== 0) console.error(`Port ${wanted} is busy, so ${used} is used instead.`);
}
