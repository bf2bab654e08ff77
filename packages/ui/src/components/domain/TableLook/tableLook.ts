import type { StyledCell } from '../../primitives/DataTable/columns.ts';
import { levelLang } from '../LevelChip/levelLang.ts';
import { levelTone } from '../LevelChip/levelTone.ts';
import { lookOf, type ContractStatus } from '../StatusWord/contractStatus.ts';
import * as styles from './TableLook.css.ts';

/** A status as icon and coloured word: StatusWord for long tables, without elements. */
export function statusCell(status: ContractStatus): StyledCell {
  const { tone, word } = lookOf(status);
  return { text: word, className: styles.status[tone] };
}

/**
 * A level as a pill: LevelChip for a table with `layout="fixed"`, without elements. On phones an
 * icon and a word.
 * @param level name as the server sends it; unknown names are neutral
 */
export function levelCell(level: string): StyledCell {
  return { text: level, className: styles.level[levelTone(level)], lang: levelLang(level) };
}
