import { session } from '@raiz/api-client';
import { sessionMessages } from '@raiz/ui/messages/global';
import { coursePreviewMessages, courseWordsMessages } from '@raiz/ui/messages/learning';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from '../../shared/router/index.ts';
import { api } from '../../shared/api.ts';
import type { LoginState } from '../../shared/loginState.ts';
import { paths, to } from '../../shared/paths.ts';
import { useDelayedNavigate } from '../../shared/useDelayedNavigate.ts';
import { useMutation } from '../../shared/useMutation.ts';
import { useProfile } from '../shared/useProfile.ts';
import { readRefusal } from './refusal.ts';

/** Milliseconds between the message and the course (spec, section 9). */
const redirectDelays = { enrolled: 1200, alreadyEnrolled: 1000 } as const;

/** How an enrolment stands. `arrived` says what happened while the page waits to open the course. */
export type EnrolmentState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'arrived'; message: string }
  | { kind: 'refused' }
  | { kind: 'failed'; message: string };

/** The profile could not say who the member is, so there is no `user_id` to send. */
class UnknownMember extends Error {}

export interface Enrolment {
  state: EnrolmentState;
  /** Enrols the member, or leads a visitor to /login. Sends nothing twice. */
  enrol: () => void;
}

/** Enrols in a course and then opens it (spec, section 4, Enrolment). */
export function useEnrolment(courseId: number): Enrolment {
  const profile = useProfile();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const goSoon = useDelayedNavigate();
  const [state, setState] = useState<EnrolmentState>({ kind: 'idle' });
  const locked = useRef(false);

  function logIn(notice: string) {
    const loginState: LoginState = { notice, from: pathname };
    navigate(paths.login, { state: loginState });
  }

  function arrive(message: string, delay: number) {
    setState({ kind: 'arrived', message });
    goSoon(to.course(courseId), delay);
  }

  function fail(caught: unknown) {
    // A 401 has removed the token: without one there is no enrolment.
    if (session.token() === null) return logIn(sessionMessages.ended);
    const refusal = readRefusal(caught);
    if (refusal.kind === 'already')
      return arrive(coursePreviewMessages.alreadyEnrolled, redirectDelays.alreadyEnrolled);
    locked.current = false;
    if (refusal.kind === 'needsSubscription') return setState({ kind: 'refused' });
    const message = caught instanceof UnknownMember ? courseWordsMessages.loginFailed : refusal.message;
    setState({ kind: 'failed', message });
  }

  const mutation = useMutation({
    mutationFn: async () => {
      const user = profile.data?.user ?? (await profile.refetch()).data?.user;
      if (!user) throw new UnknownMember();
      await api.POST('/courses/{id}/enroll', { params: { path: { id: courseId } }, body: { user_id: user.id } });
    },
  });

  function enrol() {
    if (session.token() === null) return logIn(coursePreviewMessages.loginToEnroll);
    if (locked.current) return;
    locked.current = true;
    setState({ kind: 'sending' });
    // Callbacks of this one call: they are dropped when the person has left the page.
    mutation.mutate(undefined, {
      onSuccess: () => arrive(coursePreviewMessages.success, redirectDelays.enrolled),
      onError: fail,
    });
  }

  return { state, enrol };
}
