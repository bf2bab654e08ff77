import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '../../../icons/navigation.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './BackLink.css.ts';

export interface BackLinkProps {
  /** Path of the page above. */
  href: string;
  /** The label, such as 'Voltar para o curso'. */
  children: ReactNode;
  /** Called on a press, such as to keep the place in the list. */
  onClick?: () => void;
}

/** The way up from a page, above its title. */
export function BackLink({ href, children, onClick }: BackLinkProps) {
  return (
    <div className={styles.row}>
      <Link href={href} onClick={onClick} className={styles.link}>
        <ArrowLeftIcon />
        {children}
      </Link>
    </div>
  );
}
