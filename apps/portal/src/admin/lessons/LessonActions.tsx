import type { Received } from '@raiz/api-client';
import { adminLessonsMessages as messages } from '@raiz/ui/messages/admin';
import { named } from '../shared/named.ts';
import { type WithId } from '../../shared/reads/rows.ts';
import { RowActions } from '../shared/rows/RowActions.tsx';
import type { Publication } from './usePublication.ts';

type Lesson = WithId<Received<'Aula'>>;

export interface LessonActionsProps extends Pick<Publication, 'changing'> {
  /** The lesson of this row. */
  lesson: Lesson;
  /** Publishes or unpublishes a lesson. */
  onPublish: (lesson: Lesson) => void;
  /** Opens the form with a lesson. */
  onEdit: (lesson: Lesson) => void;
  /** Opens the question; deletes nothing yet. */
  onDelete: (lesson: Lesson) => void;
}

/** The actions of one lesson; each names its lesson. */
export function LessonActions({ lesson, changing, onPublish, onEdit, onDelete }: LessonActionsProps) {
  const { publication } = messages;
  const name = named(lesson);
  const isPublished = lesson.published === 1;
  return (
    <RowActions
      title={name.title}
      actions={[
        {
          id: 'publish',
          label: isPublished ? publication.unpublish : publication.publish,
          name: isPublished ? publication.unpublishItem(name) : publication.publishItem(name),
          busyLabel: changing === lesson.id ? publication.changing : null,
          disabled: changing !== null,
          onAct: () => onPublish(lesson),
        },
        { id: 'edit', label: messages.edit, name: messages.editItem(name), onAct: () => onEdit(lesson) },
      ]}
      deleteName={messages.deleteItem(name)}
      onDelete={() => onDelete(lesson)}
    />
  );
}
