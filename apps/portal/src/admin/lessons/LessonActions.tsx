import type { Received } from '@raiz/api-client';
import { Button, Inline, Notice, Stack } from '@raiz/ui';
import { adminLessonsMessages as messages } from '@raiz/ui/messages/admin';
import { named } from '../shared/named.ts';
import { type WithId } from '../../shared/rows.ts';
import type { Publication } from './usePublication.ts';

type Lesson = WithId<Received<'Aula'>>;

export interface LessonActionsProps extends Pick<Publication, 'changing' | 'outcome'> {
  /** The lesson of this row. */
  lesson: Lesson;
  /** Publishes or unpublishes a lesson. */
  onPublish: (lesson: Lesson) => void;
  /** Opens the form with a lesson. */
  onEdit: (lesson: Lesson) => void;
  /** Opens the question; deletes nothing yet. */
  onDelete: (lesson: Lesson) => void;
}

/** The buttons of one lesson, and the outcome of publishing it; each button names its lesson. */
export function LessonActions(props: LessonActionsProps) {
  const { lesson, changing, outcome, onPublish, onEdit, onDelete } = props;
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
          onClick={() => onPublish(lesson)}
          aria-label={isPublished ? publication.unpublishItem(named(lesson)) : publication.publishItem(named(lesson))}
        >
          {isPublished ? publication.unpublish : publication.publish}
        </Button>
        <Button
          size="small"
          variant="secondary"
          onClick={() => onEdit(lesson)}
          aria-label={messages.editItem(named(lesson))}
        >
          {messages.edit}
        </Button>
        <Button
          size="small"
          variant="quietDanger"
          onClick={() => onDelete(lesson)}
          aria-label={messages.deleteItem(named(lesson))}
        >
          {messages.delete}
        </Button>
      </Inline>
      {outcome?.lessonId === lesson.id && <Notice tone={outcome.ok ? 'success' : 'danger'}>{outcome.text}</Notice>}
    </Stack>
  );
}
