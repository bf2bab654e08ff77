import { trimUnseen } from '@raiz/ui/format';
import { ScreenHeader, type ScreenHeaderProps } from '../../shared/page/ScreenHeader.tsx';
import * as styles from './ContentTitle.css.ts';

export interface ContentTitleProps extends Pick<ScreenHeaderProps, 'above' | 'lead' | 'badges' | 'actions'> {
  /** The title of the course or lesson; null until it is known. */
  title: string | null;
  /** Shown until then. */
  placeholder: string;
  /**
   * What the header keeps room for until the content comes, so that nothing below it moves: the
   * title, or also the place of a lesson in its course.
   * @default 'title'
   */
  room?: keyof typeof styles.room;
  /** The content is still to come. */
  isLoading: boolean;
}

/**
 * The header of a page named after its content. The known title is a new heading, so that it takes
 * the focus and is read aloud.
 */
export function ContentTitle({ title, placeholder, room = 'title', isLoading, ...parts }: ContentTitleProps) {
  return (
    <div className={isLoading ? styles.room[room] : undefined}>
      <ScreenHeader key={title === null ? 'placeholder' : 'title'} {...parts}>
        {trimUnseen(title ?? '') || placeholder}
      </ScreenHeader>
    </div>
  );
}
