import type { Schemas } from '@raiz/api-client';
import { Button, Card, EditIcon, EmptyState, LoadFailed, Loading, Notice, SkeletonText, Text } from '@raiz/ui';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { type Ref } from 'react';
import { lazyPart } from '../../shared/lazyPart.tsx';
import type { Load } from '../../shared/load.ts';
import { bankData } from '../../shared/paths.ts';
import { useFocusAfterRetry } from '../../shared/useFocusAfterRetry.ts';
import { useLedHere } from '../shared/useLedHere.ts';
import { useRestored } from '../shared/useRestored.ts';
import { useToggledForm } from '../shared/useToggledForm.ts';
import { bankDraft } from './bankDraft.ts';
import { BankAccountView } from './BankAccountView.tsx';
import type { BankValues } from './bankValues.ts';

const { Part: BankForm, intent } = lazyPart(() => import('./BankForm.tsx').then((form) => form.BankForm), <Reading />);

export interface BankAccountCardProps {
  /** The stored account; null when there is none yet. */
  load: Load<Schemas['Conta'] | null>;
  /** Id of the member. */
  memberId: number;
  /** Name of the member. */
  member: string;
  /** Creates the account or replaces it. */
  store: (values: BankValues) => Promise<unknown>;
}

/** The bank data for withdrawals: seen, created or edited (spec, section 2). No form is offered before they could be read. */
export function BankAccountCard({ load, memberId, member, store }: BankAccountCardProps) {
  const { isOpen, saved, open, cancel, close, button } = useToggledForm();
  const heading = useLedHere(bankData.anchor);
  useFocusAfterRetry(load.state === 'failed');
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
      actions={account !== null && <EditButton ref={button} onOpen={edit} />}
    >
      <Text tone="muted">{messages.introduction}</Text>
      {load.state === 'loading' && <Reading />}
      {load.state === 'failed' && (
        <LoadFailed onRetry={load.retry} busy={load.retrying}>
          {load.message}
        </LoadFailed>
      )}
      {account !== null && <BankAccountView account={account} />}
      {load.state === 'ready' && account === null && (
        <EmptyState
          title={messages.none}
          action={
            <Button ref={button} onClick={edit} {...intent}>
              {messages.add}
            </Button>
          }
        />
      )}
      {saved && <Notice tone="success">{messages.success}</Notice>}
    </Card>
  );
}

function EditButton({ ref, onOpen }: { ref: Ref<HTMLButtonElement>; onOpen: () => void }) {
  return (
    <Button ref={ref} variant="secondary" icon={<EditIcon />} onClick={onOpen} {...intent}>
      {messages.edit}
    </Button>
  );
}

function Reading() {
  return (
    <Loading text={messages.loading}>
      <SkeletonText lines={7} />
    </Loading>
  );
}
