import { CourseCover, Heading, PageLayout, PointList, type PointListProps } from '@raiz/ui';
import { useId, type ReactNode } from 'react';
import * as styles from './FormPage.css.ts';

export interface FormPageProps {
  /** The page's header. */
  header: ReactNode;
  /** A FormRail beside the form, or below it on narrow windows. */
  rail: ReactNode;
  /** The form or its result. */
  children: ReactNode;
}

/** A public page with one form: the form at the left, and the rail at the right. */
export function FormPage({ header, rail, children }: FormPageProps) {
  return (
    <PageLayout>
      <div className={styles.columns}>
        <div className={styles.form}>
          {header}
          {children}
        </div>
        {rail}
      </div>
    </PageLayout>
  );
}

/** Selects the pattern of leaves in the brand's blue. */
const leaves = 12;

export interface FormRailProps extends PointListProps {
  /** Heading of the points. */
  title: string;
}

/** The rail beside a form: what the portal is or what happens next, below a large pattern. */
export function FormRail({ title, ...points }: FormRailProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.rail}>
      <div className={styles.pattern}>
        <div className={styles.cover}>
          <CourseCover courseId={leaves} size="fill" />
        </div>
      </div>
      <div className={styles.words}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        <PointList {...points} />
      </div>
    </section>
  );
}
