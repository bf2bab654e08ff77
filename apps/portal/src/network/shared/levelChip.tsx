import { LevelChip } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import type { ReactNode } from 'react';

/** Name of a level without blanks around it; null if there is none. */
export function levelName(level: string | null): string | null {
  return level?.trim() || null;
}

/** A level as a chip; the text `--` without one, which list rows hide. */
export function levelChip(level: string | null): ReactNode {
  const name = levelName(level);
  return name === null ? emptyValue : <LevelChip level={name} />;
}
