import type { Schemas } from '@raiz/api-client';
import { Button, Inline, Notice, Stack } from '@raiz/ui';
import { adminLessonsMessages as messages } from '@raiz/ui/messages/admin';
import type { Publication } from './usePublication.ts';

type Lesson = Schemas['Aula'];

export interface LessonActionsProps {
  /** The lesson of this row. */
  lesson: Lesson;
  /** Which lesson is being published or unpublished, if any, and how the last time went. */
  publication: Omit<Publication, 'forget'>;
  /** Opens the form with this lesson. */
  onEdit: (lesson: Lesson) => void;
  /** Asks before deleting: nothing is deleted yet. */
  onDelete: (lesson: Lesson) => void;
}

/** What can be done with one lesson of the list, and what came of publishing it; each action names its lesson. */
export function LessonActions({
  lesson,
  publication: { changing, outcome, toggle },
  onEdit,
  onDelete,
}: LessonActionsProps) {
  const { publication } = messages;
  const isPublished = lesson.published === 1;
  const isChanging = changing === lesson.id;
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <Button
          size="small"
          variant="secondary"
          busy={isChanging}
          busyLabel={publication.changing}
          disabled={changing !== null && !isChanging}
          onClick={() => toggle(lesson)}
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
      {outcome?.lessonId === lesson.id && <Notice tone={outcome.ok ? 'success' : 'danger'}>{outcome.text}</Notice>}
    </Stack>
  );
}
