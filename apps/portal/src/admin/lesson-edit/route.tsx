import { EyeIcon, KeyValue, TextLink } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { adminLessonEditMessages as messages, adminWords } from '@raiz/ui/messages/admin';
import { paths, to } from '../../shared/paths.ts';
import { usePathId } from '../../shared/useIds.ts';
import { AdminLoading } from '../shared/AdminLoading.tsx';
import { AdminPage } from '../shared/AdminPage.tsx';
import { named } from '../shared/named.ts';
import { toLessonValues } from '../shared/lessonValues.ts';
import { LessonEditForm } from './LessonEditForm.tsx';
import { useLessonReads } from './useLessonReads.ts';

/** `/admin/aula/{aulaId}`: the full page of one lesson (docs/specification.md#lesson-edit). */
export function Route() {
  const lessonId = usePathId('aulaId');
  const { lesson, moduleId, moduleTitle, courseId, courseTitle, nextFree, queries } = useLessonReads(lessonId);
  const modules = courseId === null ? null : to.adminModules(courseId);
  const lessons = courseId === null || moduleId === null ? null : to.adminLessons(courseId, moduleId);

  return (
    <AdminPage
      title={messages.title}
      crumbs={[
        { label: adminWords.courses, href: paths.adminCourses },
        ...(lesson && modules !== null ? [{ label: courseTitle ?? emptyValue, href: modules }] : []),
        ...(lesson && lessons !== null ? [{ label: moduleTitle ?? emptyValue, href: lessons }] : []),
        ...(lesson ? [{ label: named(lesson).title }] : []),
      ]}
    >
      {lesson && lessonId !== null ? (
        <>
          <KeyValue
            items={[
              { label: messages.course, value: courseTitle ?? emptyValue },
              { label: messages.module, value: moduleTitle ?? emptyValue },
            ]}
          />
          <TextLink look="standalone" icon={<EyeIcon />} href={to.lesson(lessonId)}>
            {messages.seeAsStudent}
          </TextLink>
          <LessonEditForm
            lessonId={lessonId}
            moduleId={moduleId}
            list={lessons ?? modules ?? paths.adminCourses}
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
