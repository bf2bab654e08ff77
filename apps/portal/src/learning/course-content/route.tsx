import { courseContentMessages } from '@raiz/ui/messages/learning';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { usePathId } from '../../shared/useIds.ts';
import { abandonedState } from '../shared/abandonedState.ts';
import { toLoad } from '../../shared/load.ts';
import { lastLessonOf } from '../shared/lastLessons.ts';
import { useCourse } from '../shared/useCourse.ts';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { CourseContentScreen } from './CourseContentScreen.tsx';
import { useAbandon } from './useAbandon.ts';

function CourseContentOf({ courseId }: { courseId: number | null }) {
  const navigate = useNavigate();
  const course = useCourse(courseId);
  const { profile, courses } = useMyCourses();
  const abandonment = useAbandon(courseId ?? 0, () => navigate(paths.catalogue, { state: abandonedState }));
  const unknownRole = profile.data === undefined && !profile.isFetchedAfterMount;
  // Who cannot be told to be enrolled may try to abandon: the server knows.
  const isEnrolled = profile.isError || courses.isError ? true : courses.data?.some((one) => one.id === courseId);

  return (
    <CourseContentScreen
      // Unpublished lessons depend on the role: nothing is shown that would change under the reader's hand.
      load={course.data && unknownRole ? { state: 'loading' } : toLoad(course, courseContentMessages.loadFailed)}
      isAdmin={profile.data?.user.is_admin ?? false}
      isEnrolled={isEnrolled}
      lastLessonId={lastLessonOf(profile.data?.user.id, courseId)}
      abandonment={abandonment}
    />
  );
}

/** /curso/{cursoId}: a course's content for those who take it (spec, section 2). */
export function Route() {
  const courseId = usePathId('cursoId');
  return <CourseContentOf key={courseId} courseId={courseId} />;
}
