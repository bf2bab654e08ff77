import type { Schemas } from '@raiz/api-client';
import { Badge, TextLink } from '@raiz/ui';
import { DataTable } from '@raiz/ui/table';
import { adminFormMessages, adminLessonsMessages as messages } from '@raiz/ui/messages/admin';
import { to } from '../../shared/paths.ts';
import { LessonActions, type LessonActionsProps } from './LessonActions.tsx';

type Lesson = Schemas['Aula'];

export interface LessonTableProps extends Omit<LessonActionsProps, 'lesson'> {
  lessons: readonly Lesson[];
}

/** The lessons of a module; a title leads to the page that students see (spec, section 2). */
export function LessonTable({ lessons, ...actions }: LessonTableProps) {
  return (
    <DataTable
      caption={messages.title}
      hideCaption
      lang="en"
      rows={lessons}
      rowKey={(lesson) => lesson.id}
      columns={[
        { id: 'position', header: adminFormMessages.position, render: (lesson) => String(lesson.position) },
        {
          id: 'title',
          rowHeader: true,
          header: adminFormMessages.title,
          render: (lesson) => <TextLink href={to.lesson(lesson.id)}>{lesson.title}</TextLink>,
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
        {
          id: 'actions',
          header: adminFormMessages.actions,
          render: (lesson) => <LessonActions {...actions} lesson={lesson} />,
        },
      ]}
    />
  );
}
