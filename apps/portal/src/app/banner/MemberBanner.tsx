import type { SubscriptionFacts } from '@raiz/api-client/rules';
import { SubscriptionBanner } from '@raiz/ui';
import { bannerMessages as messages } from '@raiz/ui/messages/global';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { subscriptionBanner } from '../../shared/member/subscriptionStatus.ts';
import { paths } from '../../shared/page/paths.ts';
import { focusTitle } from '../../shared/page/ScreenHeader.tsx';
import { SupportText } from '../../shared/page/SupportText.tsx';
import { useToday } from '../../shared/page/useToday.ts';
import { hasBanner, reserveBannerSpace, storeBanner } from './bannerSpace.ts';
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
  useToday();
  const content = subscriptionBanner(subscription, new Date());

  const shown = !hidden && content !== null;
  useEffect(() => {
    storeBanner(shown);
    reserveBannerSpace();
  }, [shown]);

  if (!shown || !hasBanner(pathname)) return null;
  return (
    <SubscriptionBanner
      tone={content.tone}
      label={messages.label}
      linkText={content.link}
      linkHref={paths.subscription}
      dismissLabel={messages.dismiss}
      onDismiss={() => {
        flushSync(dismiss);
        // The banner contained the focus.
        focusTitle();
      }}
    >
      <SupportText>{content.text}</SupportText>
    </SubscriptionBanner>
  );
}
