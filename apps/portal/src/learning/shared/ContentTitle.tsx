import { SkeletonText } from '@raiz/ui';
import { trimUnseen } from '@raiz/ui/format';
import { ScreenHeader, type ScreenHeaderProps } from '../../shared/page/ScreenHeader.tsx';
import * as styles from './ContentTitle.css.ts';

export interface ContentTitleProps extends Pick<ScreenHeaderProps, 'above' | 'lead' | 'badges' | 'actions'> {
  /** The title of the course or lesson; null until it is known. */
  title: string | null;
  /** Shown until the title is known. */
  placeholder: string;
  /**
   * What the header reserves space for until the content loads, besides the title: the description of a course, or the
   * position of a lesson.
   * @default 'course'
   */
  room?: keyof typeof styles.room;
  /** The content is loading. */
  isLoading: boolean;
}

/**
 * The header of a page with the title of its content. The loaded title mounts a new heading, so
 * that it takes the focus and screen readers announce it.
 */
export function ContentTitle({ title, placeholder, room = 'course', isLoading, lead, ...parts }: ContentTitleProps) {
  return (
    <div className={isLoading ? styles.room[room] : undefined}>
      <ScreenHeader
        key={title === null ? 'placeholder' : 'title'}
        isLoading={isLoading && title === null}
        lead={isLoading && room === 'course' ? <LeadSkeleton /> : lead}
        {...parts}
      >
        {trimUnseen(title ?? '') || placeholder}
      </ScreenHeader>
    </div>
  );
}

function LeadSkeleton() {
  return (
    <div className={styles.lead}>
      <SkeletonText lines={4} />
    </div>
  );
}
