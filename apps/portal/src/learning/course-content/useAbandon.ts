import { failureText } from '@raiz/api-client';
import { courseContentMessages } from '@raiz/ui/messages/learning';
import { useRef, useState } from 'react';
import { api } from '../../shared/api.ts';
import { useMutation } from '../../shared/useMutation.ts';

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
  const sending = useRef(false);
  const mutation = useMutation({
    mutationFn: () => api.DELETE('/user/courses/{courseId}', { params: { path: { courseId } } }),
    onSettled: () => {
      sending.current = false;
    },
  });
  const { failed: fallback, connectionFailed: connection } = courseContentMessages.abandon;

  return {
    asking,
    busy: mutation.isPending,
    failure: mutation.isError ? failureText(mutation.error, { fallback, connection, serverText: false }) : null,
    ask() {
      mutation.reset();
      setAsking(true);
    },
    confirm() {
      if (sending.current) return;
      sending.current = true;
      mutation.mutate(undefined, { onSuccess: onAbandoned });
    },
    cancel() {
      if (!sending.current) setAsking(false);
    },
  };
}
