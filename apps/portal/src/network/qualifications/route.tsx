import {
  Card,
  EmptyState,
  LevelEmblem,
  LevelLadder,
  levelLang,
  NextSteps,
  PageLayout,
  PeopleIcon,
  SkeletonCard,
  Text,
} from '@raiz/ui';
import { emptyValue, formatCount, formatDate } from '@raiz/ui/format';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import type { DataTableColumn } from '@raiz/ui/table';
import { type ReactNode, useMemo, useState } from 'react';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import {
  activeFirst,
  countActive,
  type DirectReferral,
  levelAfter,
  nextSteps,
  type Qualification,
} from '../../shared/member/qualification.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { Read } from '../../shared/reads/Read.tsx';
import { knownRows } from '../../shared/reads/rows.ts';
import { LongTable } from '../../shared/tables/LongTable.tsx';
import { ActiveWord, levelChip, levelName, levelText } from '../shared/levelChip.tsx';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import * as styles from './Qualifications.css.ts';

/** `/perfil/qualificacoes`: the member's level (docs/specification.md#qualifications). */
export function Route() {
  const query = $api.useQuery('get', '/qualificacoes');
  return (
    <PageLayout>
      <ScreenHeader tabs={<NetworkTabs current="qualifications" />}>{messages.title}</ScreenHeader>
      <Read
        queries={[query]}
        failed={messages.loadFailed}
        loadingText={messages.loading}
        skeleton={<QualificationSkeleton />}
      >
        {(qualification) => <QualificationView qualification={qualification} />}
      </Read>
    </PageLayout>
  );
}

function QualificationSkeleton() {
  return (
    <>
      <SkeletonCard lines={5} />
      <SkeletonCard lines={4} />
      <SkeletonCard lines={12} />
    </>
  );
}

/** The level, the ladder, and the direct referrals. */
function QualificationView({ qualification }: { qualification: Qualification }) {
  return (
    <>
      <LevelCard qualification={qualification} />
      <Card title={messages.ladder}>
        <LevelLadder current={qualification.nivel_atual?.trim() ?? ''} texts={messages} />
      </Card>
      <DirectReferrals referrals={qualification.indicados} />
    </>
  );
}

/** The member's level, and the next one with what is missing for it. */
function LevelCard({ qualification }: { qualification: Qualification }) {
  const level = levelName(qualification.nivel_atual);
  const next = levelAfter(level ?? '');
  const isTop = next === null;
  const steps = nextSteps(qualification.progresso_proximo);
  return (
    <Card>
      <div className={styles.columns}>
        <div className={styles.mine}>
          <LevelEmblem level={level ?? ''} size="large" />
          <h2 className={styles.title}>
            <span className={styles.eyebrow}>{messages.youAreHere} </span>
            <span lang={level === null ? undefined : levelLang(level)}>{level ?? messages.unknownLevel}</span>
          </h2>
          <dl className={styles.facts}>
            <Fact label={messages.lastQualification}>{formatDate(qualification.data_ultima_qualificacao)}</Fact>
            <Fact label={messages.directReferrals}>{activeOf(knownRows(qualification.indicados))}</Fact>
          </dl>
        </div>
        <div className={styles.next}>
          {next && <NextTitle level={next} />}
          <NextSteps label={messages.nextStep} steps={steps} />
          {steps.length === 0 && <Text tone="muted">{isTop ? messages.topReached : messages.noNextStep}</Text>}
        </div>
      </div>
    </Card>
  );
}

function NextTitle({ level }: { level: string }) {
  return (
    <div className={styles.nextHead}>
      <LevelEmblem level={level} ahead />
      <h3 className={styles.nextTitle}>
        <span className={styles.eyebrow}>{messages.rungWords.next} </span>
        <span lang={levelLang(level)}>{level}</span>
      </h3>
    </div>
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
function activeOf(referrals: readonly DirectReferral[]): string {
  return messages.activeOf({ active: formatCount(countActive(referrals)), total: formatCount(referrals.length) });
}

const { Part: ReferralSheet, intent } = lazyPart(() =>
  import('./ReferralSheet.tsx').then((part) => part.ReferralSheet),
);

function columnsWith(onOpen: (person: DirectReferral) => void): readonly DataTableColumn<DirectReferral>[] {
  return [
    {
      id: 'name',
      header: messages.name,
      rowHeader: true,
      render: (person) => (
        <button type="button" className={styles.name} onClick={() => onOpen(person)} {...intent}>
          {person.name?.trim() || emptyValue}
        </button>
      ),
    },
    { id: 'email', header: messages.email, listPart: 'hidden', render: ({ email }) => email ?? emptyValue },
    {
      id: 'recognised',
      header: messages.recognisedLevel,
      oneLine: true,
      listPart: 'hidden',
      render: ({ nivel_reconhecimento }) => levelText(nivel_reconhecimento),
    },
    {
      id: 'current',
      header: messages.currentQualification,
      oneLine: true,
      listLabel: '',
      render: (person) => levelChip(person.nivel_qualificacao_atual),
    },
    {
      id: 'status',
      header: messages.status,
      oneLine: true,
      listPart: 'value',
      render: ({ ativo }) => (ativo === null ? emptyValue : <ActiveWord active={ativo} />),
    },
  ];
}

/**
 * Table of the people the member referred directly, active ones first. A name opens the details
 * of a person.
 */
function DirectReferrals({ referrals }: { referrals: readonly (DirectReferral | null)[] }) {
  const [opened, setOpened] = useState<DirectReferral | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const sorted = useMemo(() => activeFirst(referrals), [referrals]);
  const columns = useMemo(
    () =>
      columnsWith((person) => {
        setOpened(person);
        setIsOpen(true);
      }),
    [],
  );
  if (referrals.length === 0)
    return <EmptyState icon={<PeopleIcon size="hero" />} title={messages.noDirectReferrals} />;
  return (
    <>
      <LongTable caption={messages.directReferrals} columns={columns} rows={sorted} rowKey={(_person, at) => at} />
      {opened !== null && <ReferralSheet person={opened} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
