import { ArrowLeftIcon, TextLink } from '@raiz/ui';
import { planMessages } from '@raiz/ui/messages/subscription';
import { paths } from '../../shared/paths.ts';

/** The way back to /minha-assinatura, above the title of the screens below it (spec, section 2). */
export function BackToMySubscription() {
  return (
    <TextLink look="standalone" icon={<ArrowLeftIcon />} href={paths.mySubscription}>
      {planMessages.back}
    </TextLink>
  );
}
