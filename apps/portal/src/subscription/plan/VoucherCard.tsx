import { Button, Card, Inline, Notice, Text } from '@raiz/ui';
import { planMessages } from '@raiz/ui/messages/subscription';
import { VoucherForm } from './VoucherForm.tsx';
import type { AppliedVoucher } from './quoteOf.ts';
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
