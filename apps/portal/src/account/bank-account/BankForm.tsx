import type { Received } from '@raiz/api-client';
import { CpfField, ErrorSummary, Grid, NumberField, TextField } from '@raiz/ui';
import { bankOptions, ComboboxField } from '@raiz/ui/combobox';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { useId, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../shared/writes/FormField.tsx';
import { serverError } from '../../shared/writes/useApiForm.ts';
import { EditForm, useEditForm } from '../shared/EditForm.tsx';
import { chooseCode, chooseName, isOtherPerson } from './bankHints.ts';
import { bankFields, bankValuesOf, checkBank, type BankValues } from './bankAccount.ts';
import { PixKeyField } from './PixKeyField.tsx';

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

interface BankFieldsProps {
  /** Of `useForm`; name and code of the bank change each other. */
  form: UseFormReturn<BankValues>;
  /** Name of the member, for the hint that the holder differs. */
  member: string | null;
  /** Id of a field's control, for its link in the error summary. */
  idOf: (field: keyof BankValues) => string;
}

/** The seven fields of the bank data (docs/specification.md#bank-data). */
function BankFields({ form, member, idOf }: BankFieldsProps) {
  const { control, formState, getValues, setValue } = form;
  const [holderLeft, setHolderLeft] = useState(false);

  function setBank(bank: Pick<BankValues, 'nome_banco' | 'codigo_banco'>) {
    const now = getValues();
    for (const field of ['nome_banco', 'codigo_banco'] as const) {
      if (bank[field] === now[field]) continue;
      setValue(field, bank[field], { shouldDirty: true, shouldValidate: formState.isSubmitted });
    }
  }

  return (
    <>
      <FormField control={control} name="nome_completo">
        {(field) => {
          const differs = holderLeft && isOtherPerson(field.value, member);
          return (
            <TextField
              {...field}
              id={idOf(field.name)}
              label={messages.fullName}
              // One line in place of the other: a press of the button must not miss it.
              hint={differs ? undefined : messages.fullNameHint}
              warning={differs ? messages.holderDiffers : null}
              autoComplete="name"
              required
              maxLength={150}
              onBlur={() => setHolderLeft(true)}
            />
          );
        }}
      </FormField>
      <FormField control={control} name="cpf">
        {(field) => (
          <CpfField
            {...field}
            id={idOf(field.name)}
            label={messages.cpf}
            hint={messages.cpfHint}
            doubtText={messages.cpfDoubtful}
            required
          />
        )}
      </FormField>
      <FormField control={control} name="nome_banco">
        {(field) => (
          <ComboboxField
            {...field}
            id={idOf(field.name)}
            label={messages.bankName}
            hint={messages.bankHint}
            required
            maxLength={100}
            options={bankOptions}
            onChange={(name, bank) => setBank(chooseName(getValues(), name, bank))}
          />
        )}
      </FormField>
      <FormField control={control} name="codigo_banco">
        {(field) => (
          <NumberField
            {...field}
            id={idOf(field.name)}
            label={messages.bankCode}
            required
            maxLength={10}
            onChange={(code) => setBank(chooseCode(getValues(), code, bankOptions))}
          />
        )}
      </FormField>
      <Grid least="small" gap={20}>
        <FormField control={control} name="numero_agencia">
          {(field) => (
            <TextField
              {...field}
              id={idOf(field.name)}
              label={messages.branch}
              hint={messages.branchHint}
              autoComplete="off"
              required
              maxLength={20}
            />
          )}
        </FormField>
        <FormField control={control} name="numero_conta">
          {(field) => (
            <TextField
              {...field}
              id={idOf(field.name)}
              label={messages.account}
              hint={messages.accountHint}
              autoComplete="off"
              required
              maxLength={20}
            />
          )}
        </FormField>
      </Grid>
      <FormField control={control} name="chave_pix">
        {(field) => <PixKeyField {...field} id={idOf(field.name)} />}
      </FormField>
    </>
  );
}
