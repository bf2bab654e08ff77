import { quietZone, type QrModules } from './qrMatrix.ts';

/** Modules per side, including the white margin. */
export function qrSide(modules: QrModules): number {
  return modules.length + 2 * quietZone;
}

/**
 * The dark modules as SVG path data, one unit per module, offset by the white margin; adjacent
 * modules of a row form one rectangle.
 */
export function qrPath(modules: QrModules): string {
  return modules
    .flatMap((row, y) =>
      runsOf(row).map(([start, length]) => `M${start + quietZone} ${y + quietZone}h${length}v1h-${length}z`),
    )
    .join('');
}

/** The runs of dark modules in a row: start and length. */
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
