import { session, toFailure } from '@raiz/api-client';
import { serverTexts } from '@raiz/api-client/rules';
import { sessionMessages } from '@raiz/ui/messages/global';
import { courseContentMessages, coursePreviewMessages, courseMessages } from '@raiz/ui/messages/learning';
import { useLocation, useNavigate } from 'react-router-dom';
import { useProfile } from '../../shared/member/useProfile.ts';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { useDelayedNavigate } from '../../shared/page/useDelayedNavigate.ts';
import { api } from '../../shared/session/api.ts';
import { type LoginState, wayBack } from '../../shared/session/loginState.ts';
import { memberOfTab } from '../../shared/session/sessionEnd.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { madeAnyway } from '../../shared/writes/madeAnyway.ts';
import { useWrite, type Write } from '../../shared/writes/useWrite.ts';
import { readEnrolled, setEnrolled } from './useMyCourses.ts';

/**
 * The message of each outcome, in the preview and in the course itself, and the delay in
 * milliseconds before the preview opens the course.
 */
const arrivals = {
  enrolled: { preview: coursePreviewMessages.success, course: courseContentMessages.enrolled, delay: 1200 },
  alreadyEnrolled: {
    preview: coursePreviewMessages.alreadyEnrolled,
    course: coursePreviewMessages.alreadyEnrolled,
    delay: 1000,
  },
} as const;

/** The page that enrols: the preview then opens the course, whose page stays. */
type EnrolPage = 'preview' | 'course';

type Arrival = keyof typeof arrivals;

/** The state of an enrolment. `arrived`: the member is enrolled. */
type EnrolmentState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'arrived'; message: string }
  | { kind: 'rejected' }
  | { kind: 'failed'; message: string };

const enrolFailure = { fallback: coursePreviewMessages.failed, connection: coursePreviewMessages.connectionFailed };

/** The read of the profile failed, so there is no `user_id` to send. */
class UnknownMember extends Error {}

export interface Enrolment {
  state: EnrolmentState;
  /** Enrols the member in a course, or sends a visitor to /login. Ignored during a request. */
  enrol: (courseId: number) => void;
}

async function sendEnrolment(courseId: number, userId: number): Promise<Arrival> {
  try {
    await madeAnyway(
      () => api.POST('/courses/{id}/enroll', { params: { path: { id: courseId } }, body: { user_id: userId } }),
      () => readEnrolled(userId, courseId),
    );
    return 'enrolled';
  } catch (caught) {
    if (readRejection(caught) === 'already') return 'alreadyEnrolled';
    throw caught;
  }
}

function enrolmentState(now: Write<number, Arrival>, page: EnrolPage): EnrolmentState {
  if (now.status === 'idle') return { kind: 'idle' };
  if (now.status === 'pending') return { kind: 'sending' };
  if (now.status === 'success') return { kind: 'arrived', message: arrivals[now.data][page] };
  return readRejection(now.error) === 'failed'
    ? { kind: 'failed', message: now.failure?.text ?? '' }
    : { kind: 'rejected' };
}

/** Enrols in a course, and then opens it unless it is open (docs/specification.md#enrolment). */
export function useEnrolment(page: EnrolPage): Enrolment {
  const profile = useProfile();
  const isMember = useSession() !== null;
  const navigate = useNavigate();
  const location = useLocation();
  const goSoon = useDelayedNavigate();

  function logIn(notice: string, owner: number | null) {
    const loginState: LoginState = { notice, ...wayBack(location, owner) };
    void navigate(paths.login, { state: loginState });
  }

  const write = useWrite<number, Arrival>(
    async (courseId) => {
      const userId = profile.data?.user.id ?? (await profile.refetch()).data?.user.id ?? null;
      if (userId === null) throw new UnknownMember();
      const arrival = await sendEnrolment(courseId, userId);
      await setEnrolled(userId, courseId, true);
      return arrival;
    },
    {
      failure: (error) => (error instanceof UnknownMember ? { fallback: courseMessages.loginFailed } : enrolFailure),
      invalidates: ['/user/courses', '/courses/{id}'],
      onSuccess: (arrival, courseId) => page === 'preview' && goSoon(pathTo.course(courseId), arrivals[arrival].delay),
      // A 401 has removed the token.
      onFailure: () => session.token() === null && logIn(sessionMessages.ended, memberOfTab()),
    },
  );
  const state = enrolmentState(write, page);

  return {
    // Without a token /login opens next: shows no failure until then.
    state: state.kind === 'failed' && !isMember ? { kind: 'sending' } : state,
    enrol(courseId) {
      if (session.token() === null) logIn(coursePreviewMessages.loginToEnroll, null);
      else if (state.kind !== 'arrived') write.run(courseId);
    },
  };
}

/**
 * Why the server rejected an enrolment, by its text and not by the status
 * (docs/api-decisions.md#enrollincourse).
 */
type Rejection = 'already' | 'needsSubscription' | 'failed';

/** Reads the reason of a failed enrolment call. */
export function readRejection(caught: unknown): Rejection {
  const text = toFailure(caught).text ?? '';
  if (text.includes(serverTexts.alreadyEnrolled)) return 'already';
  return text.includes(serverTexts.needsSubscription) ? 'needsSubscription' : 'failed';
}
