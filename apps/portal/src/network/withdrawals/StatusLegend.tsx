import { Inline, Stack, StatusBadge, Text } from '@raiz/ui';
import { statusWords } from '@raiz/ui/messages/statusWords';
import { presentStatuses, statusMeaning, type Withdrawal } from './withdrawals.ts';

export interface StatusLegendProps {
  /** The withdrawals shown; only their statuses are explained. */
  withdrawals: readonly Withdrawal[];
}

/** Explains each status that occurs in the list. */
export function StatusLegend({ withdrawals }: StatusLegendProps) {
  return (
    <Stack as="ul" gap={8}>
      {presentStatuses(withdrawals).map((status) => (
        <li key={status}>
          <Inline gap={8}>
            <StatusBadge kind="withdrawal" status={status} words={statusWords} />
            <Text as="span" size="small" tone="muted">
              {statusMeaning(status)}
            </Text>
          </Inline>
        </li>
      ))}
    </Stack>
  );
}
