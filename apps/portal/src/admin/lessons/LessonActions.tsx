import type { Schemas } from '@raiz/api-client';
import { Button, Inline } from '@raiz/ui';
import { adminLessonsMessages as messages } from '@raiz/ui/messages/admin';

type Lesson = Schemas['Aula'];

export interface LessonActionsProps {
  lesson: Lesson;
  /** Its publication is being changed. */
  changing: boolean;
  onEdit: (lesson: Lesson) => void;
  onToggle: (lesson: Lesson) => void;
  onDelete: (lesson: Lesson) => void;
}

/** What can be done with one lesson of the list; each action names its lesson. */
export function LessonActions({ lesson, changing, onEdit, onToggle, onDelete }: LessonActionsProps) {
  const { publication } = messages;
  const isPublished = lesson.published === 1;
  return (
    <Inline gap={8}>
      <Button
        size="small"
        variant="secondary"
        busy={changing}
        busyLabel={publication.changing}
        onClick={() => onToggle(lesson)}
        aria-label={isPublished ? publication.unpublishItem(lesson) : publication.publishItem(lesson)}
      >
        {isPublished ? publication.unpublish : publication.publish}
      </Button>
      <Button size="small" variant="secondary" onClick={() => onEdit(lesson)} aria-label={messages.editItem(lesson)}>
        {messages.edit}
      </Button>
      <Button size="small" variant="quiet" onClick={() => onDelete(lesson)} aria-label={messages.deleteItem(lesson)}>
        {messages.delete}
      </Button>
    </Inline>
  );
}
