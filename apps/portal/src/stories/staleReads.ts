import { type operations as Operations, type ReadPath, toFailure } from '@raiz/api-client';
import { operationAt, type OperationId, operations } from '@raiz/contract';
import { queryClient } from '../shared/reads/queries.ts';
import { recordError } from './faults.ts';

type Write = Exclude<keyof Operations, `read${string}` | `list${string}`>;

/** The reads that a write changes, by its answer as the portal has read it. */
type Changed = readonly ReadPath[] | ((answer: unknown) => readonly ReadPath[]);

const nothing = [] as const;
const subscription = ['/assinatura/status', '/assinatura/pagamentos', '/assinatura/vouchers-usados'] as const;
/** A quote and the address of a checkout change nothing yet. */
const activated = (answer: unknown) => (answer === null ? subscription : nothing);
/** What students read of the courses: titles, lessons, their order and the progress. */
const courses = [
  '/courses',
  '/courses/{id}',
  '/lessons/{id}',
  '/courses/{courseId}/ordered-lessons',
  '/user/courses',
] as const;
const course = ['/admin/courses', '/admin/courses/{id}', ...courses] as const;
const modules = ['/admin/modules/course/{courseId}', '/admin/modules/{id}', ...courses] as const;
const lessons = ['/admin/lessons/module/{moduleId}', '/admin/lessons/{id}', ...courses] as const;
const progress = '/user/courses/{courseId}/lessons/{lessonId}/progress';
/** The lesson's own progress is written into its query. */
const completion = ['/courses/{id}', '/user/courses', '/user/certificates'] as const;

/** What the writes of the admin pages change. */
const authoring = {
  createCourse: course,
  updateCourse: course,
  deleteCourse: [...course, ...modules, ...lessons],
  createModule: modules,
  updateModule: modules,
  deleteModule: [...modules, ...lessons],
  createLesson: lessons,
  updateLesson: lessons,
  deleteLesson: lessons,
} as const;

/** What every write changes for the person who sends it (docs/specification.md). */
const changed: Record<Write, Changed> = {
  registerMember: nothing,
  logIn: nothing,
  resendConfirmation: nothing,
  requestPasswordReset: nothing,
  // Ends the sessions of the account.
  resetPassword: ['/perfil'],
  updateProfile: ['/perfil'],
  changePassword: nothing,
  // The stored account is written into its query.
  createBankAccount: nothing,
  updateBankAccount: nothing,
  startSubscription: activated,
  applyVoucher: activated,
  cancelSubscription: ['/assinatura/status'],
  enrollInCourse: ['/user/courses', '/courses/{id}'],
  // The marks of its lessons are deleted, too.
  abandonCourse: ['/user/courses', '/courses/{id}', progress],
  markLessonComplete: completion,
  unmarkLessonComplete: completion,
  ...authoring,
};

/** What a failed write may have changed: its answer was lost, or another tab was faster. */
const doubtful: Partial<Record<Write, Changed>> = {
  createBankAccount: (error) => (toFailure(error).status === 409 ? ['/perfil/minha-conta-bancaria'] : nothing),
  updateBankAccount: (error) => (toFailure(error).status === 404 ? ['/perfil/minha-conta-bancaria'] : nothing),
  startSubscription: subscription,
  applyVoucher: subscription,
  cancelSubscription: ['/assinatura/status'],
  markLessonComplete: [progress, '/courses/{id}'],
  unmarkLessonComplete: [progress, '/courses/{id}'],
  ...authoring,
};

const keyOf = (path: string) => ['get', path, 'sample'];

/** One query for each read of the contract, which no page shows. */
const samples = Object.values(operations)
  .filter(({ method }) => method === 'GET')
  .map(({ path }) => keyOf(path));

function isWrite(id: OperationId): id is Write {
  return !/^(?:read|list)/.test(id);
}

/**
 * Fails the running story when a write leaves a read as it was that it has changed.
 * @param sent The story's requests, in order, such as "PUT /perfil".
 */
export function watchStaleReads(sent: readonly { call: string }[]): void {
  const starts = new Map<number, number>();

  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, mutation } = event;
    if (action.type === 'pending') {
      starts.set(mutation.mutationId, sent.length);
      for (const key of samples) queryClient.setQueryData(key, {});
    }
    if (action.type !== 'success' && action.type !== 'error') return;
    const { data, error } = mutation.state;
    for (const { call } of sent.slice(starts.get(mutation.mutationId))) {
      const [method = '', path = ''] = call.split(' ');
      const id = operationAt(method, path);
      if (id === null || !isWrite(id)) continue;
      const reads = action.type === 'success' ? changed[id] : (doubtful[id] ?? nothing);
      const stale = (typeof reads === 'function' ? reads(error ?? data) : reads).filter(
        // A changed session has removed all reads.
        (read) => queryClient.getQueryState(keyOf(read))?.isInvalidated === false,
      );
      if (stale.length > 0) recordError(`${id} (${action.type}) leaves old answers: ${stale.join(', ')}`);
    }
  });
}
