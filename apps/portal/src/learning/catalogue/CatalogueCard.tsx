import { Badge, CourseCard, Inline, ProgressBar } from '@raiz/ui';
import { emptyValue, formatPercent } from '@raiz/ui/format';
import { catalogueMessages, courseWordsMessages, myCoursesMessages } from '@raiz/ui/messages/learning';
import { to } from '../../shared/paths.ts';
import { CourseBadge } from '../shared/CourseBadge.tsx';
import type { CatalogueCourse } from './catalogueFilters.ts';

export interface CatalogueCardProps {
  /** As received: unknown fields are null. */
  course: CatalogueCourse;
  /** Whether the member is enrolled; false for visitors. */
  enrolled: boolean;
  /** Progress of the enrolled member in percent; null when unknown. */
  progress: number | null;
}

/** One course of the catalogue; the whole card links to its preview. */
export function CatalogueCard({ course, enrolled, progress }: CatalogueCardProps) {
  const title = course.title ?? emptyValue;
  return (
    <CourseCard
      href={course.id === null ? null : to.coursePreview(course.id)}
      courseId={course.id ?? course.title ?? ''}
      title={title}
      description={course.description?.trim() || courseWordsMessages.noDescription}
      badges={
        <Inline gap={8}>
          <CourseBadge isPremium={course.is_premium} />
          {enrolled && <Badge tone="done">{catalogueMessages.enrolled}</Badge>}
        </Inline>
      }
      footer={
        enrolled && progress !== null ? (
          <ProgressBar
            value={progress}
            label={myCoursesMessages.progressOf({ title })}
            text={courseWordsMessages.progressPercent({ percent: formatPercent(progress) })}
          />
        ) : undefined
      }
      phone="row"
    />
  );
}
