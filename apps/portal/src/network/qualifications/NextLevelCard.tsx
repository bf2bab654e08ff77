import { Card, levelLang, NextSteps, ProgressBar, Text } from '@raiz/ui';
import { formatCount, formatDate } from '@raiz/ui/format';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import type { ReactNode } from 'react';
import { knownRows } from '../../shared/reads/rows.ts';
import { levelChip, levelName } from '../shared/levelChip.tsx';
import {
  countActive,
  type DirectReferral,
  levelAfter,
  nextSteps,
  type Qualification,
} from '../../shared/member/qualification.ts';
import * as styles from './NextLevelCard.css.ts';

export interface NextLevelCardProps {
  /** The answer of `GET /qualificacoes`. */
  qualification: Qualification;
}

/** The next level with what is missing for it, if there is one, and what the member has so far. */
export function NextLevelCard({ qualification }: NextLevelCardProps) {
  const level = levelName(qualification.nivel_atual);
  const next = levelAfter(level ?? '');
  const isTop = next === null;
  const steps = nextSteps(qualification.progresso_proximo);
  return (
    <Card>
      <div className={styles.columns}>
        <div className={styles.next}>
          <NextTitle level={isTop ? level : (next ?? null)} isTop={isTop} />
          <NextSteps label={messages.nextStep} steps={steps} />
          {steps.length === 0 && <Text tone="muted">{isTop ? messages.topReached : messages.noNextStep}</Text>}
        </div>
        <dl className={styles.facts}>
          <Fact label={messages.currentLevel}>{level === null ? messages.unknownLevel : levelChip(level)}</Fact>
          <Fact label={messages.lastQualification}>{formatDate(qualification.data_ultima_qualificacao)}</Fact>
          <ActiveFact referrals={knownRows(qualification.indicados)} />
        </dl>
      </div>
    </Card>
  );
}

/** The next level, or the member's own at the top of the ladder. */
function NextTitle({ level, isTop }: { level: string | null; isTop: boolean }) {
  if (level === null) return <h2 className={styles.title}>{messages.nextStep}</h2>;
  return (
    <h2 className={styles.title}>
      <span className={styles.eyebrow}>{isTop ? messages.youAreHere : messages.rungWords.next} </span>
      <span lang={levelLang(level)}>{level}</span>
    </h2>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

/** How many of the direct referrals are active. */
function ActiveFact({ referrals }: { referrals: readonly DirectReferral[] }) {
  const total = referrals.length;
  const active = countActive(referrals);
  const words = messages.activeOf({ active: formatCount(active), total: formatCount(total) });
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{messages.directReferrals}</dt>
      <dd className={styles.value}>{words}</dd>
      {total > 0 && (
        <dd className={styles.bar}>
          <ProgressBar value={(active / total) * 100} label={messages.directReferrals} text={words} hideText />
        </dd>
      )}
    </div>
  );
}
