import { StatusWord } from '@raiz/ui';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import { statusWords } from '@raiz/ui/messages/statusWords';

/** The words of this page: a person is active or not, whatever the subscription is. */
const words = { ...statusWords, person: { Ativa: messages.active, Inativa: messages.inactive } };

/** Whether a direct referral is active, as icon and word. */
export function ActiveWord({ active }: { active: boolean }) {
  return <StatusWord kind="person" status={active ? 'Ativa' : 'Inativa'} words={words} />;
}
