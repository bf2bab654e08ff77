import type { Received } from '@raiz/api-client';
import { Button, Card, EditIcon, EmptyState, Loading, Notice, SkeletonText, Text } from '@raiz/ui';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { lazyPart } from '../../shared/lazyPart.tsx';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { bankData } from '../../shared/paths.ts';
import { useHashFocus } from '../shared/useHashFocus.ts';
import { useRestored } from '../shared/useRestored.ts';
import { useToggledForm } from '../shared/useToggledForm.ts';
import { bankDraft } from './bankDraft.ts';
import { BankAccountView } from './BankAccountView.tsx';
import type { BankValues } from './bankValues.ts';

const skeleton = <SkeletonText lines={7} />;

const { Part: BankForm, intent } = lazyPart(
  () => import('./BankForm.tsx').then((form) => form.BankForm),
  <Loading text={messages.loading}>{skeleton}</Loading>,
);

export interface BankAccountCardProps {
  /** The stored account; null when there is none yet. */
  load: Load<Received<'Conta'> | null>;
  /** Id of the member; null when unknown. */
  memberId: number | null;
  /** Name of the member. */
  member: string | null;
  /** Creates the account or replaces it. */
  store: (values: BankValues) => Promise<unknown>;
}

/** The bank data for withdrawals, to view, create or edit. The form needs the stored data. */
export function BankAccountCard({ load, memberId, member, store }: BankAccountCardProps) {
  const { isOpen, saved, open, cancel, close, button } = useToggledForm();
  const heading = useHashFocus(bankData.anchor);
  const restored = useRestored(bankDraft, memberId, open, load.state === 'ready');
  const account = load.state === 'ready' ? load.data : null;

  function edit() {
    restored.forget();
    open();
  }

  if (isOpen) {
    return (
      <Card title={messages.title}>
        <Text tone="muted">{messages.introduction}</Text>
        <BankForm
          account={account}
          memberId={memberId}
          draft={restored.values}
          member={member}
          store={store}
          onSaved={close}
          onCancel={cancel}
        />
      </Card>
    );
  }
  return (
    <Card
      title={messages.title}
      titleRef={heading}
      actions={
        account !== null && (
          <Button ref={button} variant="secondary" icon={<EditIcon />} onClick={edit} {...intent}>
            {messages.edit}
          </Button>
        )
      }
    >
      <Text tone="muted">{messages.introduction}</Text>
      <Loaded load={load} loadingText={messages.loading} skeleton={skeleton}>
        {(stored) =>
          stored === null ? (
            <EmptyState
              title={messages.none}
              action={
                <Button ref={button} onClick={edit} {...intent}>
                  {messages.add}
                </Button>
              }
            />
          ) : (
            <BankAccountView account={stored} />
          )
        }
      </Loaded>
      {saved && <Notice tone="success">{messages.success}</Notice>}
    </Card>
  );
}
