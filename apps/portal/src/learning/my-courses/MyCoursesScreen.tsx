import { ButtonLink, CertificateIcon, CourseIcon, EmptyState, Grid, Inline, PageLayout, SkeletonCard } from '@raiz/ui';
import { myCoursesMessages } from '@raiz/ui/messages/learning';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { CourseSearch } from '../shared/CourseSearch.tsx';
import type { CourseView } from '../shared/courseView.ts';
import { MyCourseCard } from './MyCourseCard.tsx';
import { type EnrolledCourse, filterMyCourses, myCoursesFilters, type MyCoursesFilter } from './myCoursesFilters.ts';

export interface MyCoursesScreenProps {
  /** The courses taken: loading, failed with its sentence and a retry, or ready. */
  load: Load<EnrolledCourse[]>;
  /** What is looked for and shown, as the address has it. */
  view: CourseView<MyCoursesFilter>;
  /** Called with every change; the address keeps it. */
  onView: (changes: Partial<CourseView<MyCoursesFilter>>) => void;
  /** The way back to where the member left off. */
  resume: (courses: readonly EnrolledCourse[]) => ReactNode;
}

const options = myCoursesFilters.map(({ filter: value }) => ({ value, label: myCoursesMessages.filterWords[value] }));

/** 'Meus Cursos Inscritos' (spec, section 2). */
export function MyCoursesScreen({ load, view, onView, resume }: MyCoursesScreenProps) {
  return (
    <PageLayout>
      <Inline justify="between">
        <ScreenTitle>{myCoursesMessages.title}</ScreenTitle>
        <ButtonLink variant="secondary" icon={<CertificateIcon />} href={paths.certificates}>
          {myCoursesMessages.certificates}
        </ButtonLink>
      </Inline>
      <Loaded
        load={load}
        loadingText={myCoursesMessages.loading}
        skeleton={
          <Grid>
            <SkeletonCard cover />
            <SkeletonCard cover />
            <SkeletonCard cover />
          </Grid>
        }
      >
        {(courses) =>
          courses.length === 0 ? (
            <NoCourses />
          ) : (
            <>
              {resume(courses)}
              <CourseSearch
                texts={myCoursesMessages}
                options={options}
                usual="all"
                view={view}
                onView={onView}
                courses={filterMyCourses(courses, view.filter)}
                card={(course) => <MyCourseCard course={course} />}
              />
            </>
          )
        }
      </Loaded>
    </PageLayout>
  );
}

function NoCourses() {
  return (
    <EmptyState
      title={myCoursesMessages.none}
      icon={<CourseIcon size="hero" />}
      action={<ButtonLink href={paths.catalogue}>{myCoursesMessages.goToCatalogue}</ButtonLink>}
    />
  );
}
