import type { Schemas } from '@raiz/api-client';
import { lessonMessages } from '@raiz/ui/messages/learning';
import { useState } from 'react';
import { usePathId } from '../../shared/useIds.ts';
import { type Load, toLoad } from '../../shared/load.ts';
import { lessonOf } from '../shared/courseFacts.ts';
import { useCourse } from '../shared/useCourse.ts';
import { useProfile } from '../shared/useProfile.ts';
import { LessonOutline } from './LessonOutline.tsx';
import { LessonScreen } from './LessonScreen.tsx';
import { LessonView } from './LessonView.tsx';
import type { Neighbours } from './neighbours.ts';
import { useCompletion } from './useCompletion.ts';
import { useLesson } from './useLesson.ts';
import { useRememberLesson } from './useRememberLesson.ts';
import { useNeighbours } from './useNeighbours.ts';

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
  const course = useCourse(courseId);
  const others = useNeighbours(courseId, lesson.id, isAdmin);
  const listed = course.data && lessonOf(course.data.course, lesson.id)?.completed;
  useRememberLesson(lesson, courseId);
  const completion = useCompletion(courseId, lesson.id, listed);
  return (
    <>
      <LessonView
        lesson={lesson}
        isAdmin={isAdmin}
        marking={{ courseId, completion }}
        others={others}
        courseFinished={completion.completed && course.data?.course.progress === 100}
      />
      {course.data && (
        <LessonOutline
          read={course.data}
          lessonId={lesson.id}
          isAdmin={isAdmin}
          completed={completion.checking ? undefined : completion.completed}
        />
      )}
    </>
  );
}

/** Without its course a lesson has no others. */
const noOthers: Load<Neighbours> = { state: 'ready', data: { previous: null, next: null } };

function LessonOf({ lessonId }: { lessonId: number | null }) {
  const profile = useProfile();
  const lesson = useLesson(lessonId);
  const isAdmin = profile.data?.user.is_admin ?? false;
  // Asked once is enough: what the lesson itself reads of a failed profile must not take the lesson away again.
  const [roleAsked, setRoleAsked] = useState(false);
  if (!roleAsked && !profile.isPending) setRoleAsked(true);
  const unknownRole = !roleAsked && profile.isPending;

  return (
    <LessonScreen
      // An unpublished lesson depends on the role: nothing is shown that would change under the reader's eyes.
      load={lesson.data && unknownRole ? { state: 'loading' } : toLoad(lesson, lessonMessages.loadFailed)}
      openLesson={(read) =>
        read.course_id === undefined ? (
          <LessonView lesson={read} isAdmin={isAdmin} marking={null} others={noOthers} courseFinished={false} />
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
