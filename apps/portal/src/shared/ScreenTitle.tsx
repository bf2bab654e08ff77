import { PageTitle } from '@raiz/ui';
import { commonMessages } from '@raiz/ui/messages/global';
import { use, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from './brand.ts';
import { FirstKey } from './FirstKey.ts';

/** Document title of the page rendered last, for the build, which has no document. */
export const rendered = { title: brand };

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
  const firstKey = use(FirstKey);
  const [arrival] = useState(key);

  const title = commonMessages.documentTitle({ page: documentTitle ?? children, brand });
  if (import.meta.env.SSR) rendered.title = title;

  useEffect(() => {
    document.title = title;
  }, [title]);

  // Only the arrival counts: a changed query keeps the focus where the person works.
  useEffect(() => {
    if (arrival !== firstKey) heading.current?.focus({ preventScroll: true });
  }, [arrival, firstKey]);

  return (
    <PageTitle ref={heading} {...(lang ? { lang } : {})}>
      {children}
    </PageTitle>
  );
}
