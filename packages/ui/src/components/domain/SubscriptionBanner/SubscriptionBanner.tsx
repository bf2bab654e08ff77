import type { ReactNode } from 'react';
import { CloseIcon, InfoIcon, WarningIcon } from '../../../icons/frame.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
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
 * The banner below the header for members whose subscription is not active (docs/specification.md#banner): one line,
 * maximum two on phones. It is a region, not an alert, so that screen readers do not announce it on every page.
 */
export function SubscriptionBanner(props: SubscriptionBannerProps) {
  const { tone, label, children, linkText, linkHref, onDismiss, dismissLabel } = props;
  return (
    <section aria-label={label} className={styles.tone[tone]}>
      <div className={styles.bar}>
        <span className={styles.icon}>{icons[tone]}</span>
        <p className={styles.message}>
          {children}{' '}
          <TextLink href={linkHref} variant="inheritStrong">
            {linkText}
          </TextLink>
        </p>
        <div className={styles.close}>
          <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={onDismiss} />
        </div>
      </div>
    </section>
  );
}
