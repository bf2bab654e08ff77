import { quietZone, type QrModules } from './qrMatrix.ts';

/** Modules on each side of the whole picture, white margin included. */
export function qrSide(modules: QrModules): number {
  return modules.length + 2 * quietZone;
}

/** The dark modules as path data, one unit a module, moved in by the white margin; neighbours in a row are one rectangle. */
export function qrPath(modules: QrModules): string {
  return modules
    .flatMap((row, y) =>
      runsOf(row).map(([start, length]) => `M${start + quietZone} ${y + quietZone}h${length}v1h-${length}z`),
    )
    .join('');
}

/** Where dark modules follow one another in a row: the first of them and how many. */
export function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
