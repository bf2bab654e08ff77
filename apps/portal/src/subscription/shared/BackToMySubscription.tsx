import { ArrowLeftIcon, TextLink } from '@raiz/ui';
import { planMessages } from '@raiz/ui/messages/subscription';
import { paths } from '../../shared/paths.ts';

/** Link back to /minha-assinatura, above the title of a page. */
export function BackToMySubscription() {
  return (
    <TextLink look="standalone" icon={<ArrowLeftIcon />} href={paths.mySubscription}>
      {planMessages.back}
    </TextLink>
  );
}
