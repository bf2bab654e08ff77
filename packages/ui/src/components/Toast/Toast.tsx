import * as Radix from '@radix-ui/react-toast';
import type { ReactNode } from 'react';
import { CloseIcon } from '../../icons/frame.tsx';
import { FailureIcon, InfoIcon, SuccessIcon } from '../../icons/notices.tsx';
import { cx } from '../../internal/cx.ts';
import { uiTexts } from '../../internal/uiTexts.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { toastLife } from './toastLife.ts';
import type { ToastEntry, ToastTone } from './toastQueue.ts';
import { useLifetime } from './useLifetime.ts';
import * as styles from './Toast.css.ts';

const icons: Record<ToastTone, ReactNode> = {
  success: <SuccessIcon />,
  info: <InfoIcon />,
  failure: <FailureIcon />,
};

interface ToastProps {
  /** What it says. */
  entry: ToastEntry;
  /** Its time stands still. */
  paused: boolean;
  /** Someone has begun or ceased to point at the toasts, or to have the focus in them. */
  onHold: (held: boolean) => void;
  /** Its time is over, or someone has closed it. */
  onClose: () => void;
}

/** One toast. Failures interrupt what a screen reader is saying; the rest waits. */
export function Toast({ entry, paused, onHold, onClose }: ToastProps) {
  const { text, tone, action, lang } = entry;
  useLifetime(toastLife(entry), paused, onClose);
  return (
    <Radix.Root
      type={tone === 'failure' ? 'foreground' : 'background'}
      // The time is ours to keep: the library's own would run on while the page is hidden.
      duration={Infinity}
      onOpenChange={onClose}
      onPause={() => onHold(true)}
      onResume={() => onHold(false)}
      className={cx(styles.toast, styles.tone[tone])}
    >
      <span className={styles.icon}>{icons[tone]}</span>
      <div className={styles.body}>
        <Radix.Description lang={lang} className={styles.words}>
          {text}
        </Radix.Description>
        {action && (
          <Radix.Action asChild altText={`${action.label} (F8)`} onClick={action.onPress}>
            <Button variant="secondary">{action.label}</Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={uiTexts.closeToast} icon={<CloseIcon />} />
      </Radix.Close>
    </Radix.Root>
  );
}
