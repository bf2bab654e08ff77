import { useRef, type ReactNode } from 'react';
import { CloseIcon } from '../../../icons/frame.tsx';
import { InfoIcon, WarningIcon } from '../../../icons/notices.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { useKeptClear } from '../../../internal/useKeptClear.ts';
import * as styles from './SubscriptionBanner.css.ts';

const icons: Record<'warning' | 'info', ReactNode> = { warning: <WarningIcon />, info: <InfoIcon /> };

export interface SubscriptionBannerProps {
  /** `warning`: premium content is closed. `info`: it is open, but something will end. */
  tone: 'warning' | 'info';
  /** Name of the region, such as 'Assinatura'. */
  label: string;
  /** One sentence about the status of the subscription. */
  children: ReactNode;
  /** Label of the link. */
  linkText: string;
  /** Path of the link: /assinatura. */
  linkHref: string;
  /** Called by the close button; the caller hides the banner for two hours. */
  onDismiss: () => void;
  /** Accessible name of the close button. */
  dismissLabel: string;
}

/**
 * The banner at the bottom of the window for members whose subscription is not active
 * (docs/specification.md#banner). It appears once the status is known, so it must not move the
 * content: render it last in an element as high as the page. It is a region, not an alert, so that
 * it is not announced on every page.
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
