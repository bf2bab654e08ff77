import { myCoursesMessages } from '@raiz/ui/messages/learning';
import { useViewInAddress } from '../../shared/useViewInAddress.ts';
import { type CourseView, readCourseView, writeCourseView } from '../shared/courseView.ts';
import { toMemberLoad } from '../shared/toMemberLoad.ts';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { myCoursesFilters, type MyCoursesFilter } from './myCoursesFilters.ts';
import { MyCoursesScreen } from './MyCoursesScreen.tsx';
import { Resume } from './Resume.tsx';

const read = (params: URLSearchParams) => readCourseView(params, myCoursesFilters);
const write = (view: CourseView<MyCoursesFilter>) => writeCourseView(view, myCoursesFilters);

/** /perfil/cursos: reads the courses the member is enrolled in; search and filter live in the address (spec, section 7). */
export function Route() {
  const [view, change] = useViewInAddress(read, write);
  const { profile, courses } = useMyCourses();
  return (
    <MyCoursesScreen
      load={toMemberLoad(profile, courses, myCoursesMessages.loadFailed)}
      view={view}
      onView={change}
      resume={(mine) => <Resume courses={mine} />}
    />
  );
}
