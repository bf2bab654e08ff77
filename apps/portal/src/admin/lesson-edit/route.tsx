import { EyeIcon, TextLink } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
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
  const { lesson, moduleId, moduleTitle, courseId, courseTitle, queries } = useLessonReads(lessonId);
  const modules = courseId === null ? null : to.adminModules(courseId);
  const lessons = courseId === null || moduleId === null ? null : to.adminLessons(courseId, moduleId);

  return (
    <AdminPage
      title={messages.title}
      above={[
        { label: adminWords.courses, href: paths.adminCourses },
        ...(lesson && modules !== null ? [{ label: courseTitle ?? emptyValue, href: modules, lang: 'pt-BR' }] : []),
        ...(lesson && lessons !== null ? [{ label: moduleTitle ?? emptyValue, href: lessons, lang: 'pt-BR' }] : []),
      ]}
      actions={
        lesson &&
        lessonId !== null && (
          <TextLink look="standalone" icon={<EyeIcon />} href={to.lesson(lessonId)}>
            {messages.seeAsStudent}
          </TextLink>
        )
      }
    >
      {lesson && lessonId !== null ? (
        <LessonEditForm
          lessonId={lessonId}
          moduleId={moduleId}
          list={lessons ?? modules ?? paths.adminCourses}
          initial={toLessonValues(lesson)}
        />
      ) : (
        <AdminLoading failedText={messages.loadFailed} queries={queries} notFound={lessonId === null} />
      )}
    </AdminPage>
  );
}
