import { Button, ButtonLink, Card, Stack, Text } from '@raiz/ui';
import { myCoursesMessages as messages } from '@raiz/ui/messages/learning';
import { to } from '../../shared/paths.ts';
import type { EnrolledCourse } from './myCoursesFilters.ts';

export interface ResumeCardProps {
  /** The course that she was in last. */
  course: EnrolledCourse;
  /**
   * The lesson to go on with; undefined while it is being looked up, null when it is not known or not open to this member: the
   * way then leads to the course.
   */
  lesson: { id: number; title: string } | null | undefined;
}

/** One click from the own courses back to where the member left off. */
export function ResumeCard({ course, lesson }: ResumeCardProps) {
  return (
    <Card title={messages.resumeTitle}>
      <Stack gap={12} align="start">
        <Text>{course.title}</Text>
        <GoOn course={course} lesson={lesson} />
      </Stack>
    </Card>
  );
}

function GoOn({ course, lesson }: ResumeCardProps) {
  if (lesson === undefined) return <Button busy>{messages.open}</Button>;
  if (lesson === null) return <ButtonLink href={to.course(course.id)}>{messages.open}</ButtonLink>;
  return <ButtonLink href={to.lesson(lesson.id)}>{messages.resume({ lesson: lesson.title })}</ButtonLink>;
}
