import type { FailureMessage } from '@raiz/api-client';
import { hasMovedOn, Notice } from '@raiz/ui';
import { useEffect, useRef, type ReactNode } from 'react';

export interface FormFailureProps {
  /** Why the last request failed; renders nothing for null. */
  failure: FailureMessage | null;
  /** Buttons and links that help. */
  actions?: ReactNode;
}

/** The error of a form's request, scrolled into view. */
export function FormFailure({ failure, actions }: FormFailureProps) {
  const notice = useRef<HTMLDivElement>(null);
  const text = failure?.text;

  useEffect(() => {
    // The pressed button may be sticky, far from the end of the form.
    if (text !== undefined && !hasMovedOn()) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);

  if (failure === null) return null;
  return (
    <div ref={notice}>
      <Notice tone="danger" actions={actions}>
        <span lang={failure.lang}>{text}</span>
      </Notice>
    </div>
  );
}
