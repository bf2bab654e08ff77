import type { ReactNode } from 'react';
import { coverOf, type CoverShape } from './cover.ts';
import * as styles from './CourseCard.css.ts';

/** Shapes on a grid of 320 by 120, clipped at the edges. */
const drawings: Record<CoverShape, ReactNode> = {
  circles: (
    <>
      <circle cx="250" cy="30" r="90" />
      <circle cx="300" cy="110" r="55" />
    </>
  ),
  waves: <path d="M120 120C160 40 200 100 240 50S320 20 340 0V120z" />,
  steps: <path d="M140 120V90h50V60h50V30h50V0h40v120z" />,
  rays: <path d="M320 0L150 120h40zM320 0L230 120h30zM320 0l-30 120h30z" />,
};

/** Decorative cover of a course's card, generated from the title. */
export function CourseCover({ title }: { title: string }) {
  const { tone, shape, initials } = coverOf(title);
  return (
    <div aria-hidden="true" className={styles.cover[tone]}>
      <svg viewBox="0 0 320 120" preserveAspectRatio="xMaxYMid slice" className={styles.drawing[tone]}>
        {drawings[shape]}
      </svg>
      <span className={styles.initials}>{initials}</span>
    </div>
  );
}
