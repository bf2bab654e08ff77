import { useRef, type ReactNode } from 'react';
import { CloseIcon } from '../../icons/frame.tsx';
import { InfoIcon, WarningIcon } from '../../icons/notices.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { useKeptClear } from './useKeptClear.ts';
import * as styles from './SubscriptionBanner.css.ts';

const icons: Record<'warning' | 'info', ReactNode> = { warning: <WarningIcon />, info: <InfoIcon /> };

/** Props of SubscriptionBanner. */
export interface SubscriptionBannerProps {
  /** `warning`: premium content is closed. `info`: it is open, but something will end. */
  tone: 'warning' | 'info';
  /** Name of the region, such as 'Assinatura'. */
  label: string;
  /** One sentence on how the subscription stands. */
  children: ReactNode;
  /** Words of the link. */
  linkText: string;
  /** Where the link leads: /assinatura. */
  linkHref: string;
  /** Hides the banner; the caller remembers it for two hours. */
  onDismiss: () => void;
  /** Accessible name of the close button. */
  dismissLabel: string;
}

/**
 * The strip at the foot of the window for members whose subscription is not active (spec section 2). It comes when the
 * status is known, so it must not push down what is being read: stands last in an element as high as the page. It is a
 * region, not an alert: it is on every page and would otherwise be read aloud on each.
 */
export function SubscriptionBanner(props: SubscriptionBannerProps) {
  const { tone, label, children, linkText, linkHref, onDismiss, dismissLabel } = props;
  const strip = useRef<HTMLElement>(null);
  useKeptClear(strip);
  return (
    <section ref={strip} aria-label={label} className={styles.tone[tone]}>
      <div className={styles.column}>
        <span className={styles.icon}>{icons[tone]}</span>
        <p className={styles.words}>
          {children}{' '}
          <TextLink href={linkHref} look="inheritStrong">
            {linkText}
          </TextLink>
        </p>
        <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={onDismiss} />
      </div>
    </section>
  );
}
