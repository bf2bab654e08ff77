import { PageLayout } from '@raiz/ui';
import type { ReactNode } from 'react';
import * as styles from './FormPage.css.ts';

export interface FormPageProps {
  /** The page's header. */
  header: ReactNode;
  /** A FormRail beside the form, or below it on narrow windows. */
  rail: ReactNode;
  /** The form or its result. */
  children: ReactNode;
}

/** A public page with one form: the form at the left, and the rail in the rest of the width. */
export function FormPage({ header, rail, children }: FormPageProps) {
  return (
    <PageLayout header={header}>
      <div className={styles.columns}>
        <div className={styles.form}>{children}</div>
        {rail}
      </div>
    </PageLayout>
  );
}
