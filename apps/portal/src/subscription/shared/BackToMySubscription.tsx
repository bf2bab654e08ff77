import { BackLink } from '@raiz/ui';
import { planMessages } from '@raiz/ui/messages/subscription';
import { paths } from '../../shared/page/paths.ts';

/** Link back to /minha-assinatura, above the title of a page. */
export function BackToMySubscription() {
  return <BackLink href={paths.mySubscription}>{planMessages.back}</BackLink>;
}
