import { ButtonLink, CertificateIcon, CourseIcon, EmptyState, Grid, Inline, PageLayout, SkeletonCard } from '@raiz/ui';
import { myCoursesMessages } from '@raiz/ui/messages/learning';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { type EnrolledCourse, MyCourseCard } from './MyCourseCard.tsx';

export interface MyCoursesScreenProps {
  load: Load<EnrolledCourse[]>;
}

/** 'Meus Cursos Inscritos' (spec, section 2). */
export function MyCoursesScreen({ load }: MyCoursesScreenProps) {
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
        {(courses) => (courses.length === 0 ? <NoCourses /> : <EnrolledCourses courses={courses} />)}
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

function EnrolledCourses({ courses }: { courses: EnrolledCourse[] }) {
  return (
    <Grid as="ul">
      {courses.map((course) => (
        <li key={course.id}>
          <MyCourseCard course={course} />
        </li>
      ))}
    </Grid>
  );
}
