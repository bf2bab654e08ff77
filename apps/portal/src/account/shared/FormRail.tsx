import { BrandMark, Heading, PointList, type PointListProps } from '@raiz/ui';
import { useId } from 'react';
import * as styles from './FormRail.css.ts';

export interface FormRailProps extends PointListProps {
  /** Heading of the points. */
  title: string;
}

/** The rail beside a form: the brand's mark, and what the portal is or what happens next. */
export function FormRail({ title, ...points }: FormRailProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.rail}>
      <BrandMark size="large" />
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      <PointList {...points} />
    </section>
  );
}
