import type { OperationId } from '@raiz/contract';
import type { CommandStep, Step } from './history.ts';
import { operationOf } from './plan.ts';

/** What a call has done, as the end of "after …". */
const done: Readonly<Partial<Record<OperationId | CommandStep['command'], string>>> = {
  registerMember: 'the registration',
  resendConfirmation: 'the confirmation was sent again',
  requestPasswordReset: 'a new password was asked for',
  resetPassword: 'a new password was set by mail',
  updateProfile: 'the profile was saved',
  changePassword: 'the password was changed',
  createBankAccount: 'the bank data were created',
  updateBankAccount: 'the bank data were saved',
  startSubscription: 'the checkout was opened',
  applyVoucher: 'the voucher was applied',
  cancelSubscription: 'the subscription was canceled',
  enrollInCourse: 'the enrolment',
  abandonCourse: 'the course was left',
  markLessonComplete: 'the lesson was completed',
  unmarkLessonComplete: 'the mark of the lesson was removed',
  createCourse: 'the course was created',
  updateCourse: 'the course was saved',
  deleteCourse: 'the course was deleted',
  createModule: 'the module was created',
  updateModule: 'the module was saved',
  deleteModule: 'the module was deleted',
  createLesson: 'the lesson was created',
  updateLesson: 'the lesson was saved',
  deleteLesson: 'the lesson was deleted',
  restart: 'the restart',
  expire: 'the mailed links expired',
  block: 'the account was blocked',
  pay: 'the payment was reported',
  clock: 'the clock was set',
};

/** What a step did: "the course was deleted"; null for what changes nothing. */
export function doingOf(step: Step, base: string): string | null {
  if (step.kind === 'mail') return null;
  if (step.kind === 'command') return done[step.command] ?? null;
  const id = operationOf(step, base);
  const text = id && done[id];
  const { status } = step.answer ?? { status: 0 };
  return text ? `${text}${status >= 300 ? `, which was answered ${status}` : ''}` : null;
}

/** A step in one line: `POST /admin/courses as admin: 201`. */
export function stepLine(step: Step): string {
  if (step.kind === 'mail') return `the mail to ${step.address}`;
  if (step.kind === 'call') return `${step.call}: ${step.answer?.status ?? 'no answer'}`;
  const variables = Object.entries(step.variables).map(([name, value]) => `${name}=${value} `);
  return `${variables.join('')}the command of --${step.command}`;
}
