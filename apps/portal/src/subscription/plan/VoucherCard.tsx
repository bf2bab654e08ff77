import { Button, Card, Inline, KeyValue, Notice, Text } from '@raiz/ui';
import { formatCents, formatMoney, formatPercent } from '@raiz/ui/format';
import { planMessages } from '@raiz/ui/messages/subscription';
import { VoucherForm } from './VoucherForm.tsx';
import type { AppliedVoucher, Voucher } from './useVoucher.ts';

const messages = planMessages.voucher;

/** Price of the only plan in reais (spec, section 9). */
const monthlyPrice = 250;

export interface VoucherCardProps {
  voucher: Voucher;
  /** A payment is on its way: what it takes along stays as it is. */
  locked: boolean;
}

/** The voucher: its form, or the price before and after once one is applied (spec, section 2). */
export function VoucherCard({ voucher, locked }: VoucherCardProps) {
  return (
    <Card title={messages.title}>
      {voucher.applied ? (
        <Applied applied={voucher.applied} locked={locked} onRemove={voucher.remove} />
      ) : (
        <VoucherForm voucher={voucher} locked={locked} />
      )}
    </Card>
  );
}

interface AppliedProps {
  applied: AppliedVoucher;
  locked: boolean;
  onRemove: () => void;
}

function Applied({ applied: { code, finalCents, discount }, locked, onRemove }: AppliedProps) {
  const value = formatCents(finalCents);
  return (
    <>
      <Notice tone="success" takeFocus>
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
