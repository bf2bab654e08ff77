import { trimUnseen } from '@raiz/ui/format';
import { ScreenHeader, type ScreenHeaderProps } from '../../shared/page/ScreenHeader.tsx';
import * as styles from './ContentTitle.css.ts';

export interface ContentTitleProps extends Pick<ScreenHeaderProps, 'above' | 'lead' | 'badges' | 'actions'> {
  /** The title of the course or lesson; null until it is known. */
  title: string | null;
  /** Shown until the title is known. */
  placeholder: string;
  /**
   * The parts whose space the header reserves until the content loads: the title, or also the
   * position of a lesson in its course.
   * @default 'title'
   */
  room?: keyof typeof styles.room;
  /** The content is loading. */
  isLoading: boolean;
}

/**
 * The header of a page with the title of its content. The loaded title mounts a new heading, so
 * that it takes the focus and screen readers announce it.
 */
export function ContentTitle({ title, placeholder, room = 'title', isLoading, ...parts }: ContentTitleProps) {
  return (
    <div className={isLoading ? styles.room[room] : undefined}>
      <ScreenHeader key={title === null ? 'placeholder' : 'title'} isLoading={isLoading && title === null} {...parts}>
        {trimUnseen(title ?? '') || placeholder}
      </ScreenHeader>
    </div>
  );
}
