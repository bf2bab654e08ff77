import { LevelChip, Text } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { levelLabels } from '@raiz/ui/messages/levelLabels';
import type { ReactNode } from 'react';

/** Name of a level without blanks around it; null if there is none. */
export function levelName(level: string | null): string | null {
  return level?.trim() || null;
}

/** A level as a chip, the lowest as a word; the text `--` without one, which list rows hide. */
export function levelChip(level: string | null): ReactNode {
  const name = levelName(level);
  if (name === null) return emptyValue;
  return name === levelLabels.none ? (
    <Text as="span" size="caption" tone="muted">
      {name}
    </Text>
  ) : (
    <LevelChip level={name} />
  );
}
