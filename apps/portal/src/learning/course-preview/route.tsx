import { safeUrl } from '@raiz/api-client/rules';
import { BackLink, ButtonLink, Heading, Loading, PageLayout, SafeText, Skeleton, Stack } from '@raiz/ui';
import { coursePreviewMessages as messages, courseMessages, premiumNoticeMessages } from '@raiz/ui/messages/learning';
import { useProfile } from '../../shared/member/useProfile.ts';
import { usePathId } from '../../shared/page/ids.ts';
import { paths } from '../../shared/page/paths.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { ContentTitle } from '../shared/ContentTitle.tsx';
import { CourseAside } from '../shared/CourseAside.tsx';
import { progressOf } from '../shared/courseFacts.ts';
import { CourseModules } from '../shared/CourseModules.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';
import { useIsClosed } from '../shared/premiumAccess.ts';
import { PremiumNotice } from '../shared/PremiumNotice.tsx';
import { useEnrolOffer } from '../shared/enrolOffer.ts';
import { EnrolPanel } from '../shared/EnrolPanel.tsx';
import { useEnrolment } from '../shared/useEnrolment.ts';
import { useCourse } from '../shared/useCourse.ts';

/** `/curso-iniciar/{cursoId}`: a course before enrolment (docs/specification.md#course-preview). */
export function Route() {
  const courseId = usePathId('cursoId');
  const course = useCourse(courseId);
  const isAdmin = useProfile().data?.user.is_admin ?? false;
  // Waits for the role and the enrolment, so that its buttons do not shift the page.
  const offer = useEnrolOffer(course.data, false);
  const waiting = course.data !== undefined && offer === 'checking';
  const read = waiting ? undefined : course.data;
  const isLoading = read === undefined && stateOf(course) !== 'failed';
  return (
    <PageLayout
      key={courseId}
      header={
        <ContentTitle
          title={read?.course.title ?? null}
          placeholder={messages.pageTitle}
          isLoading={isLoading}
          above={<BackLink href={paths.catalogue}>{messages.backToCatalogue}</BackLink>}
          lead={
            read && (
              <SafeText text={read.course.description?.trim() || courseMessages.noDescription} safeUrl={safeUrl} />
            )
          }
        />
      }
      isLoading={isLoading}
      narrowAside="above"
      stickyAside
      aside={
        read ? (
          <PreviewAside read={read} isAdmin={isAdmin} isEnrolled={offer === 'enrolled'} />
        ) : (
          isLoading && (
            <Loading text="">
              <Skeleton kind="cards" rows={1} />
            </Loading>
          )
        )
      }
    >
      <QueryBoundary
        queries={[course]}
        failed={messages.loadFailed}
        waiting={waiting}
        loadingText={messages.loading}
        skeleton={<Skeleton kind="list" />}
      >
        {(shown) => <CoursePreview read={shown} isAdmin={isAdmin} isEnrolled={offer === 'enrolled'} />}
      </QueryBoundary>
    </PageLayout>
  );
}

interface CoursePreviewProps {
  /** The course with its modules, or its preview if the server withholds the rest. */
  read: CourseRead;
  /** Administrators see unpublished lessons with a mark, and can open all courses. */
  isAdmin: boolean;
  /** Whether the member is enrolled in it: their lessons have ticks. */
  isEnrolled: boolean;
}

/** What a course is about, and the titles of its lessons, with padlocks where a subscription opens them. */
function CoursePreview({ read, isAdmin, isEnrolled }: CoursePreviewProps) {
  const { course } = read;
  const isClosed = useIsClosed(read, isAdmin) !== false;
  return (
    <>
      {course.content?.trim() && (
        <Stack gap={8}>
          <Heading level={2} size="h3">
            {messages.about}
          </Heading>
          <SafeText text={course.content} safeUrl={safeUrl} />
        </Stack>
      )}
      <CourseModules
        heading={courseMessages.outline}
        modules={course.modules}
        reader={{ isAdmin, access: isClosed ? 'closed' : 'preview', showsProgress: isEnrolled }}
        openAtFirst={nonNullRows(course.modules)[0]}
      />
    </>
  );
}

/**
 * The right rail: the card that enrols, with the premium notice for a member whose own course is
 * closed.
 */
function PreviewAside({ read, isAdmin, isEnrolled }: CoursePreviewProps) {
  const isLocked = useIsClosed(read, isAdmin) !== false && isEnrolled;
  const enrolment = useEnrolment('preview');
  return (
    <CourseAside read={read} isAdmin={isAdmin} progress={isEnrolled ? progressOf(read.course).percent : null}>
      {isLocked && (
        <>
          <PremiumNotice />
          <ButtonLink block href={paths.subscription}>
            {premiumNoticeMessages.subscribe}
          </ButtonLink>
        </>
      )}
      <EnrolPanel read={read} enrolment={enrolment} isLocked={isLocked} />
    </CourseAside>
  );
}
