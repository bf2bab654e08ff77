import { Heading, PointList, Stack } from '@raiz/ui';
import { passwordStepsMessages as messages } from '@raiz/ui/messages/account';

export interface PasswordStepsProps {
  /** Number of the step the person is at, from 1. */
  current: number;
}

const points = [
  { title: messages.request, text: messages.requestText },
  { title: messages.open, text: messages.openText },
  { title: messages.choose, text: messages.chooseText },
];

/** The three steps to a new password. */
export function PasswordSteps({ current }: PasswordStepsProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size="h3">
        {messages.title}
      </Heading>
      <PointList points={points} current={current} />
    </Stack>
  );
}
