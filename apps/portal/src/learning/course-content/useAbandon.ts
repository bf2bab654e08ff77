import { failureText } from '@raiz/api-client';
import { courseContentMessages } from '@raiz/ui/messages/learning';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import { useWrite } from '../../shared/useWrite.ts';

/** Abandoning a course, with its question first. */
export interface Abandonment {
  /** Whether the question is being asked. */
  asking: boolean;
  busy: boolean;
  /** Why the last try failed (spec, section 8), or null. */
  failure: string | null;
  ask: () => void;
  confirm: () => void;
  cancel: () => void;
}

/**
 * Asks, then removes the enrolment; the question stays open with the reason when that fails.
 * @param onAbandoned Called once the enrolment is gone, unless the person has left the page.
 */
export function useAbandon(courseId: number, onAbandoned: () => void): Abandonment {
  const [asking, setAsking] = useState(false);
  const write = useWrite(() => api.DELETE('/user/courses/{courseId}', { params: { path: { courseId } } }), {
    // The progress of its lessons goes with the enrolment.
    invalidates: ['/user/courses', '/courses/{id}', '/user/courses/{courseId}/lessons/{lessonId}/progress'],
    onSuccess: onAbandoned,
  });
  const { failed: fallback, connectionFailed: connection } = courseContentMessages.abandon;

  return {
    asking,
    busy: write.busy,
    failure: write.error === null ? null : failureText(write.error, { fallback, connection, serverText: false }),
    ask() {
      write.reset();
      setAsking(true);
    },
    confirm: write.run,
    cancel() {
      if (!write.busy) setAsking(false);
    },
  };
}
