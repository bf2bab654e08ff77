import type { Schemas } from '@raiz/api-client';
import { KeyValue, LoadFailed, Loading, SkeletonText } from '@raiz/ui';
import {
  adminCoursesMessages,
  adminFormMessages,
  adminLessonEditMessages as messages,
  adminPortugueseMessages,
} from '@raiz/ui/messages/admin';
import { paths, to } from '../../shared/paths.ts';
import { AdminPage } from '../shared/AdminPage.tsx';
import { toLessonValues } from '../shared/lessonValues.ts';
import { LessonEditForm, type LessonEditFormProps } from './LessonEditForm.tsx';

export interface LessonEditScreenProps extends Omit<LessonEditFormProps, 'initial'> {
  lesson: Schemas['Aula'] | null;
  module: Schemas['Modulo'] | null;
  course: Schemas['Curso'] | null;
  /** One of the three could not be loaded. */
  failed: boolean;
  /** An attempt to load them is under way. */
  retrying: boolean;
  onRetry: () => void;
}

/** The page of one lesson (spec, section 2, Admin screens). */
export function LessonEditScreen({ lesson, module, course, failed, retrying, onRetry, ...form }: LessonEditScreenProps) {
  const ready = lesson !== null && module !== null && course !== null;
  const crumbs = [
    { label: adminCoursesMessages.title, href: paths.adminCourses },
    ...(ready
      ? [{ label: course.title, href: to.adminModules(course.id) }, { label: module.title, href: form.list }, { label: lesson.title }]
      : []),
  ];
  return (
    <AdminPage title={messages.title} crumbs={crumbs}>
      {!ready && failed && (
        <LoadFailed retryText={adminFormMessages.retry} busy={retrying} busyLabel={adminFormMessages.saving} onRetry={onRetry}>
          {messages.loadFailed}
        </LoadFailed>
      )}
      {!ready && !failed && (
        <div lang="pt-BR">
          <Loading text={adminPortugueseMessages.loading} showText>
            <SkeletonText lines={6} />
          </Loading>
        </div>
      )}
      {ready && (
        <>
          <KeyValue
            items={[
              { label: messages.course, value: course.title },
              { label: messages.module, value: module.title },
            ]}
          />
          <LessonEditForm {...form} initial={toLessonValues(lesson)} />
        </>
      )}
    </AdminPage>
  );
}
