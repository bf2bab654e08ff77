import type { SubscriptionFacts } from '@raiz/api-client/rules';
import { SubscriptionBanner } from '@raiz/ui';
import { bannerMessages as messages } from '@raiz/ui/messages/global';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { focusTitle } from '../../shared/focusTitle.ts';
import { paths } from '../../shared/paths.ts';
import { useToday } from '../../shared/useToday.ts';
import { bannerFor } from './bannerFor.ts';
import { useDismissal } from './useDismissal.ts';

export interface MemberBannerProps {
  /** Status and end date; they decide which banner is shown, if any. */
  subscription: SubscriptionFacts;
  /** Whose it is: a dismissal is remembered for this person. */
  owner: string;
}

/** The strip at the foot of the window for members whose subscription is not active (spec, section 2, Global). */
export function MemberBanner({ subscription, owner }: MemberBannerProps) {
  const { pathname } = useLocation();
  const { hidden, dismiss } = useDismissal(owner);
  const pressed = useRef(false);
  useToday();
  const words = bannerFor(subscription, new Date());

  // The button that had the focus is gone.
  useEffect(() => {
    if (hidden && pressed.current) focusTitle();
    pressed.current = false;
  }, [hidden]);

  // Whoever has just paid must not be told to pay: that page itself says how the payment stands.
  const paid = pathname.replace(/\/+$/, '') === paths.paymentSuccess;
  if (hidden || words === null || paid) return null;
  return (
    <SubscriptionBanner
      tone={words.tone}
      label={messages.label}
      linkText={words.link}
      linkHref={paths.subscription}
      dismissLabel={messages.dismiss}
      onDismiss={() => {
        pressed.current = true;
        dismiss();
      }}
    >
      {words.text}
    </SubscriptionBanner>
  );
}
