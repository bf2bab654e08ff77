import type { Schemas } from '@raiz/api-client';
import { EyeIcon, KeyValue, TextLink } from '@raiz/ui';
import { adminLessonEditMessages as messages, adminWords } from '@raiz/ui/messages/admin';
import { paths, to } from '../../shared/paths.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { toLessonValues } from '../shared/lessonValues.ts';
import { LessonEditForm, type LessonEditFormProps } from './LessonEditForm.tsx';

export interface LessonEditScreenProps extends Pick<LessonEditFormProps, 'list' | 'nextFree'> {
  /** As the server has it; null until it is read. */
  lesson: Schemas['Aula'] | null;
  /** The lesson's module, for title and way back; null until it is read. */
  module: Schemas['Modulo'] | null;
  /** The module's course, for title and way back; null until it is read. */
  course: Schemas['Curso'] | null;
  /** One of the three could not be loaded. */
  failed: boolean;
  /** Loads them again; null for an id that is none. */
  onRetry: (() => void) | null;
}

/** The page of one lesson (spec, section 2, Admin screens). */
export function LessonEditScreen({ lesson, module, course, failed, onRetry, list, nextFree }: LessonEditScreenProps) {
  const ready = lesson !== null && module !== null && course !== null;
  const crumbs = [
    { label: adminWords.courses, href: paths.adminCourses },
    ...(ready
      ? [
          { label: course.title, href: to.adminModules(course.id) },
          { label: module.title, href: list },
          { label: lesson.title },
        ]
      : []),
  ];
  return (
    <AdminPage title={messages.title} crumbs={crumbs}>
      {!ready && <AdminLoading failed={failed} failedText={messages.loadFailed} onRetry={onRetry} />}
      {ready && (
        <>
          <KeyValue
            items={[
              { label: messages.course, value: course.title },
              { label: messages.module, value: module.title },
            ]}
          />
          <TextLink look="standalone" icon={<EyeIcon />} href={to.lesson(lesson.id)}>
            {messages.seeAsStudent}
          </TextLink>
          <LessonEditForm
            lessonId={lesson.id}
            moduleId={module.id}
            list={list}
            nextFree={nextFree}
            initial={toLessonValues(lesson)}
          />
        </>
      )}
    </AdminPage>
  );
}
