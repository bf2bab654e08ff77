import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '../../../icons/navigation.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './BackLink.css.ts';

export interface BackLinkProps {
  /** Path of the parent page; null until it is known. */
  href: string | null;
  /** The label, such as 'Voltar para o curso'. */
  children: ReactNode;
}

/** The link to the parent page, above the title; back in the history where the person has come from it. */
export function BackLink({ href, children }: BackLinkProps) {
  const content = (
    <>
      <ArrowLeftIcon />
      {children}
    </>
  );
  return (
    <div className={styles.row}>
      {href === null ? (
        <span className={styles.link}>{content}</span>
      ) : (
        <Link back href={href} className={styles.link}>
          {content}
        </Link>
      )}
    </div>
  );
}
