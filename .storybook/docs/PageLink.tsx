import type { ReactNode } from 'react';

export interface PageLinkProps {
  /** An address of hrefs.ts. */
  href: string;
  children: ReactNode;
}

/** A link to another page of this Storybook. It navigates the entire window, not the iframe. */
export function PageLink({ href, children }: PageLinkProps) {
  return (
    <a href={href} target="_top">
      {children}
    </a>
  );
}
