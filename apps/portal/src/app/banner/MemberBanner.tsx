import type { SubscriptionFacts } from '@raiz/api-client/rules';
import { SubscriptionBanner } from '@raiz/ui';
import { bannerMessages as messages } from '@raiz/ui/messages/global';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { subscriptionBanner } from '../../shared/member/subscriptionStatus.ts';
import { paths } from '../../shared/page/paths.ts';
import { focusTitle } from '../../shared/page/ScreenHeader.tsx';
import { SupportText } from '../../shared/page/SupportText.tsx';
import { useToday } from '../../shared/page/useToday.ts';
import { reserveBannerSpace } from './bannerSpace.ts';
import { hasBanner } from './hasBanner.ts';
import { useDismissal } from './useDismissal.ts';

export interface MemberBannerProps {
  /** Status and end date. */
  subscription: SubscriptionFacts;
  /** Id of the member, by which a dismissal is stored. */
  owner: string;
}

/** The subscription banner (docs/specification.md#banner). */
export function MemberBanner({ subscription, owner }: MemberBannerProps) {
  const { pathname } = useLocation();
  const { hidden, dismiss } = useDismissal(owner);
  const pressed = useRef(false);
  useToday();
  const content = subscriptionBanner(subscription, new Date());

  // The dismissed banner contained the focus.
  useEffect(() => {
    if (hidden && pressed.current) focusTitle();
    pressed.current = false;
  }, [hidden]);

  const shown = !hidden && content !== null;
  useEffect(() => reserveBannerSpace(shown), [shown]);

  if (!shown || !hasBanner(pathname)) return null;
  return (
    <SubscriptionBanner
      tone={content.tone}
      label={messages.label}
      linkText={content.link}
      linkHref={paths.subscription}
      dismissLabel={messages.dismiss}
      onDismiss={() => {
        pressed.current = true;
        dismiss();
      }}
    >
      <SupportText>{content.text}</SupportText>
    </SubscriptionBanner>
  );
}
