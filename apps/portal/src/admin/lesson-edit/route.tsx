import { EyeIcon, KeyValue, TextLink } from '@raiz/ui';
import { adminLessonEditMessages as messages, adminWords } from '@raiz/ui/messages/admin';
import { paths, to } from '../../shared/paths.ts';
import { usePathId } from '../../shared/useIds.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { toLessonValues } from '../shared/lessonValues.ts';
import { LessonEditForm } from './LessonEditForm.tsx';
import { useLessonReads } from './useLessonReads.ts';

/** `/admin/aula/{aulaId}`: the full page of one lesson (docs/specification.md#lesson-edit). */
export function Route() {
  const lessonId = usePathId('aulaId');
  const { lesson, module, course, nextFree, queries } = useLessonReads(lessonId);
  const isReady = lesson !== null && module !== undefined && course !== undefined;
  const list = isReady ? to.adminLessons(course.id, module.id) : '';

  return (
    <AdminPage
      title={messages.title}
      crumbs={[
        { label: adminWords.courses, href: paths.adminCourses },
        ...(isReady
          ? [
              { label: course.title, href: to.adminModules(course.id) },
              { label: module.title, href: list },
              { label: lesson.title },
            ]
          : []),
      ]}
    >
      {isReady ? (
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
      ) : (
        <AdminLoading failedText={messages.loadFailed} queries={queries} notFound={lessonId === null} />
      )}
    </AdminPage>
  );
}
