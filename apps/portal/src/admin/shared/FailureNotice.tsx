import { failureText, type PlaceTexts } from '@raiz/api-client';
import { Notice } from '@raiz/ui';

export interface FailureNoticeProps {
  /** What was caught; nothing is shown for null. */
  error: unknown;
  /** The spec's sentences for this place. */
  texts: PlaceTexts;
}

/** Why a form of the admin pages was not saved. The server and the connection speak Portuguese on these English pages. */
export function FailureNotice({ error, texts }: FailureNoticeProps) {
  if (!error) return null;
  const text = failureText(error, texts);
  return (
    <Notice tone="danger">
      <span lang={text === texts.fallback ? 'en' : 'pt-BR'}>{text}</span>
    </Notice>
  );
}
