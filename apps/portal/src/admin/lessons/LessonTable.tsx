import type { Schemas } from '@raiz/api-client';
import { Badge, TextLink } from '@raiz/ui';
import { type DataTableColumn, DataTable } from '@raiz/ui/table';
import { adminFormMessages, adminLessonsMessages as messages } from '@raiz/ui/messages/admin';
import { useMemo } from 'react';
import { to } from '../../shared/paths.ts';
import { SortableRows } from '../shared/order/SortableRows.tsx';
import { useOrderColumn } from '../shared/order/useOrderColumn.tsx';
import type { Reorder } from '../shared/order/useReorder.ts';
import { useStable } from '../shared/useStable.ts';
import { WrittenText } from '../shared/WrittenText.tsx';
import { LessonActions, type LessonActionsProps } from './LessonActions.tsx';

type Lesson = Schemas['Aula'];

export interface LessonTableProps extends Omit<LessonActionsProps, 'lesson'> {
  /** The lessons in order, and how to move them. */
  order: Reorder<Lesson>;
}

/** The columns that say what a lesson is. */
const facts: DataTableColumn<Lesson>[] = [
  { id: 'position', header: adminFormMessages.position, render: (lesson) => String(lesson.position) },
  {
    id: 'title',
    rowHeader: true,
    header: adminFormMessages.title,
    render: (lesson) => (
      <TextLink href={to.lesson(lesson.id)}>
        <WrittenText>{lesson.title}</WrittenText>
      </TextLink>
    ),
  },
  {
    id: 'published',
    header: adminFormMessages.published,
    render: (lesson) =>
      lesson.published === 1 ? (
        <Badge tone="done">{messages.publication.publishedWord}</Badge>
      ) : (
        <Badge tone="unpublished">{messages.publication.draftWord}</Badge>
      ),
  },
];

/** The lessons of a module; a title leads to the page that students see (spec, section 2). */
export function LessonTable({ order, publication, onEdit, onDelete }: LessonTableProps) {
  const { changing, outcome } = publication;
  const { lessonId, ok, text } = outcome ?? {};
  const orderColumn = useOrderColumn(order);
  const toggle = useStable(publication.toggle);
  const edit = useStable(onEdit);
  const remove = useStable(onDelete);
  const columns = useMemo<DataTableColumn<Lesson>[]>(() => {
    const said = lessonId === undefined || ok === undefined || text === undefined ? null : { lessonId, ok, text };
    return [
      ...facts,
      orderColumn,
      {
        id: 'actions',
        header: adminFormMessages.actions,
        render: (lesson) => (
          <LessonActions
            lesson={lesson}
            publication={{ changing, outcome: said, toggle }}
            onEdit={edit}
            onDelete={remove}
          />
        ),
      },
    ];
  }, [orderColumn, changing, lessonId, ok, text, toggle, edit, remove]);
  return (
    <SortableRows order={order}>
      <DataTable
        caption={messages.title}
        hideCaption
        lang="en"
        rows={order.items ?? []}
        rowKey={(lesson) => lesson.id}
        columns={columns}
      />
    </SortableRows>
  );
}
