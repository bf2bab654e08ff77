import { Button, Card, Form, Inline, Notice, Text, TextField } from '@raiz/ui';
import { planMessages } from '@raiz/ui/messages/subscription';
import { useEffect } from 'react';
import { FormFailure, FormField } from '../../shared/writes/FormField.tsx';
import type { AppliedVoucher } from './planAnswers.ts';
import type { Voucher } from './useVoucher.ts';

const messages = planMessages.voucher;

export interface VoucherCardProps {
  /** The voucher form and the applied voucher. */
  voucher: Voucher;
  /** A payment is under way: the voucher cannot be changed. */
  locked: boolean;
}

/** The voucher form, or the applied voucher with a button to remove it. */
export function VoucherCard({ voucher, locked }: VoucherCardProps) {
  return (
    <Card title={messages.title}>
      {voucher.applied ? (
        <Applied applied={voucher.applied} restored={voucher.restored} locked={locked} onRemove={voucher.remove} />
      ) : (
        <VoucherForm voucher={voucher} locked={locked} />
      )}
    </Card>
  );
}

interface AppliedProps {
  /** The applied voucher. */
  applied: AppliedVoucher;
  /** Applied without a press: the focus does not move. */
  restored: boolean;
  /** A payment is under way: the voucher cannot be removed. */
  locked: boolean;
  /** Removes the voucher. */
  onRemove: () => void;
}

function Applied({ applied: { code }, restored, locked, onRemove }: AppliedProps) {
  return (
    <>
      <Notice tone="success" takeFocus={!restored}>
        {messages.applied}
      </Notice>
      <Inline justify="between">
        <Text strong>{messages.appliedCode({ code })}</Text>
        <Button variant="quiet" disabled={locked} onClick={onRemove}>
          {messages.remove}
        </Button>
      </Inline>
    </>
  );
}

interface VoucherFormProps {
  /** The voucher field and its request. */
  voucher: Voucher;
  /** A payment is under way: the code cannot be changed. */
  locked: boolean;
}

/** The field for a code. A failure keeps the code. */
function VoucherForm({ voucher, locked }: VoucherFormProps) {
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
