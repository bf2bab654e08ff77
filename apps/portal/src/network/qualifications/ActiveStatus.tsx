import { StatusText } from '@raiz/ui';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';

/** Whether a direct referral is active, independent of the subscription, as icon and label. */
export function ActiveStatus({ active }: { active: boolean }) {
  return <StatusText tone={active ? 'active' : 'inactive'}>{active ? messages.active : messages.inactive}</StatusText>;
}
