import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './Icon.css.ts';

/** Props of every icon. */
export interface IconProps {
  /**
   * `text` is 1.1 em of the text next to it, `small` 12 px, `medium` 20 px, `large` 24 px, `hero` 40
   * px (all grow with the user's text size).
   * @default 'medium'
   */
  size?: 'text' | 'small' | 'medium' | 'large' | 'hero';
}

interface FrameProps extends IconProps {
  as: LucideIcon;
  /** Fills the icon with the colour of the text. */
  filled?: boolean;
  /** Further shapes on a grid of 24 by 24. */
  children?: ReactNode;
}

/** Sets size and stroke of all icons. Icons are decorative and hidden from assistive technology. */
export function Icon({ size = 'medium', as: Lucide, filled = false, children }: FrameProps) {
  return (
    <Lucide
      className={styles.size[size]}
      strokeWidth={size === 'hero' ? 1.5 : 2}
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden
    >
      {children}
    </Lucide>
  );
}

/** Creates an icon component from a lucide icon. Marked as pure, so that bundlers drop unused icons. */
/* @__NO_SIDE_EFFECTS__ */
export function icon(lucide: LucideIcon, filled = false) {
  return (props: IconProps) => <Icon {...props} as={lucide} filled={filled} />;
}
