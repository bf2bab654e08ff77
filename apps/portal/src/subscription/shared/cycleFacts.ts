import type { Received } from '@raiz/api-client';
import type { KeyValueItem } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { planMessages as messages } from '@raiz/ui/messages/subscription';

type Cycle = Pick<Received<'StatusAssinatura'>, 'start_date' | 'end_date'>;

/**
 * The known dates of a subscription: start and end of the cycle as one range, and the next renewal.
 * An unknown date has no fact.
 * @param renewal the formatted day of the next renewal where no sentence says it, or null
 */
export function cycleFacts({ start_date, end_date }: Cycle, renewal: string | null): KeyValueItem[] {
  const start = formatDate(start_date);
  const end = formatDate(end_date);
  const cycle =
    start !== emptyValue && end !== emptyValue
      ? [{ label: messages.cycle, value: messages.cycleDays({ start, end }) }]
      : [
          { label: messages.cycleStart, value: start },
          { label: messages.cycleEnd, value: end },
        ];
  return [...cycle, { label: messages.nextRenewal, value: renewal ?? emptyValue }].filter(
    ({ value }) => value !== emptyValue,
  );
}
