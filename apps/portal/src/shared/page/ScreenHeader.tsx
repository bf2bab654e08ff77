import { PageHeader, type PageHeaderProps, SkeletonTitle, VisuallyHidden } from '@raiz/ui';
import { createContext, use, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PrintHead } from './PrintHead.tsx';
import { fullTitle } from './brand.ts';

/** Key of the first location of the visit: its page title does not take the focus. */
export const InitialLocationKey = createContext<string | null>(null);

export interface ScreenHeaderProps extends Pick<
  PageHeaderProps,
  'above' | 'lead' | 'badges' | 'actions' | 'tabs' | 'centred'
> {
  /** Heading of the page and, with the brand, the document title. */
  children: string;
  /** Document title where it differs from the heading. */
  documentTitle?: string;
  /**
   * Shows a grey bar while the heading for this person or content is unknown; screen readers hear the one given.
   * @default false
   */
  isLoading?: boolean;
  /** Language of the heading where it is not Portuguese. */
  lang?: 'en';
}

/** The page's header. Sets the document title, and takes the focus after a navigation. */
export function ScreenHeader({ children, documentTitle, isLoading = false, lang, ...parts }: ScreenHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const firstKey = use(InitialLocationKey);
  const [initialKey] = useState(key);

  // Uses the page's first location: a changed query does not move the focus. A layout effect, so
  // that the effect of a message on the page runs later and takes the focus.
  useLayoutEffect(() => {
    if (initialKey !== firstKey) heading.current?.focus({ preventScroll: true });
  }, [initialKey, firstKey]);

  return (
    <>
      <title>{fullTitle(documentTitle ?? children)}</title>
      {!parts.centred && <PrintHead />}
      <PageHeader ref={heading} {...(lang ? { lang } : {})} {...parts}>
        {isLoading ? (
          <>
            <VisuallyHidden>{children}</VisuallyHidden>
            <SkeletonTitle />
          </>
        ) : (
          children
        )}
      </PageHeader>
    </>
  );
}

/** Moves the focus to the page's title when the focused element is gone. */
export function focusTitle(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
