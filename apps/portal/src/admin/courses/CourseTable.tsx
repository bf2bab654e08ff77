import type { Received } from '@raiz/api-client';
import { emptyValue } from '@raiz/ui/format';
import { CourseCover, StatusWord } from '@raiz/ui';
import { DataTable, type DataTableColumn } from '@raiz/ui/table';
import { adminCoursesMessages as messages, adminFormMessages } from '@raiz/ui/messages/admin';
import { useMemo } from 'react';
import { to } from '../../shared/paths.ts';
import { named } from '../shared/named.ts';
import { hasId, rowKey, type WithId } from '../../shared/reads/rows.ts';
import { OneLine } from '../shared/rows/OneLine.tsx';
import { RowActions } from '../shared/rows/RowActions.tsx';
import { RowTitle } from '../shared/rows/RowTitle.tsx';
import { useStable } from '../shared/useStable.ts';

type Course = Received<'Curso'>;

export interface CourseTableProps {
  /** In the order in which they are shown. */
  courses: readonly Course[];
  /** Opens the question; deletes nothing yet. */
  onDelete: (course: WithId<Course>) => void;
}

const facts: DataTableColumn<Course>[] = [
  {
    id: 'cover',
    header: messages.cover,
    hideHeader: true,
    listPart: 'before',
    render: (course) => hasId(course) && <CourseCover courseId={course.id} size="thumb" />,
  },
  {
    id: 'title',
    rowHeader: true,
    header: adminFormMessages.title,
    render: (course) => <RowTitle row={course} hrefOf={to.adminModules} />,
  },
  {
    id: 'description',
    header: adminFormMessages.description,
    listPart: 'hidden',
    render: ({ description }) => (description ? <OneLine>{description}</OneLine> : emptyValue),
  },
  {
    id: 'premium',
    header: messages.access,
    listLabel: '',
    oneLine: true,
    render: ({ is_premium }) => <Access isPremium={is_premium} />,
  },
];

/** The courses; a title leads to its modules. */
export function CourseTable({ courses, onDelete }: CourseTableProps) {
  const remove = useStable(onDelete);
  const columns = useMemo<DataTableColumn<Course>[]>(
    () => [
      ...facts,
      {
        id: 'actions',
        header: adminFormMessages.actions,
        hideHeader: true,
        listPart: 'after',
        render: (course) => hasId(course) && <CourseActions course={course} onDelete={remove} />,
      },
    ],
    [remove],
  );
  return <DataTable caption={messages.title} hideCaption lang="en" rows={courses} rowKey={rowKey} columns={columns} />;
}

function Access({ isPremium }: { isPremium: Course['is_premium'] }) {
  if (isPremium === null) return emptyValue;
  return isPremium === 1 ? (
    <StatusWord tone="premium">{messages.premium}</StatusWord>
  ) : (
    <StatusWord tone="free">{messages.free}</StatusWord>
  );
}

interface CourseActionsProps extends Pick<CourseTableProps, 'onDelete'> {
  course: WithId<Course>;
}

function CourseActions({ course, onDelete }: CourseActionsProps) {
  const name = named(course);
  return (
    <RowActions
      title={name.title}
      actions={[
        { id: 'edit', label: messages.edit, name: messages.editItem(name), href: to.adminCourse(course.id) },
        {
          id: 'modules',
          label: messages.manageModules,
          name: messages.manageItem(name),
          href: to.adminModules(course.id),
        },
      ]}
      deleteName={messages.deleteItem(name)}
      onDelete={() => onDelete(course)}
    />
  );
}
