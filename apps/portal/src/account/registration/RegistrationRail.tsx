import { CourseIcon, EarningsIcon, Heading, PeopleIcon, PointList } from '@raiz/ui';
import { registrationMessages as messages } from '@raiz/ui/messages/account';
import { useId } from 'react';
import { BrandPattern } from '../shared/FormPage.tsx';
import * as styles from './RegistrationRail.css.ts';

const { steps, portal } = messages;

/** The registration in three steps. */
const stepPoints = [
  { title: steps.form, text: steps.formText },
  { title: steps.sponsor, text: steps.sponsorText },
  { title: steps.confirmation, text: steps.confirmationText },
];

/** What the portal is. */
const portalPoints = [
  { title: portal.courses, text: portal.coursesText, icon: <CourseIcon /> },
  { title: portal.network, text: portal.networkText, icon: <PeopleIcon /> },
  { title: portal.earnings, text: portal.earningsText, icon: <EarningsIcon /> },
];

export interface RegistrationRailProps {
  /** Number of the step the person is at, from 1. */
  current: number;
}

/** Next to the form, or below it on narrow windows: the steps, then what the portal is. */
export function RegistrationRail({ current }: RegistrationRailProps) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className={styles.rail}>
      <div className={styles.texts}>
        <Heading level={2} size="h3" id={id}>
          {steps.title}
        </Heading>
        <PointList points={stepPoints} current={current} />
      </div>
      <div className={styles.portal}>
        <Heading level={2} size="h3">
          {portal.title}
        </Heading>
        <PointList points={portalPoints} />
      </div>
      <div className={styles.pattern}>
        <div className={styles.cover}>
          <BrandPattern />
        </div>
      </div>
    </aside>
  );
}
