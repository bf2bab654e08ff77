import { failureText, type Received } from '@raiz/api-client';
import {
  ButtonLink,
  Heading,
  Inline,
  LevelChip,
  PageLayout,
  SettingsList,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@raiz/ui';
import { emptyValue, firstName, levelIndex } from '@raiz/ui/format';
import { profileMessages as messages } from '@raiz/ui/messages/account';
import { sessionMessages } from '@raiz/ui/messages/global';
import { levelLabels } from '@raiz/ui/messages/levelLabels';
import { useEffect, useId, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type EarningsAnswer, totalsOf } from '../../shared/earnings/earnings.ts';
import { lastLevel, rememberLevel } from '../../shared/member/lastLevel.ts';
import type { Qualification } from '../../shared/member/qualification.ts';
import { useProfile } from '../../shared/member/useProfile.ts';
import { NetworkTabs } from '../../shared/page/NetworkTabs.tsx';
import { ScreenBand } from '../../shared/page/ScreenHeader.tsx';
import { useThisMonth } from '../../shared/page/useToday.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { useAllSettled } from '../../shared/reads/useAllSettled.ts';
import { stateOf, type QueryResult } from '../../shared/reads/stateOf.ts';
import { readLoginState } from '../../shared/session/loginState.ts';
import { BankAccountRow } from '../bank-account/BankAccountRow.tsx';
import { useBankAccount } from '../bank-account/useBankAccount.ts';
import { useBlockedAccount } from '../shared/useBlockedAccount.ts';
import { earningsFigure } from './figures.ts';
import { FirstSteps } from './FirstSteps.tsx';
import { LatestEarnings } from './LatestEarnings.tsx';
import { MemberCourse } from './MemberCourse.tsx';
import { MemberFacts } from './MemberFacts.tsx';
import { MonthByMonth, type WithdrawalsAnswer } from './MonthByMonth.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import { PersonRow } from './PersonRow.tsx';
import { ReferralCard } from './ReferralCard.tsx';
import { SponsorRow } from './SponsorRow.tsx';
import * as styles from './Profile.css.ts';

function greetingOf(name: string | null): string {
  const first = firstName(name);
  return first === '' ? messages.greetingWithoutName : messages.greeting({ firstName: first });
}

function profileFailure(error: unknown): string {
  return failureText(error, {
    fallback: messages.loadFailed,
    connection: messages.connectionFailed,
    serverText: false,
  });
}

/** `/perfil`: the member's home. */
export function Route() {
  const { profile, subscription, link, sponsor } = useProfileReads();
  const account = useBankAccount();
  const earnings = $api.useQuery('get', '/ganhos/detalhados');
  const withdrawals = $api.useQuery('get', '/withdrawals');
  const qualification = $api.useQuery('get', '/qualificacoes');
  const settled = useAllSettled([profile, subscription, link, sponsor, account, earnings, withdrawals, qualification]);
  const user = profile.data?.user;
  const from = useWayBack(user?.id);
  const level = useLevel();
  const reached = useReachedLevel(user?.id ?? null, level);

  const current = useThisMonth();
  const figure = earnings.data && earningsFigure(earnings.data, current);
  const hasFailed = stateOf(profile) === 'failed';
  const isWaiting = stateOf(profile) === 'loading' || (user !== undefined && !settled);
  const hasEarned = earnings.data && (earnings.data.ganhos.length > 0 || totalsOf(earnings.data, 'all').sum !== 0);
  const isNew = hasEarned === false && qualification.data?.indicados.length === 0;

  return (
    <PageLayout
      isLoading={isWaiting}
      band={
        <ScreenBand
          of="money"
          documentTitle={messages.title}
          isTitleLoading={stateOf(profile) === 'loading'}
          isLoading={isWaiting || stateOf(earnings) === 'loading'}
          tabs={<NetworkTabs current="profile" />}
          lead={
            !hasFailed && (
              <>
                {level !== '' && <Level level={level} />}
                {reached ? <NewLevel level={level} /> : (user?.email ?? '\u00A0')}
              </>
            )
          }
          figure={hasFailed ? null : isNew ? messages.start.title : (figure?.value ?? emptyValue)}
          sentence={
            !isNew && figure ? (
              <>
                {figure.label}, {figure.hint}
              </>
            ) : (
              '\u00A0'
            )
          }
        >
          {user ? greetingOf(user.name) : messages.title}
        </ScreenBand>
      }
    >
      {!isWaiting && from !== undefined && (
        <Inline>
          <ButtonLink variant="secondary" href={from}>
            {sessionMessages.returnToPage}
          </ButtonLink>
        </Inline>
      )}
      <QueryBoundary
        queries={[profile]}
        failed={profileFailure}
        waiting={isWaiting}
        skeleton={<WaitingParts />}
        loadingText={messages.loading}
      >
        {(read) => (
          <ProfileParts
            user={read.user}
            {...{ qualification, subscription, link, sponsor, account, earnings, withdrawals, isNew }}
          />
        )}
      </QueryBoundary>
    </PageLayout>
  );
}

interface ProfilePartsProps {
  /** The member's own data. */
  user: Received<'Usuario'>;
  /** Status and end date. */
  subscription: QueryResult<Received<'StatusAssinatura'>>;
  /** The referral link. */
  link: QueryResult<string | null>;
  /** The member's sponsor. */
  sponsor: QueryResult<Received<'MeuIndicador'>>;
  /** The bank account; null when there is none yet. */
  account: QueryResult<Received<'Conta'> | null>;
  /** All earnings. */
  earnings: QueryResult<EarningsAnswer>;
  /** All withdrawals. */
  withdrawals: QueryResult<WithdrawalsAnswer>;
  /** The level and the direct referrals. */
  qualification: QueryResult<Qualification>;
  /** Whether the member has no people and no earnings yet. */
  isNew: boolean;
}

/**
 * The parts of the member's home below the band: facts, link, who paid and the last months, course, and the
 * settings. Each has its own loading state and failure.
 */
function ProfileParts(props: ProfilePartsProps) {
  const { user, qualification, subscription, link, sponsor, account, earnings, withdrawals, isNew } = props;
  const settingsId = useId();
  return (
    <>
      {isNew && <FirstSteps member={user.id} subscription={subscription.data} link={link.data} />}
      <MemberFacts qualification={qualification} subscription={subscription} isNew={isNew} />
      <ReferralCard id={user.id} link={link} isNew={isNew} />
      {!isNew && (
        <div className={styles.halves}>
          <LatestEarnings earnings={earnings} />
          <MonthByMonth earnings={earnings} withdrawals={withdrawals} />
        </div>
      )}
      <MemberCourse member={user.id} isNew={isNew} />
      <Stack as="section" gap={12}>
        <Heading level={2} size="h3" id={settingsId}>
          {messages.settings}
        </Heading>
        <SettingsList labelledBy={settingsId}>
          <PersonRow person={{ name: user.name ?? '', email: user.email ?? '' }} />
          <PasswordRow email={user.email} />
          <BankAccountRow account={account} member={user.name} />
          <SponsorRow sponsor={sponsor} />
        </SettingsList>
      </Stack>
    </>
  );
}

/** The facts and the lists, in grey. */
function WaitingParts() {
  return (
    <>
      <div className={styles.facts}>
        <Skeleton kind="text" />
        <Skeleton kind="text" />
        <Skeleton kind="text" />
      </div>
      <Skeleton kind="text" rows={1} />
      <Skeleton kind="form" rows={1} />
      <div className={styles.halves}>
        <Skeleton kind="list" rows={6} />
        <Skeleton kind="list" rows={6} />
      </div>
    </>
  );
}

/** The page to return to; none for another person than the one whose session ended there. */
function useWayBack(userId: number | null | undefined): string | undefined {
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const { from, owner } = readLoginState(state);
  const isOthers = owner !== undefined && userId != null && owner !== userId;
  useEffect(() => {
    if (isOthers) void navigate('.', { replace: true, state: null });
  }, [isOthers, navigate]);
  return owner === undefined || owner === userId ? from : undefined;
}

/** The member's level for the greeting; empty while unknown. */
function useLevel(): string {
  return $api.useQuery('get', '/qualificacoes').data?.nivel_atual?.trim() ?? '';
}

/** Whether the level has risen since this browser showed it last; true during this visit only. */
function useReachedLevel(userId: number | null, level: string): boolean {
  const rank = levelIndex(level);
  // Reads it once, before the effect stores the new one.
  const before = useMemo(() => (userId === null ? null : lastLevel(userId)), [userId]);
  useEffect(() => {
    if (userId !== null && rank >= 0) rememberLevel(userId, rank);
  }, [userId, rank]);
  return before !== null && rank > before;
}

/** The level in the greeting. 'Nenhum' alone would be unclear. */
function Level({ level }: { level: string }) {
  return (
    <>
      {level === levelLabels.none ? (
        <Text as="span" size="caption" tone="muted">
          {messages.level}
        </Text>
      ) : (
        <VisuallyHidden>{messages.level}</VisuallyHidden>
      )}
      <LevelChip level={level} />
    </>
  );
}

/** Announces a new level instead of the e-mail. */
function NewLevel({ level }: { level: string }) {
  return <strong className={styles.newLevel}>{messages.levelReached({ level })}</strong>;
}

/** The reads of the profile, except the bank account. A 403 from any of them ends the session. */
function useProfileReads() {
  const profile = useProfile();
  const subscription = $api.useQuery('get', '/assinatura/status');
  const link = $api.useQuery('get', '/meu-link', undefined, { select: ({ referralLink }) => referralLink });
  const sponsor = $api.useQuery('get', '/meu-indicador');
  useBlockedAccount([profile.error, subscription.error, link.error, sponsor.error]);
  return { profile, subscription, link, sponsor };
}
