import { CourseAside } from '../shared/CourseAside.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';
import { PremiumNotice } from '../shared/PremiumNotice.tsx';
import { useIsClosed } from '../shared/premiumAccess.ts';
import { EnrolPanel } from './EnrolPanel.tsx';

export interface PreviewAsideProps {
  /** The course, and whether the server withholds it. */
  read: CourseRead;
  /** Courses are open to administrators. */
  isAdmin: boolean;
  /** Whether the member is enrolled in it. */
  isEnrolled: boolean;
}

/**
 * The right rail: the card that enrols, and above it the premium notice for a member whose own
 * course is closed.
 */
export function PreviewAside({ read, isAdmin, isEnrolled }: PreviewAsideProps) {
  const isLocked = useIsClosed(read, isAdmin) && isEnrolled;
  return (
    <>
      {isLocked && <PremiumNotice content="course" />}
      <CourseAside read={read}>
        <EnrolPanel read={read} isLocked={isLocked} />
      </CourseAside>
    </>
  );
}
