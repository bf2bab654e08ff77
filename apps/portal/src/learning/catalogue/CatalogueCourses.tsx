import { catalogueMessages } from '@raiz/ui/messages/learning';
import { CourseSearch } from '../shared/CourseSearch.tsx';
import type { CourseView } from '../shared/courseView.ts';
import { CatalogueCard } from './CatalogueCard.tsx';
import {
  type CatalogueCourse,
  type CatalogueFilter,
  filterCourses,
  isEnrolled,
  offeredFilters,
} from './catalogueFilters.ts';

export interface CatalogueCoursesProps {
  /** All published courses. */
  courses: readonly CatalogueCourse[];
  /** Ids of the courses the member is enrolled in; null for visitors and while unknown. */
  enrolledIn: ReadonlySet<number> | null;
  /** Search and filter, as the address has them. */
  view: CourseView<CatalogueFilter>;
  /** Called with every change; the address keeps it. */
  onView: (changes: Partial<CourseView<CatalogueFilter>>) => void;
}

/** The courses of the catalogue, with search and filter above them. */
export function CatalogueCourses({ courses, enrolledIn, view, onView }: CatalogueCoursesProps) {
  const offered = offeredFilters(enrolledIn);
  // The address may name a filter that this reader does not have.
  const filter = offered.includes(view.filter) ? view.filter : 'all';
  return (
    <CourseSearch
      texts={catalogueMessages}
      options={offered.map((value) => ({ value, label: catalogueMessages.filterWords[value] }))}
      usual="all"
      view={{ ...view, filter }}
      onView={onView}
      courses={filterCourses(courses, filter, enrolledIn)}
      card={(course) => <CatalogueCard course={course} enrolled={isEnrolled(course, enrolledIn)} />}
    />
  );
}
