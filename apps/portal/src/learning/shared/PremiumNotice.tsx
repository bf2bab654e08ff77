import { Text } from '@raiz/ui';
import { premiumNoticeMessages } from '@raiz/ui/messages/learning';
import { useAccessNote } from './premiumAccess.ts';

/**
 * Says that the course needs a subscription and what it costs and, after a cancellation, shows the end date
 * (docs/specification.md#premium-access).
 */
export function PremiumNotice() {
  const note = useAccessNote();
  const { course, price } = premiumNoticeMessages;
  return <Text>{[course, price, note].filter((text) => text !== null).join(' ')}</Text>;
}
