import { useState } from 'react';
import { Button } from '../components/primitives/Button/Button.tsx';
import { Card } from '../components/primitives/Card/Card.tsx';
import { bankOptions } from '../components/domain/bankOptions.ts';
import { ComboboxField } from '../components/primitives/ComboboxField/ComboboxField.tsx';
import { CpfField } from '../components/primitives/CpfField/CpfField.tsx';
import { ErrorSummary, type FieldError } from '../components/primitives/ErrorSummary/ErrorSummary.tsx';
import { Form } from '../components/primitives/Form/Form.tsx';
import { KeyValue } from '../components/primitives/KeyValue/KeyValue.tsx';
import { Grid, Inline } from '../components/primitives/Layout/Layout.tsx';
import { Notice } from '../components/primitives/Notice/Notice.tsx';
import { NumberField } from '../components/primitives/NumberField/NumberField.tsx';
import { Text } from '../components/primitives/Text/Text.tsx';
import { TextField } from '../components/primitives/TextField/TextField.tsx';
import { bankMessages as words } from '../messages/account.ts';
import { checkBank, fieldIdOf, type BankValues } from './storyBankValues.ts';

/** The server's answer, if any. */
export type Answer = 'saved' | 'refused' | 'none';

export interface BankFormProps {
  /** What the fields hold at first. */
  initial: BankValues;
  /** The result of saving. */
  answer: Answer;
  /** Called with the sent values. */
  onSave: (values: BankValues) => void;
}

interface BankFieldsProps {
  values: BankValues;
  errors: readonly FieldError[];
  set: (changed: Partial<BankValues>) => void;
}

function BankFields({ values, errors, set }: BankFieldsProps) {
  function field(name: keyof BankValues) {
    const id = fieldIdOf(name);
    return {
      id,
      value: values[name],
      error: errors.find(({ fieldId }) => fieldId === id)?.text ?? null,
      onChange: (value: string) => set({ [name]: value }),
    };
  }

  return (
    <>
      <TextField {...field('nome_completo')} label={words.fullName} hint={words.fullNameHint} required />
      <CpfField {...field('cpf')} label={words.cpf} hint={words.cpfHint} doubtText={words.cpfDoubtful} required />
      <Grid least="small" gap={20}>
        <ComboboxField
          {...field('nome_banco')}
          label={words.bankName}
          hint={words.bankHint}
          required
          allowCustom
          options={bankOptions}
          onChange={(name, bank) => set({ nome_banco: name, ...(bank?.hint && { codigo_banco: bank.hint }) })}
        />
        <NumberField {...field('codigo_banco')} label={words.bankCode} required />
        <TextField {...field('numero_agencia')} label={words.branch} hint={words.branchHint} required />
        <TextField {...field('numero_conta')} label={words.account} hint={words.accountHint} required />
      </Grid>
      <TextField {...field('chave_pix')} label={words.pixKey} hint={words.pixHint} mono />
    </>
  );
}

function SavedBank({ values, onEdit }: { values: BankValues; onEdit: () => void }) {
  return (
    <>
      <Notice tone="success" takeFocus>
        {words.success}
      </Notice>
      <KeyValue
        items={[
          { label: words.fullName, value: values.nome_completo },
          { label: words.cpf, value: values.cpf },
          { label: words.bankName, value: `${values.codigo_banco} ${values.nome_banco}` },
          { label: words.branch, value: values.numero_agencia },
          { label: words.account, value: values.numero_conta },
          { label: words.pixKey, value: values.chave_pix || '--' },
        ]}
      />
      <Inline>
        <Button variant="secondary" onClick={onEdit}>
          {words.edit}
        </Button>
      </Inline>
    </>
  );
}

/**
 * The bank data of the profile, put together from the parts of the design system and nothing else.
 */
export function BankForm({ initial, answer, onSave }: BankFormProps) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [now, setNow] = useState<'editing' | 'busy' | 'saved' | 'failed'>('editing');

  function send() {
    const found = checkBank(values);
    setErrors(found);
    setNow('editing');
    if (found.length > 0) return;
    onSave(values);
    setNow('busy');
    if (answer !== 'none') setTimeout(() => setNow(answer === 'saved' ? 'saved' : 'failed'), 100);
  }

  return (
    <Card title={words.title}>
      {now === 'saved' ? (
        <SavedBank values={values} onEdit={() => setNow('editing')} />
      ) : (
        <Form busy={now === 'busy'} label={words.title} onSubmit={send}>
          <Text tone="muted">{words.introduction}</Text>
          <ErrorSummary errors={errors} />
          <BankFields {...{ values, errors }} set={(changed) => setValues((before) => ({ ...before, ...changed }))} />
          {now === 'failed' && <Notice tone="danger">{words.failed}</Notice>}
          <Inline>
            <Button type="submit" busy={now === 'busy'} busyLabel={words.saving}>
              {words.save}
            </Button>
            <Button variant="secondary" disabled={now === 'busy'} onClick={() => setValues(initial)}>
              {words.cancel}
            </Button>
          </Inline>
        </Form>
      )}
    </Card>
  );
}
