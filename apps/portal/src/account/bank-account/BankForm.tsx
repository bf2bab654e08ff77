import { failureText, type Received } from '@raiz/api-client';
import { ErrorSummary } from '@raiz/ui';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { serverError, showServerErrors } from '../../shared/form/FormField.tsx';
import { useWrite } from '../../shared/useWrite.ts';
import { EditForm } from '../shared/EditForm.tsx';
import { useBlockedAccount } from '../shared/useBlockedAccount.ts';
import { bankDraft } from './bankDraft.ts';
import { BankFields } from './BankFields.tsx';
import { bankFields, bankValuesOf, type BankValues } from './bankValues.ts';

/** The request names its fields as the form does. */
const names = Object.fromEntries(bankFields.map((field) => [field, field]));

export interface BankFormProps {
  /** The stored account; null when there is none yet. */
  account: Received<'Conta'> | null;
  /** Id of the member; null when unknown. */
  memberId: number | null;
  /** Unsaved values from a session that ended, or null. */
  draft: BankValues | null;
  /** Name of the member. */
  member: string | null;
  /** Creates the account or replaces it. */
  store: (values: BankValues) => Promise<unknown>;
  /** Called once it is stored. */
  onSaved: () => void;
  /** Closes the form without saving. */
  onCancel: () => void;
}

/** The form for the bank data. A separate chunk, because of the searchable list of banks. */
export function BankForm({ account, memberId, draft, member, store, onSaved, onCancel }: BankFormProps) {
  const form = useForm<BankValues>({ defaultValues: draft ?? bankValuesOf(account), shouldFocusError: false });
  const { errors, isDirty } = form.formState;
  const { busy, error, run } = useWrite(store, {
    invalidates: ['/perfil/minha-conta-bancaria'],
    onSuccess: onSaved,
    onFailure: (failure) => showServerErrors(failure, form.setError, names),
  });
  useBlockedAccount([error]);
  bankDraft.useKeep(memberId, form.getValues);
  const submit = form.handleSubmit(run);
  const prefix = useId();
  const idOf = (field: keyof BankValues) => `${prefix}-${field}`;
  const wrong = bankFields.flatMap((field) => {
    const { message: text, type } = errors[field] ?? {};
    // Errors from the server are shown at the fields only, and the focus moves there.
    return text === undefined || type === serverError ? [] : [{ fieldId: idOf(field), text }];
  });

  return (
    <EditForm
      texts={messages}
      busy={busy}
      dirty={isDirty}
      restored={draft !== null}
      failure={
        error === null ? null : failureText(error, { fallback: messages.failed, connection: messages.connectionFailed })
      }
      onSubmit={() => submit()}
      onCancel={onCancel}
    >
      <ErrorSummary errors={wrong} />
      <BankFields form={form} member={member} idOf={idOf} />
    </EditForm>
  );
}
