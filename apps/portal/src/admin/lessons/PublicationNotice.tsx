import { Notice } from '@raiz/ui';
import type { PublicationOutcome } from './usePublication.ts';

export interface PublicationNoticeProps {
  /** The outcome of the last change, or null. */
  outcome: PublicationOutcome | null;
}

/** Says that a lesson was published or unpublished, or why not. */
export function PublicationNotice({ outcome }: PublicationNoticeProps) {
  if (outcome === null) return null;
  return (
    <Notice key={outcome.lessonId} tone={outcome.ok ? 'success' : 'danger'}>
      {outcome.text}
    </Notice>
  );
}
