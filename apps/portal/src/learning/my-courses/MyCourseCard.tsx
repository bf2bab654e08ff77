import { Badge, CertificateIcon, CourseCard, ProgressBar, TextLink, VisuallyHidden } from '@raiz/ui';
import { formatPercent } from '@raiz/ui/format';
import { certificatesMessages, courseWordsMessages, myCoursesMessages } from '@raiz/ui/messages/learning';
import { paths, to } from '../../shared/paths.ts';
import type { EnrolledCourse } from './myCoursesFilters.ts';
import * as styles from './MyCourseCard.css.ts';

export interface MyCourseCardProps {
  /** With its progress in percent. */
  course: EnrolledCourse;
}

/** One course of the member with its progress; a finished one also links to the certificates. */
export function MyCourseCard({ course }: MyCourseCardProps) {
  const isFinished = course.progress >= 100;
  return (
    <CourseCard
      href={to.course(course.id)}
      title={course.title}
      description={course.description?.trim() || courseWordsMessages.noDescription}
      badges={isFinished ? <Badge tone="done">{courseWordsMessages.completedCourse}</Badge> : undefined}
      footer={
        <>
          <ProgressBar
            value={course.progress}
            label={myCoursesMessages.progressOf({ title: course.title })}
            text={courseWordsMessages.progressPercent({ percent: formatPercent(course.progress) })}
          />
          {isFinished && (
            <div className={styles.certificate}>
              <TextLink look="standalone" icon={<CertificateIcon />} href={paths.certificates}>
                {myCoursesMessages.seeCertificate}
                <VisuallyHidden> {certificatesMessages.downloadFor({ course: course.title })}</VisuallyHidden>
              </TextLink>
            </div>
          )}
        </>
      }
      actionText={myCoursesMessages.open}
    />
  );
}
