import type { Received } from '@raiz/api-client';
import { Button, ButtonLink } from '@raiz/ui';
import { mySubscriptionMessages as messages } from '@raiz/ui/messages/subscription';
import { confirmIntent } from '../../shared/confirmDialog.ts';
import { paths } from '../../shared/paths.ts';
import type { Standing } from '../shared/standing.ts';
import { SubscriptionPlan } from '../shared/SubscriptionPlan.tsx';

export interface SubscriptionDetailsProps {
  /** Status and dates. */
  subscription: Received<'StatusAssinatura'>;
  /** The status as shown. */
  standing: Standing;
  /** Opens the cancel dialog; null when nothing can be canceled. */
  onCancel: (() => void) | null;
}

/** The plan with price, status and dates, and the ways to /assinatura and to cancel. */
export function SubscriptionDetails({ subscription, standing, onCancel }: SubscriptionDetailsProps) {
  const { tone, offer } = standing;
  return (
    <SubscriptionPlan
      subscription={subscription}
      standing={standing}
      actions={
        <ButtonLink href={paths.subscription} variant={tone === 'active' ? 'secondary' : 'primary'}>
          {messages[offer]}
        </ButtonLink>
      }
      quietAction={
        onCancel ? (
          <Button variant="quietDanger" aria-haspopup="dialog" {...confirmIntent} onClick={onCancel}>
            {messages.cancel.open}
          </Button>
        ) : undefined
      }
    />
  );
}
