import { Skeleton } from '@raiz/ui';
import { trimUnseen } from '@raiz/ui/format';
import { ScreenHeader, type ScreenHeaderProps } from '../../shared/page/ScreenHeader.tsx';

export interface ContentTitleProps extends Pick<ScreenHeaderProps, 'above' | 'lead' | 'badges'> {
  /** The title of the course or lesson; null until it is known. */
  title: string | null;
  /** Shown until the title is known. */
  placeholder: string;
  /** The content is loading. */
  isLoading: boolean;
}

/** The header of a page with the title of its content. */
export function ContentTitle({ title, placeholder, isLoading, lead, ...parts }: ContentTitleProps) {
  return (
    <ScreenHeader isLoading={isLoading && title === null} lead={isLoading ? <Skeleton kind="line" /> : lead} {...parts}>
      {trimUnseen(title ?? '') || placeholder}
    </ScreenHeader>
  );
}
