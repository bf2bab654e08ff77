import type { Received } from '@raiz/api-client';
import { ButtonLink, Card, ChevronRightIcon, levelLang, Link, Skeleton, StatusText, Text } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { planMessages } from '@raiz/ui/messages/subscription';
import { futureDay, subscriptionSummary } from '../../shared/member/subscriptionStatus.ts';
import type { Qualification } from '../../shared/member/qualification.ts';
import { paths } from '../../shared/page/paths.ts';
import { SupportText } from '../../shared/page/SupportText.tsx';
import { useToday } from '../../shared/page/useToday.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { type QueryResult, stateOf } from '../../shared/reads/stateOf.ts';
import { levelFigure, referralsFigure, type ShownFigure } from './figures.ts';
import * as styles from './Profile.css.ts';

const messages = profileMessages.figures;

/** The active direct referrals: the network's filters in the address. */
const activeReferrals = `${paths.referrals}?status=Ativa&profundidade=1`;

export interface MemberFactsProps {
  /** The level and the direct referrals. */
  qualification: QueryResult<Qualification>;
  /** Status and end date. */
  subscription: QueryResult<Received<'StatusAssinatura'>>;
  /** Whether the member has no people and no earnings yet: only the subscription then. */
  isNew: boolean;
}

/** What a member has: the next level, the active direct referrals, the subscription. A failed figure shows a dash. */
export function MemberFacts({ qualification, subscription, isNew }: MemberFactsProps) {
  const unknown = (label: string): ShownFigure => ({ label, value: null, hint: messages.unavailable });
  const { data } = qualification;
  const isLoading = stateOf(qualification) === 'loading';
  const [level, referrals] = data
    ? [levelFigure(data), referralsFigure(data)]
    : [unknown(messages.nextLevel), unknown(messages.referrals)];
  return (
    <div className={styles.facts}>
      {!isNew && (
        <>
          <Fact {...level} href={paths.qualifications} isLoading={isLoading} />
          <Fact {...referrals} href={activeReferrals} isLoading={isLoading} />
        </>
      )}
      <Subscription subscription={subscription} />
    </div>
  );
}

interface FactProps extends ShownFigure {
  /** Path of the page with the details. */
  href: string;
  isLoading: boolean;
}

function Fact({ label, value, hint, href, isLoading }: FactProps) {
  return (
    <Card
      title={
        <Link href={href} className={styles.factLink}>
          {label}
          <ChevronRightIcon size="small" />
        </Link>
      }
      tone="open"
    >
      {isLoading ? (
        <Skeleton kind="text" rows={2} />
      ) : (
        <div>
          <p className={styles.fact} lang={value === null ? undefined : levelLang(value)}>
            {value ?? emptyValue}
          </p>
          <Text tone="muted">{hint}</Text>
        </div>
      )}
    </Card>
  );
}

/** The subscription status, when it renews or else its sentence, and a link to /minha-assinatura. */
function Subscription({ subscription }: Pick<MemberFactsProps, 'subscription'>) {
  useToday();
  const now = new Date();
  const texts = profileMessages.subscription;
  const summary = subscription.data ? subscriptionSummary(subscription.data, now) : null;
  const renewal = futureDay(subscription.data?.next_billing_date, now);
  return (
    <Card
      title={texts.title}
      tone="open"
      actions={
        <div className={styles.besideHeading}>
          <ButtonLink variant="secondary" size="small" href={paths.mySubscription}>
            {texts.open}
          </ButtonLink>
        </div>
      }
    >
      <QueryBoundary
        queries={[subscription]}
        failed={texts.failed}
        tone="warning"
        loadingText={texts.loading}
        skeleton={<Skeleton kind="text" rows={2} />}
      >
        {() => (
          <div>
            {summary && (
              <p className={styles.fact}>
                <StatusText tone={summary.tone}>{summary.label}</StatusText>
              </p>
            )}
            <Text tone="muted">
              {/* The status shows the rest. */}
              {summary?.tone === 'active'
                ? [planMessages.monthlyPrice, renewal !== null && texts.renewal({ renewal })]
                    .filter(Boolean)
                    .join(' · ')
                : summary && <SupportText>{summary.sentence}</SupportText>}
            </Text>
          </div>
        )}
      </QueryBoundary>
    </Card>
  );
}
