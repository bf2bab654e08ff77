import type { Received } from '@raiz/api-client';
import { emptyValue } from '@raiz/ui/format';
import { Badge, TextLink } from '@raiz/ui';
import { type DataTableColumn, DataTable } from '@raiz/ui/table';
import { adminFormMessages, adminLessonsMessages as messages } from '@raiz/ui/messages/admin';
import { useMemo } from 'react';
import { to } from '../../shared/paths.ts';
import { hasId } from '../../shared/rows.ts';
import { SortableRows } from '../shared/order/SortableRows.tsx';
import { useOrderColumn } from '../shared/order/useOrderColumn.tsx';
import { useStable } from '../shared/useStable.ts';
import { WrittenText } from '../shared/WrittenText.tsx';
import { LessonActions, type LessonActionsProps } from './LessonActions.tsx';
import type { Publication } from './usePublication.ts';

type Lesson = Received<'Aula'>;

export interface LessonTableProps extends Pick<LessonActionsProps, 'onPublish' | 'onEdit' | 'onDelete'> {
  /** The lessons in order. */
  lessons: readonly Lesson[];
  /** Which lesson is being published or unpublished, and the outcome of the last change. */
  publication: Pick<Publication, 'changing' | 'outcome'>;
  /** Moves a lesson to a place among those that can be moved, from 0. */
  onMove: (id: number, place: number) => void;
}

const facts: DataTableColumn<Lesson>[] = [
  { id: 'position', header: adminFormMessages.position, render: (lesson) => String(lesson.position ?? emptyValue) },
  {
    id: 'title',
    rowHeader: true,
    header: adminFormMessages.title,
    render: (lesson) => {
      const title = <WrittenText>{lesson.title}</WrittenText>;
      return hasId(lesson) ? <TextLink href={to.lesson(lesson.id)}>{title}</TextLink> : title;
    },
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

/** The lessons of a module; a title links to the page that students see. */
export function LessonTable({ lessons, publication, onMove, ...actions }: LessonTableProps) {
  const { changing, outcome } = publication;
  const orderColumn = useOrderColumn(lessons, onMove);
  const onPublish = useStable(actions.onPublish);
  const onEdit = useStable(actions.onEdit);
  const onDelete = useStable(actions.onDelete);
  const columns = useMemo<DataTableColumn<Lesson>[]>(
    () => [
      ...facts,
      orderColumn,
      {
        id: 'actions',
        header: adminFormMessages.actions,
        render: (lesson) =>
          hasId(lesson) && <LessonActions {...{ lesson, changing, outcome, onPublish, onEdit, onDelete }} />,
      },
    ],
    [orderColumn, changing, outcome, onPublish, onEdit, onDelete],
  );
  return (
    <SortableRows items={lessons} onMove={onMove}>
      <DataTable
        caption={messages.title}
        hideCaption
        lang="en"
        rows={lessons}
        rowKey={(lesson, at) => lesson.id ?? `at ${at}`}
        columns={columns}
      />
    </SortableRows>
  );
}
