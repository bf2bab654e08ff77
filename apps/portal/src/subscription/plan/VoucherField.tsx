import { Button, Form, Notice, Stack, Text, TextField } from '@raiz/ui';
import { planMessages } from '@raiz/ui/messages/subscription';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { FormField } from '../../shared/writes/FormField.tsx';
import { FormFailure } from '../../shared/writes/FormFailure.tsx';
import { voucherAnchor } from '../shared/voucherAnchor.ts';
import type { AppliedVoucher } from './planAnswers.ts';
import type { Voucher } from './useVoucher.ts';
import * as styles from './PaymentSummary.css.ts';

const messages = planMessages.voucher;

export interface VoucherFieldProps {
  /** The voucher form and the applied voucher. */
  voucher: Voucher;
  /** A payment is pending: the user cannot change the voucher. */
  locked: boolean;
}

/** The field for a voucher, or the applied voucher with a button to remove it. */
export function VoucherField({ voucher, locked }: VoucherFieldProps) {
  if (voucher.applied === null) return <VoucherForm voucher={voucher} locked={locked} />;
  return <Applied applied={voucher.applied} restored={voucher.restored} locked={locked} onRemove={voucher.remove} />;
}

interface AppliedProps {
  /** The applied voucher. */
  applied: AppliedVoucher;
  /** Applied automatically: the focus does not move. */
  restored: boolean;
  /** A payment is pending: the user cannot remove the voucher. */
  locked: boolean;
  /** Removes the voucher. */
  onRemove: () => void;
}

function Applied({ applied: { code }, restored, locked, onRemove }: AppliedProps) {
  return (
    <Stack gap={8}>
      <Notice tone="success" takeFocus={!restored}>
        {messages.applied}
      </Notice>
      <div>
        <Text size="caption" tone="muted">
          {messages.appliedCode}
        </Text>
        <div className={styles.applied}>
          <Text as="span" strong>
            {code}
          </Text>
          <Button variant="quiet" size="small" flush disabled={locked} aria-label={messages.remove} onClick={onRemove}>
            {messages.removeShort}
          </Button>
        </div>
      </div>
    </Stack>
  );
}

/** The field for a code. A failure keeps the code. */
function VoucherForm({ voucher, locked }: VoucherFieldProps) {
  const { form, removed, onType } = voucher;
  const { control, busy, getFieldState, setFocus } = form;

  const isTarget = useLocation().hash === voucherAnchor;

  // The focused button, which removed the voucher, is gone; or a payment has refused the code.
  useEffect(() => {
    if (removed || isTarget || getFieldState('codigo').invalid) setFocus('codigo');
  }, [removed, isTarget, getFieldState, setFocus]);

  const apply = (
    <Button
      type="submit"
      variant="secondary"
      disabled={locked}
      busy={busy}
      busyLabel={messages.applying}
      aria-label={messages.apply}
    >
      {messages.applyShort}
    </Button>
  );

  return (
    <Form label={messages.title} busy={busy || locked} gap={12} onSubmit={voucher.apply}>
      {removed && <Notice>{messages.removed}</Notice>}
      <FormField control={control} name="codigo">
        {(field) => (
          <TextField
            {...field}
            code
            label={messages.code}
            action={apply}
            readOnly={busy || locked}
            autoCapitalize="characters"
            onChange={(code) => {
              onType();
              form.clearErrors();
              field.onChange(code);
            }}
          />
        )}
      </FormField>
      <FormFailure failure={voucher.failure} />
    </Form>
  );
}
