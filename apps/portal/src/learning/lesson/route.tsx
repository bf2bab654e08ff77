import type { Schemas } from '@raiz/api-client';
import { lessonMessages } from '@raiz/ui/messages/learning';
import { usePathId } from '../../shared/useIds.ts';
import { toLoad } from '../../shared/load.ts';
import { useCourse } from '../shared/useCourse.ts';
import { useProfile } from '../shared/useProfile.ts';
import { LessonOutline } from './LessonOutline.tsx';
import { LessonScreen } from './LessonScreen.tsx';
import { LessonView } from './LessonView.tsx';
import { neighbours } from './neighbours.ts';
import { useCompletion } from './useCompletion.ts';
import { useLesson } from './useLesson.ts';
import { useOrderedLessons } from './useOrderedLessons.ts';

interface OpenLessonProps {
  lesson: Schemas['Aula'];
  courseId: number;
  isAdmin: boolean;
}

/** A lesson of a known course. The order of the lessons and the course's progress are extras: without them the page is quiet. */
function LessonOfCourse({ lesson, courseId, isAdmin }: OpenLessonProps) {
  const ordered = useOrderedLessons(courseId);
  const course = useCourse(courseId);
  const completion = useCompletion(courseId, lesson.id);
  return (
    <>
      <LessonView
        lesson={lesson}
        isAdmin={isAdmin}
        marking={{ courseId, completion }}
        neighbours={neighbours(ordered.data ?? [], lesson.id, isAdmin)}
        courseFinished={course.data?.course.progress === 100}
      />
      {course.data && <LessonOutline read={course.data} lessonId={lesson.id} isAdmin={isAdmin} />}
    </>
  );
}

function LessonOf({ lessonId }: { lessonId: number | null }) {
  const profile = useProfile();
  const lesson = useLesson(lessonId);
  const isAdmin = profile.data?.user.is_admin ?? false;
  const unknownRole = profile.data === undefined && !profile.isError;

  return (
    <LessonScreen
      // An unpublished lesson depends on the role: nothing is shown that would change under the reader's eyes.
      load={lesson.data && unknownRole ? { state: 'loading' } : toLoad(lesson, lessonMessages.loadFailed)}
      openLesson={(read) =>
        read.course_id === undefined ? (
          <LessonView
            lesson={read}
            isAdmin={isAdmin}
            marking={null}
            neighbours={{ previous: null, next: null }}
            courseFinished={false}
          />
        ) : (
          <LessonOfCourse lesson={read} courseId={read.course_id} isAdmin={isAdmin} />
        )
      }
    />
  );
}

/** /curso/aula/{aulaId}: one lesson (spec, section 2). */
export function LessonRoute() {
  const lessonId = usePathId('aulaId');
  return <LessonOf key={lessonId} lessonId={lessonId} />;
}
