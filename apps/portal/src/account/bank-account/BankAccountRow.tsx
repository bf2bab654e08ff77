import type { Received } from '@raiz/api-client';
import { Button, EditIcon, Loading, Notice, PlusIcon, SettingsRow, SkeletonText, Stack, Text } from '@raiz/ui';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { lazyPart } from '../../shared/lazyPart.tsx';
import type { Load } from '../../shared/reads/load.ts';
import { Loaded } from '../../shared/reads/Loaded.tsx';
import { bankData } from '../../shared/paths.ts';
import { useHashFocus } from '../shared/useHashFocus.ts';
import { useToggledForm } from '../shared/useToggledForm.ts';
import { BankAccountView } from './BankAccountView.tsx';
import type { BankValues } from './bankValues.ts';

const skeleton = <SkeletonText lines={5} />;

const { Part: BankForm, intent } = lazyPart(
  () => import('./BankForm.tsx').then((form) => form.BankForm),
  <Loading text={messages.loading}>{skeleton}</Loading>,
);

export interface BankAccountRowProps {
  /** The stored account; null when there is none yet. */
  load: Load<Received<'Conta'> | null>;
  /** Name of the member. */
  member: string | null;
  /** Creates the account or replaces it. */
  store: (values: BankValues) => Promise<unknown>;
}

/** The bank data for withdrawals, to view, create or edit. The form needs the stored data. */
export function BankAccountRow({ load, member, store }: BankAccountRowProps) {
  const { isOpen, saved, open, cancel, close, button } = useToggledForm('bank', load.state === 'ready');
  const heading = useHashFocus(bankData.anchor);
  const account = load.state === 'ready' ? load.data : null;

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
        load.state === 'ready' && (
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
        <Loaded load={load} loadingText={messages.loading} skeleton={skeleton}>
          {(stored) =>
            stored === null ? <Text tone="muted">{messages.none}</Text> : <BankAccountView account={stored} />
          }
        </Loaded>
        {saved && <Notice tone="success">{messages.success}</Notice>}
      </Stack>
    </SettingsRow>
  );
}
