import { ApiFailure, type Received, toFailure } from '@raiz/api-client';
import { CpfField, Grid, NumberField, TextField } from '@raiz/ui';
import { bankOptions, ComboboxField } from '@raiz/ui/combobox';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import { useRef, useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { bankOf } from '@raiz/ui/format';
import { ConfirmDialog } from '../../shared/lazy/ConfirmDialog.ts';
import { useSavedForm } from '../../shared/saved/useSavedForm.tsx';
import { FormField } from '../../shared/writes/FormField.tsx';
import { EditForm } from '../shared/EditForm.tsx';
import { bankInDoubt, type BankChoice, chooseCode, chooseName, isOtherPerson } from './bankHints.ts';
import { accountOf, bankLabels, bankValuesOf, checkBank, normalizeBank, type BankValues } from './bankAccount.ts';
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
  // Values whose name and code are of two banks, until the member says that they are right.
  const [doubtful, setDoubtful] = useState<BankValues | null>(null);
  const form = useSavedForm<BankValues>({
    draftKey: 'bank',
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
      normalize: normalizeBank,
      labels: bankLabels,
    },
    check: checkBank,
    beforeSubmit: (values) => (bankInDoubt(values) === null ? form.run(values) : setDoubtful(values)),
    send: (values) => storeAccount(accountOf(values)),
    failure: { fallback: messages.failed, connection: messages.connectionFailed },
    // Created or removed elsewhere after the read: the next save needs the other method.
    invalidatesOnFailure: (error) => ([404, 409].includes(toFailure(error).status ?? 0) ? [bankPath] : []),
    onSuccess: onSaved,
  });
  const listed = doubtful === null ? null : bankInDoubt(doubtful);

  return (
    <EditForm form={form} texts={messages} onCancel={onCancel}>
      <BankFields form={form} member={member} />
      {doubtful !== null && listed !== null && (
        <ConfirmDialog
          tone="primary"
          title={messages.bankDoubtful}
          confirmText={messages.bankConfirmed}
          cancelText={messages.bankCorrect}
          onConfirm={() => {
            setDoubtful(null);
            form.run(doubtful);
          }}
          onCancel={() => setDoubtful(null)}
        >
          {messages.bankQuestion({ bank: listed.value, code: listed.hint, typed: doubtful.codigo_banco })}
        </ConfirmDialog>
      )}
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
  const bankName = useWatch({ control, name: 'nome_banco' });

  function setBank(bank: BankChoice) {
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
              options={bankOptions}
              onChange={(name) => setBank(chooseName(getValues(), name))}
            />
          )}
        </FormField>
        <FormField control={control} name="codigo_banco">
          {(field) => {
            const listed = bankOf(field.value);
            const isCustom = bankName !== '' && bankOf(bankName) === null;
            return (
              <NumberField
                {...field}
                label={messages.bankCode}
                warning={isCustom && listed !== null ? messages.bankOfCode({ bank: listed.value }) : null}
                required
                onChange={(code) => setBank(chooseCode(getValues(), code))}
              />
            );
          }}
        </FormField>
      </div>
      <Grid minColumnWidth="small" gap={24}>
        <FormField control={control} name="numero_agencia">
          {(field) => (
            <TextField {...field} label={messages.branch} hint={messages.branchHint} autoComplete="off" required />
          )}
        </FormField>
        <FormField control={control} name="numero_conta">
          {(field) => (
            <TextField {...field} label={messages.account} hint={messages.accountHint} autoComplete="off" required />
          )}
        </FormField>
      </Grid>
      <FormField control={control} name="chave_pix">
        {(field) => <PixKeyField {...field} />}
      </FormField>
    </>
  );
}
