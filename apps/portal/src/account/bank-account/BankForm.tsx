import type { Received } from '@raiz/api-client';
import { ErrorSummary } from '@raiz/ui';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { useId } from 'react';
import { serverError } from '../../shared/writes/useApiForm.ts';
import { EditForm, useEditForm } from '../shared/EditForm.tsx';
import { BankFields } from './BankFields.tsx';
import { bankFields, bankValuesOf, checkBank, type BankValues } from './bankValues.ts';

export interface BankFormProps {
  /** The stored account; null when there is none yet. */
  account: Received<'Conta'> | null;
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
export function BankForm({ account, member, store, onSaved, onCancel }: BankFormProps) {
  const form = useEditForm({
    draft: 'bank',
    values: bankValuesOf(account),
    check: checkBank,
    send: store,
    invalidates: ['/perfil/minha-conta-bancaria'],
    onSuccess: onSaved,
  });
  const { errors } = form.formState;
  const prefix = useId();
  const idOf = (field: keyof BankValues) => `${prefix}-${field}`;
  const wrong = bankFields.flatMap((field) => {
    const { message: text, type } = errors[field] ?? {};
    // Errors from the server are shown at the fields only.
    return text === undefined || type === serverError ? [] : [{ fieldId: idOf(field), text }];
  });

  return (
    <EditForm
      form={form}
      texts={messages}
      failureTexts={{ fallback: messages.failed, connection: messages.connectionFailed }}
      onCancel={onCancel}
    >
      <ErrorSummary errors={wrong} />
      <BankFields form={form} member={member} idOf={idOf} />
    </EditForm>
  );
}
