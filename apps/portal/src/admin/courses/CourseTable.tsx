import type { Received } from '@raiz/api-client';
import { emptyValue } from '@raiz/ui/format';
import { Badge, Button, ButtonLink, Inline } from '@raiz/ui';
import { DataTable } from '@raiz/ui/table';
import { adminCoursesMessages as messages, adminFormMessages } from '@raiz/ui/messages/admin';
import { to } from '../../shared/paths.ts';
import { named } from '../shared/named.ts';
import { hasId, type WithId } from '../../shared/rows.ts';
import { WrittenText } from '../shared/WrittenText.tsx';

type Course = Received<'Curso'>;

export interface CourseTableProps {
  /** In the order in which they are shown. */
  courses: readonly Course[];
  /** Opens the question; deletes nothing yet. */
  onDelete: (course: WithId<Course>) => void;
}

/** The courses with their actions; each action names its course. */
export function CourseTable({ courses, onDelete }: CourseTableProps) {
  return (
    <DataTable
      caption={messages.title}
      hideCaption
      lang="en"
      rows={courses}
      rowKey={(course, at) => course.id ?? `at ${at}`}
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
          render: (course) => <PremiumBadge isPremium={course.is_premium} />,
        },
        {
          id: 'actions',
          header: adminFormMessages.actions,
          render: (course) => hasId(course) && <CourseActions course={course} onDelete={onDelete} />,
        },
      ]}
    />
  );
}

function PremiumBadge({ isPremium }: { isPremium: Course['is_premium'] }) {
  if (isPremium === null) return emptyValue;
  return isPremium === 1 ? (
    <Badge tone="premium">{messages.premium}</Badge>
  ) : (
    <Badge tone="free">{messages.free}</Badge>
  );
}

interface CourseActionsProps extends Pick<CourseTableProps, 'onDelete'> {
  course: WithId<Course>;
}

function CourseActions({ course, onDelete }: CourseActionsProps) {
  return (
    <Inline gap={8}>
      <ButtonLink
        size="small"
        variant="secondary"
        href={to.adminCourse(course.id)}
        aria-label={messages.editItem(named(course))}
      >
        {messages.edit}
      </ButtonLink>
      <ButtonLink
        size="small"
        variant="secondary"
        href={to.adminModules(course.id)}
        aria-label={messages.manageItem(named(course))}
      >
        {messages.manageModules}
      </ButtonLink>
      <Button
        size="small"
        variant="quietDanger"
        onClick={() => onDelete(course)}
        aria-label={messages.deleteItem(named(course))}
      >
        {messages.delete}
      </Button>
    </Inline>
  );
}
