import { useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { LevelChip } from '../LevelChip/LevelChip.tsx';
import { LevelEmblem } from '../LevelEmblem/LevelEmblem.tsx';
import { isCollapsed, ladderFrom, type Rung, type RungState } from './ladder.ts';
import { cx } from '../../../internal/cx.ts';
import { levelLang } from '../LevelChip/levels.ts';
import { StatusText } from '../Badge/Badge.tsx';
import { statusOf } from '../Badge/statuses.ts';
import { List } from '../../primitives/List/List.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LevelLadder.css.ts';

/** Texts of LevelLadder, such as `qualificationsMessages` of the message catalogue. */
interface LevelLadderTexts {
  /** Accessible name of the list. */
  ladder: string;
  /** Marks the member's level. */
  youAreHere: string;
  /** The state of each of the other rungs; those ahead have none. */
  rungLabels: Readonly<Record<Exclude<RungState, 'current' | 'ahead' | 'unplaced'>, string>>;
  /** Replaces an empty level. */
  unknownLevel: string;
  /** Button that shows all rungs while only those around the member's level are visible. */
  showAllLevels: string;
  /** Button that shows only the rungs around the member's level again. */
  showFewerLevels: string;
}

export interface LevelLadderProps {
  /** The member's level as the server sends it (`nivel_atual`); a name that is not on the ladder appears above it. */
  current: string;
  /** Texts of the ladder. */
  texts: LevelLadderTexts;
}

/**
 * The qualification levels, lowest first (docs/specification.md#qualification-levels): side by side in a wide
 * container, else in a column with only the rungs around the member's level and a button for the others. Texts and
 * lines show which rungs are current and next, filled emblems and lines which are reached; colour is only an aid.
 */
export function LevelLadder({ current, texts }: LevelLadderProps) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const { rungs, unknownLevel } = ladderFrom(current);
  const canCollapse = rungs.some((_rung, index) => isCollapsed(rungs, index));
  return (
    <div className={styles.ladder}>
      {unknownLevel !== null && <UnknownLevel level={unknownLevel} texts={texts} />}
      <List as="ol" id={listId} aria-label={texts.ladder} className={styles.rungs}>
        {rungs.map((rung, index) => (
          <LadderRung key={rung.level} {...rung} collapsed={!open && isCollapsed(rungs, index)} texts={texts} />
        ))}
      </List>
      {canCollapse && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="small"
            flush
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            {open ? texts.showFewerLevels : texts.showAllLevels}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The member's level if it is not on the ladder. */
function UnknownLevel({ level, texts }: { level: string; texts: LevelLadderTexts }) {
  return (
    <p className={styles.unknownLevel}>
      <span>{texts.youAreHere}</span>
      <LevelChip level={level === '' ? texts.unknownLevel : level} />
    </p>
  );
}

function labelOf(state: RungState, texts: LevelLadderTexts): string | null {
  if (state === 'current') return texts.youAreHere;
  return state === 'ahead' || state === 'unplaced' ? null : texts.rungLabels[state];
}

/** Levels that the member has reached are filled in their own colours. */
const attained: ReadonlySet<RungState> = new Set(['start', 'reached', 'current']);

interface LadderRungProps extends Rung {
  /** Whether it is hidden where not all rungs fit. */
  collapsed: boolean;
  texts: LevelLadderTexts;
}

/** One rung: emblem and name of its level, and its state as text. */
function LadderRung({ level, state, collapsed, texts }: LadderRungProps) {
  const label = labelOf(state, texts);
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={cx(styles.rung[state], collapsed && styles.collapsed)}
    >
      <LevelEmblem level={level} ahead={!attained.has(state)} />
      <span className={styles.body}>
        <span lang={levelLang(level)} className={styles.name[state]}>
          {level}
        </span>{' '}
        {label !== null &&
          (state === 'current' || state === 'next' ? (
            <span className={styles.state[state]}>{label}</span>
          ) : (
            <VisuallyHidden>{label}</VisuallyHidden>
          ))}
      </span>
    </li>
  );
}

/** One requirement of the next level. */
export interface NextLevelStep {
  /** A sentence of the server (`descricao`). */
  text: string;
  /** Its progress: pendente, em_andamento, concluido or an unknown value. */
  status: string;
}

export interface NextStepsProps {
  /** Accessible name of the list. */
  label: string;
  /** In the order shown. */
  steps: readonly NextLevelStep[];
}

/**
 * The requirements of the next level: each sentence with its status as icon and label. There is no progress bar,
 * because the contract has no numbers to fill one. Renders nothing without steps.
 */
export function NextSteps({ label, steps }: NextStepsProps) {
  if (steps.length === 0) return null;
  return (
    <List aria-label={label} className={styles.steps}>
      {steps.map(({ text, status }, index) => (
        <li key={index} className={styles.step}>
          <span className={styles.sentence}>{text}</span>
          <StatusText {...statusOf('progress', status)} />
        </li>
      ))}
    </List>
  );
}
