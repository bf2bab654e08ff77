import { Band, type BandProps, PageHeader, type PageHeaderProps, Skeleton, VisuallyHidden } from '@raiz/ui';
import { createContext, use, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PrintHead } from './PrintHead.tsx';
import { fullTitle } from './brand.ts';

/** Key of the first location of the visit until the person leaves it: its page title does not take the focus. */
export const InitialLocationKey = createContext<string | null>(null);

export interface ScreenHeaderProps extends Pick<PageHeaderProps, 'above' | 'lead' | 'badges' | 'actions' | 'centred'> {
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
  const heading = useTitleFocus(isLoading);
  return (
    <>
      <title>{fullTitle(documentTitle ?? children)}</title>
      {!parts.centred && <PrintHead />}
      <PageHeader ref={heading} {...(lang ? { lang } : {})} {...parts}>
        <Title isLoading={isLoading}>{children}</Title>
      </PageHeader>
    </>
  );
}

export interface ScreenBandProps
  extends Omit<BandProps, 'children' | 'ref'>, Pick<ScreenHeaderProps, 'children' | 'documentTitle'> {
  /**
   * As in ScreenHeader, for the heading alone.
   * @default false
   */
  isTitleLoading?: boolean;
}

/** The page's header as a band with its answer: for PageLayout's `band`. */
export function ScreenBand({ children, documentTitle, isTitleLoading = false, ...parts }: ScreenBandProps) {
  const heading = useTitleFocus(isTitleLoading);
  return (
    <>
      <title>{fullTitle(documentTitle ?? children)}</title>
      <PrintHead />
      <Band ref={heading} {...parts}>
        <Title isLoading={isTitleLoading}>{children}</Title>
      </Band>
    </>
  );
}

/** The ref of a heading that takes the focus after a navigation, and again, so that it is read, when its text arrives. */
function useTitleFocus(isLoading: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const firstKey = use(InitialLocationKey);
  const [isFirst] = useState(key === firstKey);
  const isNew = useRef(true);

  // Not for the rest of a visit to the page: a changed query does not move the focus. A layout effect, so
  // that the effect of a message on the page runs later and takes the focus.
  useLayoutEffect(() => {
    if (isFirst) return;
    // A person who is elsewhere on the page by now stays there.
    if (!isNew.current && document.activeElement !== heading.current && document.activeElement !== document.body)
      return;
    isNew.current = false;
    heading.current?.blur();
    heading.current?.focus({ preventScroll: true });
  }, [isFirst, isLoading]);
  return heading;
}

function Title({ children, isLoading }: { children: string; isLoading: boolean }) {
  if (!isLoading) return children;
  return (
    <>
      <VisuallyHidden>{children}</VisuallyHidden>
      <Skeleton kind="line" />
    </>
  );
}

/** Moves the focus to the page's title when the focused element is gone. */
export function focusTitle(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
