import { failureText, type Received } from '@raiz/api-client';
import { Button, EditIcon, Loading, Notice, PlusIcon, SettingsRow, SkeletonText, Stack, Text } from '@raiz/ui';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { Read } from '../../shared/reads/Read.tsx';
import type { Query } from '../../shared/reads/stateOf.ts';
import { bankData } from '../../shared/page/paths.ts';
import { useHashFocus } from '../shared/useHashFocus.ts';
import { useToggledForm } from '../shared/useToggledForm.ts';
import { BankAccountView } from './BankAccountView.tsx';
import type { BankValues } from './bankValues.ts';

const skeleton = <SkeletonText lines={5} />;

const { Part: BankForm, intent } = lazyPart(
  () => import('./BankForm.tsx').then((form) => form.BankForm),
  <Loading text={messages.loading}>{skeleton}</Loading>,
);

function bankFailure(error: unknown): string {
  return failureText(error, { fallback: messages.loadFailed, connection: messages.connectionFailed });
}

export interface BankAccountRowProps {
  /** The stored account; null when there is none yet. */
  account: Query<Received<'Conta'> | null>;
  /** Name of the member. */
  member: string | null;
  /** Creates the account or replaces it. */
  store: (values: BankValues) => Promise<unknown>;
}

/** The bank data for withdrawals, to view, create or edit. The form needs the stored data. */
export function BankAccountRow({ account: query, member, store }: BankAccountRowProps) {
  const { isOpen, saved, open, cancel, close, button } = useToggledForm('bank', query.data !== undefined);
  const heading = useHashFocus(bankData.anchor);
  const account = query.data ?? null;

  const icon = account === null ? <PlusIcon size="text" /> : <EditIcon size="text" />;

  if (isOpen) {
    return (
      <SettingsRow label={messages.title} level={3} headingRef={heading} value={messages.introduction}>
        <BankForm account={account} member={member} store={store} onSaved={close} onCancel={cancel} />
      </SettingsRow>
    );
  }
  return (
    <SettingsRow
      label={messages.title}
      level={3}
      headingRef={heading}
      value={messages.introduction}
      action={
        query.data !== undefined && (
          <Button
            ref={button}
            aria-label={account === null ? messages.add : messages.edit}
            variant="secondary"
            size="small"
            icon={icon}
            onClick={open}
            {...intent}
          >
            {account === null ? messages.addShort : messages.editShort}
          </Button>
        )
      }
    >
      <Stack gap={12}>
        <Read queries={[query]} failed={bankFailure} loadingText={messages.loading} skeleton={skeleton}>
          {(stored) =>
            stored === null ? <Text tone="muted">{messages.none}</Text> : <BankAccountView account={stored} />
          }
        </Read>
        {saved && <Notice tone="success">{messages.success}</Notice>}
      </Stack>
    </SettingsRow>
  );
}
