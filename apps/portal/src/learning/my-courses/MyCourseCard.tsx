import { Badge, CertificateIcon, CourseCard, ProgressBar, TextLink, VisuallyHidden } from '@raiz/ui';
import { emptyValue, formatPercent } from '@raiz/ui/format';
import { certificatesMessages, courseWordsMessages, myCoursesMessages } from '@raiz/ui/messages/learning';
import { paths, to } from '../../shared/page/paths.ts';
import type { EnrolledCourse } from './myCoursesFilters.ts';
import * as styles from './MyCourseCard.css.ts';

export interface MyCourseCardProps {
  /** With its progress in percent. */
  course: EnrolledCourse;
}

/** One course of the member with its progress; a finished one also links to the certificates. */
export function MyCourseCard({ course }: MyCourseCardProps) {
  const { id, progress } = course;
  const title = course.title ?? emptyValue;
  const isFinished = progress !== null && progress >= 100;
  return (
    <CourseCard
      href={id === null ? null : to.course(id)}
      courseId={id ?? title}
      title={title}
      description={course.description?.trim() || courseWordsMessages.noDescription}
      badges={isFinished ? <Badge tone="done">{courseWordsMessages.completedCourse}</Badge> : undefined}
      footer={
        <>
          <ProgressBar
            value={progress}
            label={myCoursesMessages.progressOf({ title })}
            text={courseWordsMessages.progressPercent({ percent: formatPercent(progress) })}
          />
          {isFinished && (
            <div className={styles.certificate}>
              <TextLink look="standalone" icon={<CertificateIcon />} href={paths.certificates}>
                {myCoursesMessages.seeCertificate}
                <VisuallyHidden> {certificatesMessages.downloadFor({ course: title })}</VisuallyHidden>
              </TextLink>
            </div>
          )}
        </>
      }
      actionText={myCoursesMessages.open}
      phone="row"
    />
  );
}
