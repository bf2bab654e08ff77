import { PageTitle } from '@raiz/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from './router/index.ts';
import { brand } from './brand.ts';

/** The first page of a visit leaves the focus where the browser puts it. */
let firstKey: string | null = null;

/** Title of the document of the page that was drawn last where there is no document: while the build draws pages ahead. */
export const drawn = { title: brand };

export interface ScreenTitleProps {
  /** Heading of the page, and with the brand the title of the document. */
  children: string;
  /** Title of the document where it differs from the heading. */
  documentTitle?: string;
  /** Language of the text where it is not Portuguese. */
  lang?: 'en';
}

/** The page's h1. Sets the document's title, and takes the focus when someone came here from another page. */
export function ScreenTitle({ children, documentTitle, lang }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const [arrival] = useState(key);

  const title = `${documentTitle ?? children} · ${brand}`;
  if (import.meta.env.SSR) drawn.title = title;

  useEffect(() => {
    document.title = title;
  }, [title]);

  // Only the arrival counts: a changed query keeps the focus where the person works.
  useEffect(() => {
    firstKey ??= arrival;
    if (arrival !== firstKey) heading.current?.focus({ preventScroll: true });
  }, [arrival]);

  return (
    <PageTitle ref={heading} {...(lang ? { lang } : {})}>
      {children}
    </PageTitle>
  );
}
