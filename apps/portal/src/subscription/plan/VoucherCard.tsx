import { Button, Card, Inline, KeyValue, Notice, Text } from '@raiz/ui';
import { formatCents, formatMoney, formatPercent } from '@raiz/ui/format';
import { planMessages } from '@raiz/ui/messages/subscription';
import { VoucherForm } from './VoucherForm.tsx';
import type { AppliedVoucher, Voucher } from './useVoucher.ts';

const messages = planMessages.voucher;

/** Price of the only plan in reais (spec, section 9). */
const monthlyPrice = 250;

export interface VoucherCardProps {
  /** The code as typed, what is wrong with it, and the voucher in force. */
  voucher: Voucher;
  /** A payment is on its way: what it takes along stays as it is. */
  locked: boolean;
}

/** The voucher: its form, or the price before and after once one is applied (spec, section 2). */
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
  /** The voucher in force: discount in percent, price in cents. */
  applied: AppliedVoucher;
  /** Nobody pressed a button for it: the focus stays where it is. */
  restored: boolean;
  /** The payment page is being opened: the voucher can no longer be taken away. */
  locked: boolean;
  /** Takes the voucher away. */
  onRemove: () => void;
}

function Applied({ applied: { code, finalCents, discount }, restored, locked, onRemove }: AppliedProps) {
  const value = formatCents(finalCents);
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
      <KeyValue
        items={[
          { label: messages.fullPrice, value: <s>{formatMoney(monthlyPrice)}</s> },
          {
            label: messages.finalPrice,
            value: <strong>{messages.finalValue({ value, discount: formatPercent(discount, 2) })}</strong>,
          },
        ]}
      />
    </>
  );
}
