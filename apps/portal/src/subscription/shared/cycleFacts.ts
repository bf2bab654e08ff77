import type { Received } from '@raiz/api-client';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { planMessages as messages } from '@raiz/ui/messages/subscription';

type Cycle = Pick<Received<'StatusAssinatura'>, 'start_date' | 'end_date'>;

/**
 * The dates of a subscription: the cycle as one range, and the next renewal. An unknown date, or cycle, is `--`
 * (docs/specification.md#dates).
 * @param renewal the formatted day of the next renewal, or null if a sentence already shows it
 * @param isOver the subscription has no access left, so that its cycle is the last one
 */
export function cycleFacts(
  { start_date, end_date }: Cycle,
  renewal: string | null,
  isOver: boolean,
): { label: string; value: string }[] {
  const start = formatDate(start_date);
  const end = formatDate(end_date);
  const isKnown = start !== emptyValue || end !== emptyValue;
  return [
    {
      label: isOver && isKnown ? messages.lastCycle : messages.cycle,
      value: isKnown ? messages.cycleDays({ start, end }) : emptyValue,
    },
    ...(renewal === null ? [] : [{ label: messages.nextRenewal, value: renewal }]),
  ];
}
