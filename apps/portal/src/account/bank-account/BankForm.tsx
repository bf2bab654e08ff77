import { ApiFailure, type Received, toFailure } from '@raiz/api-client';
import { DadosBancarios } from '@raiz/api-client/maxLengths';
import { CpfField, Grid, NumberField, TextField } from '@raiz/ui';
import { bankOptions, ComboboxField } from '@raiz/ui/combobox';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { FormField } from '../../shared/writes/FormField.tsx';
import { EditForm, useEditForm } from '../shared/EditForm.tsx';
import { chooseCode, chooseName, isOtherPerson } from './bankHints.ts';
import { bankLabels, bankValuesOf, checkBank, tidyBank, type BankValues } from './bankAccount.ts';
import { bankPath, readAccount, storeAccount } from './useBankAccount.ts';
import { PixKeyField } from './PixKeyField.tsx';
import * as styles from './BankForm.css.ts';

export interface BankFormProps {
  /** The stored account; null when there is none yet. */
  account: Received<'Conta'> | null;
  /** Name of the member. */
  member: string | null;
  /** Called after the account is stored. */
  onSaved: () => void;
  /** Closes the form without saving. */
  onCancel: () => void;
}

/** The form for the bank data. A separate chunk, because of the searchable list of banks. */
export function BankForm({ account, member, onSaved, onCancel }: BankFormProps) {
  const exists = useRef(account !== null);
  const form = useEditForm({
    about: 'bank',
    values: bankValuesOf(account),
    stored: {
      async read(known) {
        const now = await readAccount();
        if (now !== null) return bankValuesOf(now, known);
        // Removed elsewhere: says so once. The next save creates it again.
        if (!exists.current) return known;
        exists.current = false;
        throw new ApiFailure('server', { status: 404, text: messages.gone });
      },
      tidy: tidyBank,
      labels: bankLabels,
    },
    check: checkBank,
    send: storeAccount,
    failure: { fallback: messages.failed, connection: messages.connectionFailed },
    // Created or removed elsewhere after the read: the next save needs the other method.
    invalidatesOnFailure: (error) => ([404, 409].includes(toFailure(error).status ?? 0) ? [bankPath] : []),
    onSuccess: onSaved,
  });

  return (
    <EditForm form={form} texts={messages} onCancel={onCancel}>
      <BankFields form={form} member={member} />
    </EditForm>
  );
}

interface BankFieldsProps {
  /** The form from `useApiForm`; name and code of the bank change each other. */
  form: UseFormReturn<BankValues>;
  /** Name of the member, for the hint about another holder. */
  member: string | null;
}

/** The seven fields of the bank data (docs/specification.md#bank-data). */
function BankFields({ form, member }: BankFieldsProps) {
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
              label={messages.fullName}
              // One line replaces the other, so that the button does not move under a press.
              hint={differs ? undefined : messages.fullNameHint}
              warning={differs ? messages.holderDiffers : null}
              autoComplete="name"
              required
              maxLength={DadosBancarios.nome_completo}
              onBlur={() => setHolderLeft(true)}
            />
          );
        }}
      </FormField>
      <FormField control={control} name="cpf">
        {(field) => (
          <CpfField {...field} label={messages.cpf} hint={messages.cpfHint} doubtText={messages.cpfDoubtful} required />
        )}
      </FormField>
      <div className={styles.bank}>
        <FormField control={control} name="nome_banco">
          {(field) => (
            <ComboboxField
              {...field}
              label={messages.bankName}
              hint={messages.bankHint}
              required
              maxLength={DadosBancarios.nome_banco}
              options={bankOptions}
              onChange={(name, bank) => setBank(chooseName(getValues(), name, bank))}
            />
          )}
        </FormField>
        <FormField control={control} name="codigo_banco">
          {(field) => (
            <NumberField
              {...field}
              label={messages.bankCode}
              required
              maxLength={DadosBancarios.codigo_banco}
              onChange={(code) => setBank(chooseCode(getValues(), code, bankOptions))}
            />
          )}
        </FormField>
      </div>
      <Grid minColumnWidth="small" gap={24}>
        <FormField control={control} name="numero_agencia">
          {(field) => (
            <TextField
              {...field}
              label={messages.branch}
              hint={messages.branchHint}
              autoComplete="off"
              required
              maxLength={DadosBancarios.numero_agencia}
            />
          )}
        </FormField>
        <FormField control={control} name="numero_conta">
          {(field) => (
            <TextField
              {...field}
              label={messages.account}
              hint={messages.accountHint}
              autoComplete="off"
              required
              maxLength={DadosBancarios.numero_conta}
            />
          )}
        </FormField>
      </Grid>
      <FormField control={control} name="chave_pix">
        {(field) => <PixKeyField {...field} />}
      </FormField>
    </>
  );
}
