import type { Schemas } from '@raiz/api-client';
import { Badge, Button, ButtonLink, Inline } from '@raiz/ui';
import { DataTable } from '@raiz/ui/table';
import { adminCoursesMessages as messages, adminFormMessages } from '@raiz/ui/messages/admin';
import { to } from '../../shared/paths.ts';
import { WrittenText } from '../shared/WrittenText.tsx';

type CourseRow = Schemas['Curso'];

export interface CourseTableProps {
  /** In the order in which they are shown. */
  courses: readonly CourseRow[];
  /** Asks before deleting: nothing is deleted yet. */
  onDelete: (course: CourseRow) => void;
}

/** The courses with their actions; each action names its course. */
export function CourseTable({ courses, onDelete }: CourseTableProps) {
  return (
    <DataTable
      caption={messages.title}
      hideCaption
      lang="en"
      rows={courses}
      rowKey={(course) => course.id}
      columns={[
        {
          id: 'title',
          rowHeader: true,
          header: adminFormMessages.title,
          render: (course) => <WrittenText>{course.title}</WrittenText>,
        },
        {
          id: 'premium',
          header: adminFormMessages.premium,
          render: (course) =>
            course.is_premium ? (
              <Badge tone="premium">{messages.premium}</Badge>
            ) : (
              <Badge tone="free">{messages.free}</Badge>
            ),
        },
        {
          id: 'actions',
          header: adminFormMessages.actions,
          render: (course) => <CourseActions course={course} onDelete={onDelete} />,
        },
      ]}
    />
  );
}

interface CourseActionsProps {
  /** The course of this row. */
  course: CourseRow;
  /** Asks before deleting: nothing is deleted yet. */
  onDelete: (course: CourseRow) => void;
}

function CourseActions({ course, onDelete }: CourseActionsProps) {
  return (
    <Inline gap={8}>
      <ButtonLink
        size="small"
        variant="secondary"
        href={to.adminCourse(course.id)}
        aria-label={messages.editItem(course)}
      >
        {messages.edit}
      </ButtonLink>
      <ButtonLink
        size="small"
        variant="secondary"
        href={to.adminModules(course.id)}
        aria-label={messages.manageItem(course)}
      >
        {messages.manageModules}
      </ButtonLink>
      <Button size="small" variant="quiet" onClick={() => onDelete(course)} aria-label={messages.deleteItem(course)}>
        {messages.delete}
      </Button>
    </Inline>
  );
}
