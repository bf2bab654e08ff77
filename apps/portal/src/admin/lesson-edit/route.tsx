import { emptyValue } from '@raiz/ui/format';
import { adminFormMessages, adminLessonEditMessages as messages } from '@raiz/ui/messages/admin';
import { usePathId, wholeNumber } from '../../shared/page/ids.ts';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { useDelayedNavigate } from '../../shared/page/useDelayedNavigate.ts';
import { $api } from '../../shared/reads/queries.ts';
import { useSavedForm } from '../../shared/saved/useSavedForm.tsx';
import { aboveCourse, AdminLoading, AdminPage, UnknownAdminPage } from '../shared/AdminPage.tsx';
import { lessonReads } from '../shared/changedReads.ts';
import { LessonMaterialFields, LessonPreviewPane, LessonStateFields } from '../shared/LessonFields.tsx';
import { freshQueryOptions, useInitialData } from '../shared/initialData.ts';
import { saveDelays } from '../shared/saveDelays.ts';
import { adminGuard, SaveForm } from '../shared/SaveForm.tsx';
import { changeLesson, readLesson, saveFailure } from '../shared/stored.ts';
import {
  checkWholeLesson,
  lessonLabels,
  type LessonValues,
  normalizeLesson,
  toLessonPart,
  toLessonValues,
} from '../shared/values.ts';

/** `/admin/aula/{aulaId}`: the full page of one lesson (docs/specification.md#lesson-edit). */
export function Route() {
  const lessonId = usePathId('aulaId');
  if (lessonId === null) return <UnknownAdminPage title={messages.title}>{messages.loadFailed}</UnknownAdminPage>;
  return <LessonEdit key={lessonId} lessonId={lessonId} />;
}

function LessonEdit({ lessonId }: { lessonId: number }) {
  const { lesson, moduleId, moduleTitle, courseId, courseTitle, queries } = useLessonReads(lessonId);
  const modules = courseId === null ? null : pathTo.adminModules(courseId);
  const lessons = courseId === null || moduleId === null ? null : pathTo.adminLessons(courseId, moduleId);

  return (
    <AdminPage
      title={messages.title}
      above={[
        ...aboveCourse(lesson !== null && courseId !== null && { courseId, title: courseTitle ?? emptyValue }),
        ...(lesson && lessons !== null ? [{ label: moduleTitle ?? emptyValue, href: lessons, lang: 'pt-BR' }] : []),
      ]}
      asStudent={lesson !== null && pathTo.lesson(lessonId)}
    >
      {lesson ? (
        <LessonEditForm
          lessonId={lessonId}
          courseId={courseId}
          list={lessons ?? modules ?? paths.adminCourses}
          initial={toLessonValues(lesson)}
        />
      ) : (
        <AdminLoading failedText={messages.loadFailed} queries={queries} />
      )}
    </AdminPage>
  );
}

/** An id from an answer; null if it is invalid. */
function usableId(id: number | null | undefined): number | null {
  return wholeNumber(String(id));
}

/**
 * Reads a lesson, then its module and course for the titles and the back link. A module or course
 * that no answer names is null.
 */
function useLessonReads(lessonId: number) {
  const lessonQuery = $api.useQuery(
    'get',
    '/admin/lessons/{id}',
    { params: { path: { id: lessonId } } },
    freshQueryOptions,
  );
  const lesson = useInitialData(lessonQuery);
  const moduleId = usableId(lesson?.module_id);
  const moduleQuery = $api.useQuery(
    'get',
    '/admin/modules/{id}',
    { params: { path: { id: moduleId ?? 0 } } },
    { enabled: moduleId !== null },
  );
  const courseId = usableId(lesson?.course_id) ?? usableId(moduleQuery.data?.course_id);
  const courseQuery = $api.useQuery(
    'get',
    '/admin/courses/{id}',
    { params: { path: { id: courseId ?? 0 } } },
    { enabled: courseId !== null },
  );
  // A later failed read, such as after a deletion, does not remove the form.
  const isReady =
    (moduleId === null || moduleQuery.data !== undefined) && (courseId === null || courseQuery.data !== undefined);
  return {
    /** Null until lesson, module and course are loaded. */
    lesson: isReady ? lesson : null,
    moduleId,
    moduleTitle: moduleQuery.data?.title ?? null,
    courseId,
    courseTitle: courseQuery.data?.title ?? null,
    queries: [lessonQuery, moduleQuery, courseQuery],
  };
}

interface LessonEditFormProps {
  /** The lesson being edited. */
  lessonId: number;
  /** The lesson's course; null: unknown. */
  courseId: number | null;
  /** Address of the back link. */
  list: string;
  /** The initial values of the fields. */
  initial: LessonValues;
}

/** Every field of one lesson; title and content are required here. */
function LessonEditForm({ lessonId, courseId, list, initial }: LessonEditFormProps) {
  const navigateLater = useDelayedNavigate();
  const form = useSavedForm({
    guard: adminGuard,
    draftKey: `lesson:${lessonId}`,
    values: initial,
    stored: {
      read: async () => toLessonValues(await readLesson(lessonId)),
      normalize: normalizeLesson,
      labels: lessonLabels,
    },
    check: checkWholeLesson,
    failure: saveFailure(adminFormMessages.gone.lesson, { fallback: messages.saveFailed, serverText: false }),
    send: (values, changed) => changeLesson(lessonId, toLessonPart(values, changed)),
    invalidates: lessonReads,
    invalidatesOnFailure: lessonReads,
    onSuccess: () => navigateLater(list, saveDelays.lesson),
  });

  return (
    <SaveForm
      form={form}
      preview={<LessonPreviewPane control={form.control} courseId={courseId} />}
      texts={{ submit: messages.save, submitting: messages.saving, success: messages.success }}
      list={list}
    >
      <LessonMaterialFields control={form.control} courseId={courseId} isWhole />
      <LessonStateFields control={form.control} />
    </SaveForm>
  );
}
