import { useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Form } from '../components/Form/Form.tsx';
import { KeyValue } from '../components/KeyValue/KeyValue.tsx';
import { Inline } from '../components/Layout/Inline.tsx';
import { Stack } from '../components/Layout/Stack.tsx';
import { Notice } from '../components/Notice/Notice.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { formatCents, formatMoney } from '../format/money.ts';
import { formatPercent } from '../format/percent.ts';
import { planMessages } from '../messages/subscription/plan.ts';

const words = planMessages.voucher;

/** What the server says of a voucher. */
export type VoucherAnswer = 'discount' | 'refused' | 'none';

interface StoryVoucherProps {
  /** What comes of applying a code; `none` never comes. */
  answer: VoucherAnswer;
}

/** The voucher form, its price before and after, and the payment. */
export function StoryVoucher({ answer }: StoryVoucherProps) {
  const [code, setCode] = useState('');
  const [sent, setSent] = useState(false);
  const applied = sent && answer === 'discount';
  return (
    <Card title={words.title}>
      {applied ? (
        <Applied code={code} onRemove={() => setSent(false)} />
      ) : (
        <Form onSubmit={() => setSent(true)}>
          <TextField
            label={words.code}
            hint={words.hint}
            value={code}
            onChange={setCode}
            mono
            required
            error={sent && answer === 'refused' ? 'Este voucher expirou em 31/10/2026.' : null}
          />
          <Inline>
            <Button type="submit" variant="secondary" busy={sent && answer === 'none'} busyLabel={words.applying}>
              {words.apply}
            </Button>
          </Inline>
        </Form>
      )}
      <Stack gap={8}>
        <Inline>
          <Button>{planMessages.pay}</Button>
        </Inline>
        <Text size="small" tone="muted">
          {planMessages.payHint}
        </Text>
      </Stack>
    </Card>
  );
}

/** What the plan costs with the voucher: `valor_final` comes in cents, the full price in reais. */
function Applied({ code, onRemove }: { code: string; onRemove: () => void }) {
  const value = formatCents(20_000);
  return (
    <>
      <Notice tone="success" takeFocus>
        {words.applied}
      </Notice>
      <Inline justify="between">
        <Text>{words.appliedCode({ code })}</Text>
        <Button variant="secondary" onClick={onRemove}>
          {words.remove}
        </Button>
      </Inline>
      <KeyValue
        items={[
          { label: words.fullPrice, value: <s>{formatMoney(250)}</s> },
          {
            label: words.finalPrice,
            value: <strong>{words.finalValue({ value, discount: formatPercent(20) })}</strong>,
          },
        ]}
      />
    </>
  );
}
