import { Badge, CourseCard, Inline } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { catalogueMessages, courseWordsMessages } from '@raiz/ui/messages/learning';
import { to } from '../../shared/page/paths.ts';
import { CourseBadge } from '../shared/CourseBadge.tsx';
import type { CatalogueCourse } from './catalogueFilters.ts';

export interface CatalogueCardProps {
  /** As received: unknown fields are null. */
  course: CatalogueCourse;
  /** Whether the member is enrolled; false for visitors. */
  enrolled: boolean;
}

/** One course of the catalogue; the whole card links to its preview. */
export function CatalogueCard({ course, enrolled }: CatalogueCardProps) {
  return (
    <CourseCard
      href={course.id === null ? null : to.coursePreview(course.id)}
      courseId={course.id ?? course.title ?? ''}
      title={course.title ?? emptyValue}
      description={course.description?.trim() || courseWordsMessages.noDescription}
      badges={
        <Inline gap={8}>
          <CourseBadge isPremium={course.is_premium} />
          {enrolled && <Badge tone="done">{catalogueMessages.enrolled}</Badge>}
        </Inline>
      }
      phone="row"
    />
  );
}
