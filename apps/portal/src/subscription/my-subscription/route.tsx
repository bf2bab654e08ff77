import type { Received } from '@raiz/api-client';
import {
  Button,
  ButtonLink,
  Heading,
  List,
  Notice,
  PageLayout,
  Skeleton,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@raiz/ui';
import {
  mySubscriptionMessages as messages,
  paymentsMessages,
  planMessages as plan,
  vouchersMessages,
} from '@raiz/ui/messages/subscription';
import { DataTable, type DataTableColumn } from '@raiz/ui/table';
import { ConfirmDialog, preloadConfirmDialog } from '../../shared/lazy/ConfirmDialog.ts';
import { futureDay, subscriptionDetails } from '../../shared/member/subscriptionStatus.ts';
import { paths } from '../../shared/page/paths.ts';
import { ScreenBand } from '../../shared/page/ScreenHeader.tsx';
import { SupportText } from '../../shared/page/SupportText.tsx';
import { useStateHere } from '../../shared/page/useStateHere.ts';
import { useToday } from '../../shared/page/useToday.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { useAllSettled } from '../../shared/reads/useAllSettled.ts';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { nonNullRows, rowKeys } from '../../shared/reads/rows.ts';
import type { QueryResult } from '../../shared/reads/stateOf.ts';
import { api } from '../../shared/session/api.ts';
import { useWrite } from '../../shared/writes/useWrite.ts';
import { cycleFacts } from '../shared/cycleFacts.ts';
import { paymentColumns } from '../shared/paymentColumns.tsx';
import { paymentsFailed, storeStatus, usePayments, useUsedVouchers, vouchersFailed } from '../shared/useLists.ts';
import { voucherColumns } from '../shared/voucherColumns.tsx';
import * as styles from './MySubscription.css.ts';

/** `/minha-assinatura`: status, cancellation, and the latest payments and vouchers. */
export function Route() {
  useToday();
  const subscription = $api.useQuery('get', '/assinatura/status');
  const payments = usePayments();
  const vouchers = useUsedVouchers();
  const cancellation = useCancellation(subscription.data);
  const settled = useAllSettled([subscription, payments, vouchers]);

  return (
    <PageLayout
      isLoading={!settled}
      band={
        <ScreenBand
          of="money"
          progress={0}
          {...(settled && subscription.data && bandOf(subscription.data, cancellation.ask))}
        >
          {messages.title}
        </ScreenBand>
      }
      header={
        <>
          {cancellation.done && (
            <Notice tone="success" takeFocus>
              {futureDay(subscription.data?.end_date, new Date()) === null
                ? messages.cancel.successEnded
                : messages.cancel.success}
            </Notice>
          )}
          <QueryBoundary
            queries={[subscription]}
            failed={messages.loadFailed}
            waiting={!settled}
            loadingText={messages.loading}
            skeleton={null}
          >
            {({ end_date }) => <CancelDialog cancellation={cancellation} endDate={end_date} />}
          </QueryBoundary>
        </>
      }
      aside={
        <LatestRows
          query={vouchers}
          waiting={!settled}
          failed={vouchersFailed}
          columns={voucherColumns}
          texts={messages.vouchers}
          loadingText={vouchersMessages.loading}
          href={paths.usedVouchers}
        />
      }
    >
      <LatestRows
        query={payments}
        waiting={!settled}
        failed={paymentsFailed}
        columns={paymentColumns(payments.data ?? [])}
        texts={messages.payments}
        loadingText={paymentsMessages.loading}
        href={paths.payments}
      />
    </PageLayout>
  );
}

/** The status, in sentences its next date, price and cycle, and the ways to /assinatura and to cancel. */
function bandOf(subscription: Received<'StatusAssinatura'>, onCancel: () => void) {
  const { tone, label, sentences, renewal, offer, canCancel } = subscriptionDetails(subscription, new Date());
  const facts = cycleFacts(subscription, renewal, tone === 'lapsed' || tone === 'ended');
  return {
    figure: label,
    sentence: (
      <>
        <p>
          <SupportText>{sentences.map((sentence) => sentence.replace(/[^.]$/, '$&.')).join(' ')}</SupportText>
        </p>
        <p>
          {[plan.planName, plan.monthlyPrice, ...facts.map(({ label: name, value }) => `${name}:\u00A0${value}`)].join(
            ' · ',
          )}
        </p>
      </>
    ),
    actions: (
      <>
        <ButtonLink href={paths.subscription} variant={tone === 'active' ? 'secondary' : 'primary'}>
          {messages[offer]}
        </ButtonLink>
        {canCancel && (
          <Button variant="quietDanger" aria-haspopup="dialog" {...preloadConfirmDialog} onClick={onCancel}>
            {messages.cancel.open}
          </Button>
        )}
      </>
    ),
  };
}

const cancelTexts = messages.cancel;

/** Canceling the subscription, after a confirmation. */
type Cancellation = ReturnType<typeof useCancellation>;

/**
 * Asks, then cancels. After a failure the dialog stays open with the reason, unless the
 * subscription is canceled: the answer was lost, or another tab was faster.
 */
function useCancellation(subscription: Received<'StatusAssinatura'> | undefined) {
  const [now, setNow] = useStateHere<'closed' | 'asking' | 'done'>('closed');
  const { busy, error, failure, run, reset } = useWrite(() => api.POST('/assinatura/cancelar'), {
    failure: { fallback: cancelTexts.failed, serverText: false },
    invalidates: ['/assinatura/status'],
    invalidatesOnFailure: ['/assinatura/status'],
    onSuccessAlways: () => storeStatus('canceled'),
    onSuccess: () => setNow('done'),
  });

  const isCanceled = subscription !== undefined && !subscriptionDetails(subscription, new Date()).canCancel;
  const done = now === 'done' || (error !== null && isCanceled);

  return {
    /** The dialog is open. */
    asking: now === 'asking' && !done,
    busy,
    /** Why the last request failed, or null. */
    failure: failure?.text ?? null,
    /** Canceled during this visit. */
    done,
    ask() {
      reset();
      setNow('asking');
    },
    confirm: () => run(),
    keep() {
      if (!busy) setNow('closed');
    },
  };
}

interface CancelDialogProps {
  /** The cancellation and its request. */
  cancellation: Cancellation;
  /** Last day of the paid period (ISO date), or null when unknown. */
  endDate: string | null;
}

/** Asks before canceling, and shows when the access ends if it is known. */
function CancelDialog({ cancellation, endDate }: CancelDialogProps) {
  if (!cancellation.asking) return null;
  const until = futureDay(endDate, new Date());
  return (
    <ConfirmDialog
      title={cancelTexts.title}
      cancelText={cancelTexts.keep}
      confirmText={cancelTexts.confirm}
      busyLabel={cancelTexts.canceling}
      busy={cancellation.busy}
      error={cancellation.failure}
      onConfirm={cancellation.confirm}
      onCancel={cancellation.keep}
    >
      <p>{cancelTexts.question}</p>
      {until !== null && <p>{cancelTexts.until({ endDate: until })}</p>}
      <div>
        <p>{cancelTexts.lost}</p>
        <List className={styles.losses}>
          {cancelTexts.losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </List>
      </div>
      <Text tone="success">{cancelTexts.kept}</Text>
    </ConfirmDialog>
  );
}

/** Number of rows shown (docs/specification.md#limits). */
const previewRows = 3;

interface LatestRowsProps<Row> {
  /** All rows as received, newest first. */
  query: QueryResult<readonly (Row | null)[]>;
  /** Whether another part of the page is loading. */
  waiting: boolean;
  /** The message for a failure. */
  failed: (error: unknown) => string;
  /** Columns of the full list. */
  columns: readonly DataTableColumn<Row>[];
  /** Heading, empty text and link text. */
  texts: {
    title: string;
    /** Shown when there are no rows. */
    none: string;
    /** Link to the full list. */
    all: string;
    /** The rest of its accessible name. */
    allHidden?: string;
  };
  /** What is being loaded, for screen readers. */
  loadingText: string;
  /** Path of the full list, linked when there are more rows. */
  href: string;
}

/** The newest rows of a list, with a link to the full list. */
function LatestRows<Row extends object>(props: LatestRowsProps<Row>) {
  const { query, waiting, failed, columns, texts, loadingText, href } = props;
  return (
    <Stack gap={12}>
      <div className={styles.head}>
        <Heading level={2} size="h3">
          {texts.title}
        </Heading>
        {!waiting && nonNullRows(query.data ?? []).length > previewRows && (
          <TextLink variant="standalone" href={href}>
            {texts.all}
            {texts.allHidden && <VisuallyHidden> {texts.allHidden}</VisuallyHidden>}
          </TextLink>
        )}
      </div>
      <QueryBoundary
        queries={[query]}
        waiting={waiting}
        failed={failed}
        loadingText={loadingText}
        skeleton={<Skeleton kind="list" rows={previewRows} />}
      >
        {(received) => (
          <>
            <DataTable
              caption={texts.title}
              hideCaption
              columns={columns}
              rows={nonNullRows(received).slice(0, previewRows)}
              rowKey={rowKeys(received)}
              empty={<Text tone="muted">{texts.none}</Text>}
            />
            <DroppedRows rows={received} />
          </>
        )}
      </QueryBoundary>
    </Stack>
  );
}
