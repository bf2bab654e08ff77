import { ScreenHeader } from '../../shared/ScreenHeader.tsx';

export interface ContentTitleProps {
  /** The title of the course or lesson; null until it is known. */
  title: string | null;
  /** Shown until then. */
  placeholder: string;
}

/**
 * The h1 of a page named after its content. The known title is a new heading, so that it takes the
 * focus and is read aloud.
 */
export function ContentTitle({ title, placeholder }: ContentTitleProps) {
  return <ScreenHeader key={title === null ? 'placeholder' : 'title'}>{title?.trim() || placeholder}</ScreenHeader>;
}
