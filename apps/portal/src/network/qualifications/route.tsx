import {
  EmptyState,
  Heading,
  LevelEmblem,
  LevelLadder,
  levelLang,
  NextSteps,
  PageLayout,
  SelectField,
  type SelectOption,
  Skeleton,
  Stack,
  Text,
} from '@raiz/ui';
import { countOf, emptyValue, formatCount, formatDate } from '@raiz/ui/format';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import { type ReactNode, useMemo } from 'react';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import {
  countActive,
  type DirectReferral,
  levelAfter,
  nextSteps,
  type Qualification,
} from '../../shared/member/qualification.ts';
import { ScreenBand } from '../../shared/page/ScreenHeader.tsx';
import { useStateHere } from '../../shared/page/useStateHere.ts';
import { queryOf, useViewInAddress } from '../../shared/page/viewInAddress.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { nonNullRows, rowKeys } from '../../shared/reads/rows.ts';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { MoreRows, useMoreRows } from '../../shared/tables/LongTable.tsx';
import { Filters } from '../shared/Filters.tsx';
import { levelChip, levelName } from '../shared/levelChip.tsx';
import { PeopleTable } from '../shared/PeopleTable.tsx';
import { ReferralLink } from '../shared/ReferralLink.tsx';
import { type SortableColumn, SortSelect } from '../shared/Sorting.tsx';
import { ActiveStatus } from './ActiveStatus.tsx';
import { NetworkTabs } from '../../shared/page/NetworkTabs.tsx';
import { directParameters, directReferralsOf, levelCounts } from './directReferrals.ts';
import { NearestPeople } from './NearestPeople.tsx';
import * as styles from './Qualifications.css.ts';

/** `/perfil/qualificacoes`: the member's level (docs/specification.md#qualifications). */
export function Route() {
  const query = $api.useQuery('get', '/qualificacoes');
  const isLoading = stateOf(query) === 'loading';
  return (
    <PageLayout
      isLoading={isLoading}
      band={
        <ScreenBand
          of="network"
          tabs={<NetworkTabs current="qualifications" />}
          emblem={isLoading && <LevelEmblem level="" size="large" />}
          {...(query.data && levelFacts(query.data))}
        >
          {messages.title}
        </ScreenBand>
      }
    >
      <QueryBoundary
        queries={[query]}
        failed={messages.loadFailed}
        loadingText={messages.loading}
        skeleton={<Skeleton kind="list" />}
      >
        {(qualification) => <QualificationView qualification={qualification} />}
      </QueryBoundary>
    </PageLayout>
  );
}

/** The level with its emblem, and what the next one needs. */
function levelFacts({ nivel_atual, progresso_proximo }: Qualification) {
  const level = levelName(nivel_atual);
  const steps = nextSteps(progresso_proximo);
  const isTop = levelAfter(level ?? '') === null;
  return {
    emblem: <LevelEmblem level={level ?? ''} size="large" />,
    figure: level ?? messages.unknownLevel,
    figureLang: level === null ? undefined : levelLang(level),
    sentence:
      steps.length > 0 ? (
        <NextSteps label={messages.nextStep} steps={steps} />
      ) : isTop ? (
        messages.topReached
      ) : (
        messages.noNextStep
      ),
  };
}

/** The next level, the ladder, and the direct referrals. */
function QualificationView({ qualification }: { qualification: Qualification }) {
  return (
    <>
      <NextLevel qualification={qualification} />
      <LevelLadder current={qualification.nivel_atual?.trim() ?? ''} texts={messages} />
      <DirectReferrals referrals={qualification.indicados} />
    </>
  );
}

/** The next level, the date of this one and the active direct referrals, next to the people who are nearest to it. */
function NextLevel({ qualification }: { qualification: Qualification }) {
  const { nivel_atual, data_ultima_qualificacao, progresso_proximo, indicados } = qualification;
  const next = levelAfter(levelName(nivel_atual) ?? '');
  const sentences = nextSteps(progresso_proximo).map((step) => step.text);
  return (
    <div className={styles.columns}>
      <div className={styles.next}>
        {next && <NextTitle level={next} />}
        <Text>
          {messages.qualifiedOn({ date: formatDate(data_ultima_qualificacao) })} · {activeOf(nonNullRows(indicados))}
        </Text>
      </div>
      {next && <NearestPeople sentences={sentences} next={next} qualification={qualification} />}
    </div>
  );
}

function NextTitle({ level }: { level: string }) {
  return (
    <div className={styles.nextHead}>
      <LevelEmblem level={level} ahead />
      <h2 className={styles.nextTitle}>
        <span className={styles.eyebrow}>{messages.nextLevel} </span>
        <span lang={levelLang(level)}>{level}</span>
      </h2>
    </div>
  );
}

/** The number of active direct referrals. */
function activeOf(referrals: readonly DirectReferral[]): string {
  return messages.activeOf({ active: formatCount(countActive(referrals)), total: formatCount(referrals.length) });
}

const { Part: ReferralSheet, preloadHandlers } = lazyPart(() =>
  import('./ReferralSheet.tsx').then((part) => part.ReferralSheet),
);

/** The level, and the recognised one if it differs. Without a level the text `--`. */
function levelAndBefore({ nivel_qualificacao_atual, nivel_reconhecimento }: DirectReferral): ReactNode {
  const before = levelName(nivel_reconhecimento);
  if (before === null || before === levelName(nivel_qualificacao_atual)) return levelChip(nivel_qualificacao_atual);
  return (
    <span className={styles.levels}>
      {levelChip(nivel_qualificacao_atual)}
      <Text as="span" size="caption" tone="muted">
        {messages.levelBefore({ level: before })}
      </Text>
    </span>
  );
}

function columnsWith(onOpen: (person: DirectReferral) => void): readonly SortableColumn<DirectReferral>[] {
  return [
    {
      id: 'name',
      header: messages.name,
      rowHeader: true,
      sortable: true,
      render: (person) => (
        <button type="button" className={styles.name} onClick={() => onOpen(person)} {...preloadHandlers}>
          {person.name?.trim() || emptyValue}
        </button>
      ),
    },
    {
      id: 'email',
      header: messages.email,
      secondLine: true,
      listPlacement: 'hidden',
      render: ({ email }) => email || emptyValue,
    },
    {
      id: 'current',
      header: messages.level,
      sortable: true,
      listLabel: '',
      render: (person) => levelAndBefore(person),
    },
    {
      id: 'status',
      header: messages.status,
      listPlacement: 'value',
      render: ({ ativo }) => (ativo === null ? emptyValue : <ActiveStatus active={ativo} />),
    },
  ];
}

/** The people the member referred directly; a name opens the details of a person. */
function DirectReferrals({ referrals }: { referrals: readonly (DirectReferral | null)[] }) {
  const [opened, setOpened] = useStateHere<DirectReferral | null>(null);
  const [view, change] = useViewInAddress(directParameters);
  const known = useMemo(() => nonNullRows(referrals), [referrals]);
  const { level, sort } = view;
  const found = useMemo(() => directReferralsOf(known, { level, sort }), [known, level, sort]);
  const { shown, showMore } = useMoreRows(found, queryOf(directParameters, { level, sort }));
  const rowKey = useMemo(() => rowKeys(known), [known]);
  const columns = useMemo(() => columnsWith(setOpened), [setOpened]);
  const heading = (
    <Heading level={2} size="h3">
      {messages.directReferrals}
    </Heading>
  );
  if (referrals.length === 0) {
    return (
      <Stack as="section" gap={12}>
        {heading}
        <EmptyState title={messages.noDirectReferrals} action={<ReferralLink />} />
      </Stack>
    );
  }
  return (
    <Stack as="section" gap={12}>
      <Filters
        heading={heading}
        inUse={level === '' ? 0 : 1}
        onClear={() => change({ level: '' })}
        found={found.length}
        result={countOf(found.length, messages.count)}
        sheetOnly={<SortSelect columns={columns} sort={sort} onSort={(next) => change({ sort: next })} />}
      >
        <SelectField
          label={messages.level}
          optionalText=""
          options={levelOptions(known, level)}
          value={level}
          onChange={(next) => change({ level: next })}
        />
      </Filters>
      <PeopleTable
        of="direct"
        caption={messages.directReferrals}
        hideCaption
        columns={columns}
        rows={shown}
        rowKey={rowKey}
        sort={sort}
        onSort={(next) => change({ sort: next })}
        empty={<EmptyState title={messages.noMatch} />}
      />
      <DroppedRows rows={referrals} />
      <MoreRows shown={shown.length} total={found.length} onMore={showMore} />
      {opened !== null && <ReferralSheet person={opened} onClose={() => setOpened(null)} />}
    </Stack>
  );
}

/** Options: the existing levels with the number of people, and the current one of the address. */
function levelOptions(referrals: readonly DirectReferral[], current: string): SelectOption[] {
  const counts = levelCounts(referrals);
  const all =
    current === '' || counts.some(([level]) => level === current) ? counts : [...counts, [current, 0] as const];
  return [
    { value: '', label: messages.all },
    ...all.map(([level, count]) => ({
      value: level,
      label: messages.levelCount({ level, count: formatCount(count) }),
    })),
  ];
}
