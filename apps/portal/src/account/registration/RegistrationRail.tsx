import { Heading, PointList } from '@raiz/ui';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { useId } from 'react';
import * as styles from './RegistrationRail.css.ts';

const { steps } = messages;

/** The registration in three steps. */
const stepPoints = [
  { title: steps.form, text: steps.formText },
  { title: steps.sponsor, text: steps.sponsorText },
  { title: steps.confirmation, text: steps.confirmationText },
];

export interface RegistrationRailProps {
  /** Number of the step the person is at, from 1. */
  current: number;
}

/** The steps, next to the form, or below it on narrow windows. */
export function RegistrationRail({ current }: RegistrationRailProps) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className={styles.rail}>
      <Heading level={2} size="h3" id={id}>
        {steps.title}
      </Heading>
      <PointList points={stepPoints} current={current} />
    </aside>
  );
}
