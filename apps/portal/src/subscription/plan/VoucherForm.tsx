import { Button, Form, Inline, Notice, TextField } from '@raiz/ui';
import { planMessages } from '@raiz/ui/messages/subscription';
import { useEffect } from 'react';
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
  const { removed, field } = voucher;

  // The button that removed the voucher, and had the focus, is gone.
  useEffect(() => {
    if (removed) field.current?.focus();
  }, [removed, field]);

  return (
    <Form label={messages.title} busy={voucher.busy || locked} onSubmit={voucher.apply}>
      {removed && <Notice>{messages.removed}</Notice>}
      <TextField
        ref={field}
        mono
        label={messages.code}
        hint={messages.hint}
        error={voucher.fieldError}
        value={voucher.typed}
        readOnly={voucher.busy || locked}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        onChange={voucher.type}
      />
      {voucher.failure !== null && <Notice tone="danger">{voucher.failure}</Notice>}
      <Inline>
        <Button type="submit" variant="secondary" disabled={locked} busy={voucher.busy} busyLabel={messages.applying}>
          {messages.apply}
        </Button>
      </Inline>
    </Form>
  );
}
