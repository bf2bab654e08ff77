import { Badge, CourseCard, ProgressBar } from '@raiz/ui';
import { formatPercent } from '@raiz/ui/format';
import { courseWordsMessages, myCoursesMessages } from '@raiz/ui/messages/learning';
import { to } from '../../shared/paths.ts';
import type { EnrolledCourse } from './myCoursesFilters.ts';

export interface MyCourseCardProps {
  /** One the member has taken, with its progress in percent. */
  course: EnrolledCourse;
}

/** One own course: title, description, progress in percent and 'Acessar Curso' (spec, section 2). */
export function MyCourseCard({ course }: MyCourseCardProps) {
  return (
    <CourseCard
      href={to.course(course.id)}
      title={course.title}
      description={course.description?.trim() || courseWordsMessages.noDescription}
      badges={course.progress === 100 ? <Badge tone="done">{courseWordsMessages.completedCourse}</Badge> : undefined}
      footer={
        <ProgressBar
          value={course.progress}
          label={myCoursesMessages.progressOf({ title: course.title })}
          text={courseWordsMessages.progressPercent({ percent: formatPercent(course.progress) })}
        />
      }
      actionText={myCoursesMessages.open}
    />
  );
}
