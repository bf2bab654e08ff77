import { catalogueMessages } from '@raiz/ui/messages/learning';
import { useLocation } from 'react-router-dom';
import { toLoad } from '../../shared/load.ts';
import { $api } from '../../shared/queries.ts';
import { useSession } from '../../shared/useSession.ts';
import { useViewInAddress } from '../../shared/useViewInAddress.ts';
import { hasAbandoned } from '../shared/abandonedState.ts';
import { type CourseView, readCourseView, writeCourseView } from '../shared/courseView.ts';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { type CatalogueFilter, catalogueFilters } from './catalogueFilters.ts';
import { CatalogueScreen } from './CatalogueScreen.tsx';

const read = (params: URLSearchParams) => readCourseView(params, catalogueFilters);
const write = (view: CourseView<CatalogueFilter>) => writeCourseView(view, catalogueFilters);

/** /cursos: the catalogue, for visitors and members alike; a member's own courses are marked, if they can be read (spec, section 2). */
export function Route() {
  const [view, change] = useViewInAddress(read, write);
  const { state } = useLocation();
  const courses = $api.useQuery('get', '/courses');
  const isMember = useSession() !== null;
  const mine = useMyCourses();
  const own = isMember ? mine.courses.data : undefined;
  // Who asks for the own courses must not first be shown all the others.
  const awaitsOwn = isMember && view.filter === 'enrolled' && !own && !mine.profile.isError && !mine.courses.isError;

  return (
    <CatalogueScreen
      load={courses.data && awaitsOwn ? { state: 'loading' } : toLoad(courses, catalogueMessages.loadFailed)}
      enrolledIn={own ? new Set(own.map((course) => course.id)) : null}
      view={view}
      onView={change}
      abandoned={hasAbandoned(state)}
    />
  );
}
