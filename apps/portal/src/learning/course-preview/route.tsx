import { coursePreviewMessages } from '@raiz/ui/messages/learning';
import { usePathId } from '../../shared/useIds.ts';
import { toLoad } from '../../shared/load.ts';
import type { CourseRead } from '../shared/courseQuery.ts';
import { useCourse } from '../shared/useCourse.ts';
import { useProfile } from '../shared/useProfile.ts';
import { CoursePreviewScreen } from './CoursePreviewScreen.tsx';
import { EnrolPanel } from './EnrolPanel.tsx';
import { useEnrolment } from './useEnrolment.ts';
import { useEnrolOffer } from './useEnrolOffer.ts';

function EnrolmentOf({ read }: { read: CourseRead }) {
  const enrolment = useEnrolment(read.course.id);
  const offer = useEnrolOffer(read, enrolment.state.kind === 'refused');
  return <EnrolPanel courseId={read.course.id} offer={offer} enrolment={enrolment} />;
}

/** /curso-iniciar/{cursoId}: a course before one takes it, and the enrolment (spec, section 2). */
export function Route() {
  const courseId = usePathId('cursoId');
  const load = toLoad(useCourse(courseId), coursePreviewMessages.loadFailed);
  const isAdmin = useProfile().data?.user.is_admin ?? false;
  return (
    <CoursePreviewScreen
      key={courseId}
      load={load}
      isAdmin={isAdmin}
      enrolPanel={(read) => <EnrolmentOf read={read} />}
    />
  );
}
