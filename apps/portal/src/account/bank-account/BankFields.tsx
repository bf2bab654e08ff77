import { CpfField, Grid, NumberField, TextField } from '@raiz/ui';
import { bankOptions, ComboboxField } from '@raiz/ui/combobox';
import { bankMessages as messages } from '@raiz/ui/messages/account';
import type { FormValues } from '../../shared/useFormValues.ts';
import { chooseCode, chooseName } from './bankChoice.ts';
import type { BankValues } from './bankValues.ts';
import { HolderField } from './HolderField.tsx';
import { PixKeyField } from './PixKeyField.tsx';

export interface BankFieldsProps {
  /** Values, errors and warnings of all fields. */
  form: FormValues<BankValues>;
  /** Name of the member, for the hint that the account is somebody else's. */
  member: string;
  /** Id of a field's control, for its link in the summary. */
  idOf: (field: keyof BankValues) => string;
}

/** The seven fields of the bank data (spec, sections 3 and 5). No longer than the contract allows. */
export function BankFields({ form: { values, errors, set }, member, idOf }: BankFieldsProps) {
  function field(name: keyof BankValues) {
    return {
      id: idOf(name),
      value: values[name],
      error: errors[name],
      onChange: (value: string) => set(name, value),
    };
  }

  function setBank({ nome_banco, codigo_banco }: Pick<BankValues, 'nome_banco' | 'codigo_banco'>) {
    if (nome_banco !== values.nome_banco) set('nome_banco', nome_banco);
    if (codigo_banco !== values.codigo_banco) set('codigo_banco', codigo_banco);
  }

  return (
    <>
      <HolderField {...field('nome_completo')} member={member} />
      <CpfField
        {...field('cpf')}
        label={messages.cpf}
        hint={messages.cpfHint}
        doubtText={messages.cpfDoubtful}
        required
      />
      <ComboboxField
        {...field('nome_banco')}
        label={messages.bankName}
        hint={messages.bankHint}
        required
        allowCustom
        maxLength={100}
        options={bankOptions}
        onChange={(name, bank) => setBank(chooseName(values, name, bank))}
      />
      <NumberField
        {...field('codigo_banco')}
        label={messages.bankCode}
        required
        maxLength={10}
        onChange={(code) => setBank(chooseCode(values, code, bankOptions))}
      />
      <Grid least="small" gap={20}>
        <TextField
          {...field('numero_agencia')}
          label={messages.branch}
          hint={messages.branchHint}
          autoComplete="off"
          required
          maxLength={20}
        />
        <TextField
          {...field('numero_conta')}
          label={messages.account}
          hint={messages.accountHint}
          autoComplete="off"
          required
          maxLength={20}
        />
      </Grid>
      <PixKeyField {...field('chave_pix')} />
    </>
  );
}
