import type { Schemas } from '@raiz/api-client';
import { LoadFailed, Loading, SkeletonText } from '@raiz/ui';
import { adminCourseFormMessages as messages, adminCoursesMessages, adminFormMessages } from '@raiz/ui/messages/admin';
import { paths } from '../../shared/paths.ts';
import { AdminPage } from '../shared/AdminPage.tsx';
import { CourseForm, type CourseFormProps } from './CourseForm.tsx';
import { newCourse, toCourseValues } from './courseValues.ts';

export interface CourseFormScreenProps extends Omit<CourseFormProps, 'initial'> {
  /** A course that does not exist yet. */
  isNew: boolean;
  /** The stored course, or null while it is not there. */
  course: Schemas['Curso'] | null;
  /** Its loading failed. */
  failed: boolean;
  /** An attempt to load it is under way. */
  retrying: boolean;
  onRetry: () => void;
}

/** The form of one course, new or existing (spec, section 2, Admin screens). */
export function CourseFormScreen({ isNew, course, failed, retrying, onRetry, ...form }: CourseFormScreenProps) {
  const title = isNew ? messages.newTitle : messages.editTitle;
  const ready = isNew || course !== null;
  return (
    <AdminPage title={title} crumbs={[{ label: adminCoursesMessages.title, href: paths.adminCourses }, { label: title }]}>
      {!ready && failed && (
        <LoadFailed retryText={adminFormMessages.retry} busy={retrying} busyLabel={adminFormMessages.saving} onRetry={onRetry}>
          {messages.loadFailed}
        </LoadFailed>
      )}
      {!ready && !failed && <Loading text={messages.loading}><SkeletonText lines={6} /></Loading>}
      {ready && <CourseForm {...form} initial={course === null ? newCourse : toCourseValues(course)} />}
    </AdminPage>
  );
}
