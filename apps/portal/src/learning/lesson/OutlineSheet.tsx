import { Sheet } from '@raiz/ui/overlays';
import { lessonMessages } from '@raiz/ui/messages/learning';
import { LessonOutline, type LessonOutlineProps } from './LessonOutline.tsx';

export interface OutlineSheetProps extends LessonOutlineProps {
  /** Called by Esc, a press outside and the close button. */
  onClose: () => void;
}

/** The outline of the course as a sheet, for narrow windows. */
export function OutlineSheet({ onClose, ...outline }: OutlineSheetProps) {
  return (
    <Sheet open onClose={onClose} title={lessonMessages.outline}>
      <LessonOutline {...outline} />
    </Sheet>
  );
}
