import { failureText } from '@raiz/api-client';
import { ErrorSummary, Form, Notice } from '@raiz/ui';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { sessionMessages } from '@raiz/ui/messages/global';
import { useId } from 'react';
import { useFormValues } from '../../shared/useFormValues.ts';
import { FormButtons } from '../shared/FormButtons.tsx';
import { useDirty } from '../shared/useDirty.ts';
import { bankDraft } from './bankDraft.ts';
import { BankFields } from './BankFields.tsx';
import { bankFields, checkBank, type BankValues } from './bankValues.ts';

export interface BankFormProps {
  /** What the fields hold at first. */
  initial: BankValues;
  /** Id of the member. */
  memberId: number;
  /** The fields hold what was typed before the session ended. */
  restored: boolean;
  /** Name of the member. */
  member: string;
  /** The request is under way: the form is off and says so. */
  busy: boolean;
  /** Why the last save failed, or null. */
  failure: unknown;
  /** Called with values that passed the checks. */
  onSave: (values: BankValues) => void;
  /** Gives up what was typed. */
  onCancel: () => void;
  /** Told whether something was typed that is not saved. */
  onDirty: (dirty: boolean) => void;
}

/** The form for the bank data, of its own chunk: it brings the searchable list of banks along. */
export function BankForm(props: BankFormProps) {
  const { initial, memberId, restored, member, busy, failure, onSave, onCancel, onDirty } = props;
  const form = useFormValues(initial, checkBank);
  useDirty(form.dirty || restored, onDirty);
  bankDraft.useKeep(memberId, form.values);
  const prefix = useId();
  const idOf = (field: keyof BankValues) => `${prefix}-${field}`;
  const wrong = bankFields.flatMap((field) => {
    const text = form.errors[field];
    return text === undefined ? [] : [{ fieldId: idOf(field), text }];
  });

  return (
    <Form label={messages.title} busy={busy} onSubmit={() => form.check() && onSave(form.values)}>
      {restored && <Notice>{sessionMessages.restored}</Notice>}
      <ErrorSummary errors={wrong} />
      <BankFields form={form} member={member} idOf={idOf} />
      {failure !== null && (
        <Notice tone="danger">
          {failureText(failure, { fallback: messages.failed, connection: messages.connectionFailed })}
        </Notice>
      )}
      <FormButtons texts={messages} busy={busy} onCancel={onCancel} />
    </Form>
  );
}
