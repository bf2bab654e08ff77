import { LevelChip, StatusBadge } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { referralsMessages } from '@raiz/ui/messages/network';
import { statusWords } from '@raiz/ui/messages/statusWords';
import type { ReactNode } from 'react';
import { levelNames } from './levelRank.ts';

/** Drawn once: a line that changes its person for one of the same level or state has nothing to draw there. */
const levelChips = new Map<string, ReactNode>(levelNames.map((name) => [name, <LevelChip key={name} level={name} />]));
const stateBadges = new Map<string, ReactNode>(
  Object.values(referralsMessages.statusWords).map((word) => [
    word,
    <StatusBadge key={word} kind="person" status={word} words={statusWords} />,
  ]),
);

/** A level, or two dashes without one. */
export function levelChip(name: string | null | undefined): ReactNode {
  return name ? (levelChips.get(name) ?? <LevelChip level={name} />) : emptyValue;
}

/** The subscription of a person. */
export function stateBadge(status: string): ReactNode {
  return stateBadges.get(status) ?? <StatusBadge kind="person" status={status} words={statusWords} />;
}
