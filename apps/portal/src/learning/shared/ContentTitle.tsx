import { ScreenHeader, type ScreenHeaderProps } from '../../shared/ScreenHeader.tsx';

export interface ContentTitleProps extends Pick<ScreenHeaderProps, 'above' | 'lead' | 'badges' | 'actions'> {
  /** The title of the course or lesson; null until it is known. */
  title: string | null;
  /** Shown until then. */
  placeholder: string;
}

/**
 * The header of a page named after its content. The known title is a new heading, so that it takes
 * the focus and is read aloud.
 */
export function ContentTitle({ title, placeholder, ...parts }: ContentTitleProps) {
  return (
    <ScreenHeader key={title === null ? 'placeholder' : 'title'} {...parts}>
      {title?.trim() || placeholder}
    </ScreenHeader>
  );
}
