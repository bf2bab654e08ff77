import { PageLayout } from '@raiz/ui';
import type { ReactNode } from 'react';
import { BrandPattern } from '../../shared/page/BrandPattern.tsx';
import * as styles from './FormPage.css.ts';

export interface FormPageProps {
  /** The reason for a redirect to this page, above the form. */
  notice?: ReactNode;
  /** The page's header. */
  header: ReactNode;
  /** The form. */
  children: ReactNode;
  /** Links and help below the form. */
  foot?: ReactNode;
}

/** A public page with one short form, in the middle. */
export function FormPage({ notice, header, children, foot }: FormPageProps) {
  return (
    <PageLayout>
      <div className={styles.column}>
        {notice}
        <div className={styles.card}>
          <div className={styles.band}>
            <BrandPattern />
          </div>
          <div className={styles.form}>
            {header}
            {children}
          </div>
        </div>
        {foot}
      </div>
    </PageLayout>
  );
}
