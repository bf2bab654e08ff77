import type { Received } from '@raiz/api-client';
import { StatusWord } from '@raiz/ui';
import { type DataTableColumn, DataTable } from '@raiz/ui/table';
import { adminFormMessages, adminLessonsMessages as messages } from '@raiz/ui/messages/admin';
import { useMemo } from 'react';
import { to } from '../../shared/paths.ts';
import { hasId, rowKey } from '../../shared/reads/rows.ts';
import { SortableRows } from '../shared/order/SortableRows.tsx';
import { useOrderColumn } from '../shared/order/useOrderColumn.tsx';
import { RowTitle } from '../shared/rows/RowTitle.tsx';
import { useStable } from '../shared/useStable.ts';
import { LessonActions, type LessonActionsProps } from './LessonActions.tsx';
import type { Publication } from './usePublication.ts';

type Lesson = Received<'Aula'>;

export interface LessonTableProps extends Pick<LessonActionsProps, 'onPublish' | 'onEdit' | 'onDelete'> {
  /** The lessons in order. */
  lessons: readonly Lesson[];
  /** Id of the lesson whose publication is being changed, or null. */
  changing: Publication['changing'];
  /** Moves a lesson to a place among those that can be moved, from 0. */
  onMove: (id: number, place: number) => void;
}

const facts: DataTableColumn<Lesson>[] = [
  {
    id: 'title',
    rowHeader: true,
    header: adminFormMessages.title,
    render: (lesson) => <RowTitle row={lesson} hrefOf={to.lesson} />,
  },
  {
    id: 'published',
    header: adminFormMessages.published,
    listLabel: '',
    oneLine: true,
    render: (lesson) =>
      lesson.published === 1 ? (
        <StatusWord tone="done">{messages.publication.publishedWord}</StatusWord>
      ) : (
        <StatusWord tone="unpublished">{messages.publication.draftWord}</StatusWord>
      ),
  },
];

/** The lessons of a module; a title links to the page that students see. */
export function LessonTable({ lessons, changing, onMove, ...actions }: LessonTableProps) {
  const orderColumn = useOrderColumn(lessons, onMove);
  const onPublish = useStable(actions.onPublish);
  const onEdit = useStable(actions.onEdit);
  const onDelete = useStable(actions.onDelete);
  const columns = useMemo<DataTableColumn<Lesson>[]>(
    () => [
      orderColumn,
      ...facts,
      {
        id: 'actions',
        header: adminFormMessages.actions,
        hideHeader: true,
        listPart: 'after',
        render: (lesson) => hasId(lesson) && <LessonActions {...{ lesson, changing, onPublish, onEdit, onDelete }} />,
      },
    ],
    [orderColumn, changing, onPublish, onEdit, onDelete],
  );
  return (
    <SortableRows items={lessons} onMove={onMove}>
      <DataTable caption={messages.title} hideCaption lang="en" rows={lessons} rowKey={rowKey} columns={columns} />
    </SortableRows>
  );
}
