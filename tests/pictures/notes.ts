import { readFileSync } from 'node:fs';
import type { Taken } from './album.ts';
import { folders } from './purpose.ts';

/** What a run of the stories left behind. */
export interface Notes {
  /** The machine, or null when no story was photographed. */
  machine: string | null;
  taken: Taken[];
}

function isTaken(line: Taken | { machine: string }): line is Taken {
  return 'story' in line;
}

/** The notes of the last run; empty when it took none. */
export function readNotes(): Notes {
  let text = '';
  try {
    text = readFileSync(folders.notes, 'utf8');
  } catch {
    // No story was run.
  }
  const lines: (Taken | { machine: string })[] = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const machine = lines.find((line): line is { machine: string } => !isTaken(line))?.machine ?? null;
  return { machine, taken: lines.filter(isTaken) };
}
