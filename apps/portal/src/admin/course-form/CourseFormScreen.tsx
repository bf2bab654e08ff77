import type { Schemas } from '@raiz/api-client';
import { adminCourseFormMessages as messages, adminWords } from '@raiz/ui/messages/admin';
import { paths } from '../../shared/paths.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { CourseForm } from './CourseForm.tsx';
import { newCourse, toCourseValues } from './courseValues.ts';

export interface CourseFormScreenProps {
  /** The course being edited, or null for a new one. */
  id: number | null;
  /** A course that does not exist yet. */
  isNew: boolean;
  /** The stored course, or null while it is not there. */
  course: Schemas['Curso'] | null;
  /** Its loading failed. */
  failed: boolean;
  /** Loads it again; null for an id that is none. */
  onRetry: (() => void) | null;
}

/** The form of one course, new or existing (spec, section 2, Admin screens). */
export function CourseFormScreen({ isNew, id, course, failed, onRetry }: CourseFormScreenProps) {
  const title = isNew ? messages.newTitle : messages.editTitle;
  const ready = isNew || course !== null;
  return (
    <AdminPage title={title} crumbs={[{ label: adminWords.courses, href: paths.adminCourses }, { label: title }]}>
      {!ready && (
        <AdminLoading text={messages.loading} failed={failed} failedText={messages.loadFailed} onRetry={onRetry} />
      )}
      {ready && <CourseForm id={id} initial={course === null ? newCourse : toCourseValues(course)} />}
    </AdminPage>
  );
}
