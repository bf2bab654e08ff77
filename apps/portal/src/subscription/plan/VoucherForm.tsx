import { Button, Form, Inline, Notice, TextField } from '@raiz/ui';
import { planMessages } from '@raiz/ui/messages/subscription';
import { useEffect } from 'react';
import { FormFailure, FormField } from '../../shared/writes/FormField.tsx';
import type { Voucher } from './useVoucher.ts';

const messages = planMessages.voucher;

export interface VoucherFormProps {
  /** The voucher field and its request. */
  voucher: Voucher;
  /** A payment is under way: the code cannot be changed. */
  locked: boolean;
}

/** The field for a code. A failure keeps the code. */
export function VoucherForm({ voucher, locked }: VoucherFormProps) {
  const { form, removed, onType } = voucher;
  const { control, busy, setFocus } = form;

  // The button that removed the voucher, and had the focus, is gone.
  useEffect(() => {
    if (removed) setFocus('codigo');
  }, [removed, setFocus]);

  return (
    <Form label={messages.title} busy={busy || locked} onSubmit={voucher.apply}>
      {removed && <Notice>{messages.removed}</Notice>}
      <FormField control={control} name="codigo">
        {(field) => (
          <TextField
            {...field}
            mono
            label={messages.code}
            hint={messages.hint}
            readOnly={busy || locked}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            onChange={(code) => {
              onType();
              form.clearErrors();
              field.onChange(code);
            }}
          />
        )}
      </FormField>
      <FormFailure error={voucher.failure} texts={{ fallback: messages.failed }} />
      <Inline>
        <Button type="submit" variant="secondary" disabled={locked} busy={busy} busyLabel={messages.applying}>
          {messages.apply}
        </Button>
      </Inline>
    </Form>
  );
}
