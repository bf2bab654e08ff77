import { passwordStepsMessages as messages } from '@raiz/ui/messages/account';
import { FormRail } from './FormPage.tsx';

export interface PasswordStepsProps {
  /** Number of the step the person is at, from 1; 4 once the password is changed. */
  current: number;
}

const points = [
  { title: messages.request, text: messages.requestText },
  { title: messages.open, text: messages.openText },
  { title: messages.choose, text: messages.chooseText },
];

/** The way to a new password, in three steps. */
export function PasswordSteps({ current }: PasswordStepsProps) {
  return <FormRail title={messages.title} points={points} current={current} />;
}
