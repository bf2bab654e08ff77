import type { Schemas } from '@raiz/api-client';
import { Loading, SkeletonText, EmptyState, LoadFailed, Notice } from '@raiz/ui';
import { adminCoursesMessages, adminFormMessages, adminLessonsMessages as messages } from '@raiz/ui/messages/admin';
import { paths, to } from '../../shared/paths.ts';
import { AdminPage } from '../shared/AdminPage.tsx';
import { DeleteDialog } from '../shared/DeleteDialog.tsx';
import { failedAction } from '../shared/failedAction.ts';
import type { Deletion } from '../shared/useDeletion.ts';
import { LessonForm, type LessonFormProps } from './LessonForm.tsx';
import { LessonTable } from './LessonTable.tsx';
import type { Publication } from './usePublication.ts';

type Lesson = Schemas['Aula'];

export interface LessonsScreenProps {
  courseId: number;
  course: Schemas['Curso'] | null;
  module: Schemas['Modulo'] | null;
  lessons: readonly Lesson[] | null;
  /** One of the three could not be loaded. */
  failed: boolean;
  /** An attempt to load them is under way. */
  retrying: boolean;
  onRetry: () => void;
  publication: Publication;
  deletion: Deletion<Lesson>;
  /** Opens a lesson in the list's form. */
  onEdit: (lesson: Lesson) => void;
  /** The list's form; another key starts it over. */
  form: LessonFormProps & { key: string };
}

/** The lessons of one module, with their form (spec, section 2, Admin screens). */
export function LessonsScreen(props: LessonsScreenProps) {
  const { courseId, course, module, lessons, failed, retrying, onRetry, publication, deletion, onEdit } = props;
  const { key, ...form } = props.form;
  const ready = course !== null && module !== null && lessons !== null;
  const crumbs = [
    { label: adminCoursesMessages.title, href: paths.adminCourses },
    ...(ready ? [{ label: course.title, href: to.adminModules(courseId) }, { label: module.title }] : []),
  ];
  return (
    <AdminPage title={module ? messages.titleOf({ module: module.title }) : messages.title} crumbs={crumbs}>
      {!ready && failed && (
        <LoadFailed retryText={adminFormMessages.retry} busy={retrying} busyLabel={adminFormMessages.saving} onRetry={onRetry}>
          {messages.loadFailed}
        </LoadFailed>
      )}
      {!ready && !failed && <Loading text={messages.loading}><SkeletonText lines={6} /></Loading>}
      {ready && (
        <>
          {publication.outcome && <Notice tone={publication.outcome.ok ? 'success' : 'danger'}>{publication.outcome.text}</Notice>}
          {deletion.deleted && <Notice tone="success">{messages.deletion.success}</Notice>}
          {lessons.length === 0 ? (
            <EmptyState title={messages.none} lang="en" />
          ) : (
            <LessonTable
              lessons={lessons}
              changing={publication.changing}
              onEdit={onEdit}
              onToggle={publication.toggle}
              onDelete={deletion.ask}
            />
          )}
          <LessonForm key={key} {...form} />
        </>
      )}
      <DeleteDialog
        item={deletion.item}
        texts={messages.deletion}
        busy={deletion.busy}
        error={deletion.failure ? failedAction(deletion.failure, messages.deletion) : null}
        onConfirm={deletion.confirm}
        onCancel={deletion.cancel}
      />
    </AdminPage>
  );
}
