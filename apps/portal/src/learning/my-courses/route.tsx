import { myCoursesMessages } from '@raiz/ui/messages/learning';
import { toMemberLoad } from '../shared/toMemberLoad.ts';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { MyCoursesScreen } from './MyCoursesScreen.tsx';

/** /perfil/cursos: reads the courses the member is enrolled in (spec, section 7). */
export function MyCoursesRoute() {
  const { profile, courses } = useMyCourses();
  return <MyCoursesScreen load={toMemberLoad(profile, courses, myCoursesMessages.loadFailed)} />;
}
