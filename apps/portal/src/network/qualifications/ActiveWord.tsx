import { StatusWord } from '@raiz/ui';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';

/** Whether a direct referral is active, whatever the subscription is, as icon and word. */
export function ActiveWord({ active }: { active: boolean }) {
  return <StatusWord tone={active ? 'active' : 'inactive'}>{active ? messages.active : messages.inactive}</StatusWord>;
}
