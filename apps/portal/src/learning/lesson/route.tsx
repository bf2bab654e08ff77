import type { Schemas } from '@raiz/api-client';
import { useQuery } from '@tanstack/react-query';
import { lessonMessages } from '@raiz/ui/messages/learning';
import { usePathId } from '../../shared/useIds.ts';
import { toLoad } from '../../shared/load.ts';
import { $api } from '../../shared/queries.ts';
import { lessonOf } from '../shared/courseFacts.ts';
import { useCourse } from '../shared/useCourse.ts';
import { useProfile } from '../shared/useProfile.ts';
import { CourseFinished } from './CourseFinished.tsx';
import { LessonCompletion } from './LessonCompletion.tsx';
import { LessonOutline } from './LessonOutline.tsx';
import { LessonScreen } from './LessonScreen.tsx';
import { LessonView } from './LessonView.tsx';
import { lessonQuery } from './lessonQuery.ts';
import { neighbours } from './neighbours.ts';
import { OtherLessons } from './OtherLessons.tsx';
import { useCompletion } from './useCompletion.ts';
import { useRememberLesson } from './useRememberLesson.ts';

interface OpenLessonProps {
  /** As the server has it. */
  lesson: Schemas['Aula'];
  /** Number of the course. */
  courseId: number;
  /** Administrators get a link to edit. */
  isAdmin: boolean;
}

/** A lesson of a known course, with the course's lessons around it. */
function LessonOfCourse({ lesson, courseId, isAdmin }: OpenLessonProps) {
  const course = useCourse(courseId).data;
  const others = $api.useQuery(
    'get',
    '/courses/{courseId}/ordered-lessons',
    { params: { path: { courseId } } },
    { select: (ordered) => neighbours(ordered, lesson.id, isAdmin) },
  );
  const completion = useCompletion(courseId, lesson.id, course && lessonOf(course.course, lesson.id)?.completed);
  const { completed, busy } = completion;
  useRememberLesson(lesson, courseId);
  return (
    <>
      <LessonView lesson={lesson} isAdmin={isAdmin}>
        {(lesson.published === 1 || isAdmin) && <LessonCompletion courseId={courseId} completion={completion} />}
        <OtherLessons load={toLoad(others, lessonMessages.navigationFailed)} goesOn={completed} />
        {completed && !busy && course?.course.progress === 100 && <CourseFinished />}
      </LessonView>
      {course && <LessonOutline read={course} lessonId={lesson.id} isAdmin={isAdmin} />}
    </>
  );
}

function LessonOf({ lessonId }: { lessonId: number | null }) {
  const profile = useProfile();
  const lesson = useQuery(lessonQuery(lessonId));
  const isAdmin = profile.data?.user.is_admin ?? false;
  const unknownRole = profile.data === undefined && !profile.isFetchedAfterMount;

  return (
    <LessonScreen
      // An unpublished lesson depends on the role: nothing is shown that would change under the reader's eyes.
      load={lesson.data && unknownRole ? { state: 'loading' } : toLoad(lesson, lessonMessages.loadFailed)}
      openLesson={(read) =>
        read.course_id === undefined ? (
          <LessonView lesson={read} isAdmin={isAdmin} />
        ) : (
          <LessonOfCourse lesson={read} courseId={read.course_id} isAdmin={isAdmin} />
        )
      }
    />
  );
}

/** /curso/aula/{aulaId}: one lesson (spec, section 2). */
export function Route() {
  const lessonId = usePathId('aulaId');
  return <LessonOf key={lessonId} lessonId={lessonId} />;
}
