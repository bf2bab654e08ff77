import { failureMessage, type ErrorTexts } from '@raiz/api-client';
import { Notice } from '@raiz/ui';
import { useEffect, useRef, type ReactNode } from 'react';

export interface FormFailureProps {
  /** Why the last request failed; renders nothing for null. */
  error: unknown;
  /** The messages of the screen. */
  texts: ErrorTexts;
  /** Buttons and links that help. */
  actions?: ReactNode;
}

/** The error of a form's request, scrolled into view. */
export function FormFailure({ error, texts, actions }: FormFailureProps) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The pressed button may be sticky, far from the end of the form.
    if (error !== null) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  if (error === null) return null;
  const { text, lang } = failureMessage(error, texts);
  return (
    <div ref={notice}>
      <Notice tone="danger" actions={actions}>
        <span lang={lang}>{text}</span>
      </Notice>
    </div>
  );
}
