import { ButtonLink, Inline, SuccessIcon, Text } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { courseContentMessages as messages } from '@raiz/ui/messages/learning';
import { paths, to } from '../../shared/page/paths.ts';
import { hasId } from '../../shared/reads/rows.ts';
import { nextToDo, progressOf } from '../shared/courseFacts.ts';
import type { CourseRead } from '../shared/courseQuery.ts';

export interface CourseActionProps {
  /** The course with its modules, or its preview. */
  read: CourseRead;
  /** The lessons are closed to this reader; a premium notice has the main action. */
  isClosed: boolean;
  /** Whether the member is enrolled in it. */
  isEnrolled: boolean;
  /** Id of the lesson that was open last, or null. */
  lastLessonId: number | null;
}

/**
 * What to do next in a course: enrol, start or continue with a lesson, or see the certificate.
 * Renders nothing when there is no lesson that this reader can open.
 */
export function CourseAction({ read, isClosed, isEnrolled, lastLessonId }: CourseActionProps) {
  const { done, percent } = progressOf(read.course);
  const next = nextToDo(read.course, lastLessonId);
  const variant = isClosed ? 'secondary' : 'primary';

  if (!isEnrolled) {
    return (
      <>
        <Text tone="muted">{messages.notEnrolled}</Text>
        <ButtonLink block variant={variant} href={to.coursePreview(read.id)}>
          {messages.goToPreview}
        </ButtonLink>
      </>
    );
  }
  if (percent === 100) {
    return (
      <>
        <Text as="div" tone="success" strong>
          <Inline gap={8}>
            <SuccessIcon />
            {messages.finished}
          </Inline>
        </Text>
        <ButtonLink block variant={variant} href={paths.certificates}>
          {messages.seeCertificates}
        </ButtonLink>
      </>
    );
  }
  if (isClosed || next === null || !hasId(next)) return null;
  const text = done === 0 && lastLessonId === null ? messages.start : messages.resume;
  return (
    <ButtonLink block href={to.lesson(next.id)}>
      {text({ lesson: next.title ?? emptyValue })}
    </ButtonLink>
  );
}
