import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '../../../icons/navigation.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './BackLink.css.ts';

export interface BackLinkProps {
  /** Path of the parent page. */
  href: string;
  /** The label, such as 'Voltar para o curso'. */
  children: ReactNode;
}

/** The link to the parent page, above the title. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <div className={styles.row}>
      <Link href={href} className={styles.link}>
        <ArrowLeftIcon />
        {children}
      </Link>
    </div>
  );
}
