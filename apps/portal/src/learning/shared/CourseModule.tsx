import { Disclosure, LessonList, Stack, Text } from '@raiz/ui';
import { courseWordsMessages } from '@raiz/ui/messages/learning';
import { memo, useMemo, useState } from 'react';
import { DroppedRows } from '../../shared/reads/Read.tsx';
import type { Module } from './courseQuery.ts';
import type { LessonReader } from './lessonItem.ts';
import { moduleShown, type ModuleShown } from './moduleShown.ts';

/** The reader as single props, so that `memo` compares them by value. */
export interface CourseModuleProps extends LessonReader {
  /** One module with its lessons in order. */
  module: Module;
  /** Identifies it in the list, also when the server sends no id. */
  id: number;
  /** Its place in the course, from 1. */
  position: number;
  /** For a narrow column: figures only, and no description. */
  brief: boolean;
  /** Whether its lessons are visible. */
  open: boolean;
  /** Called when it is opened or closed. The same function at each render. */
  onToggle: (id: number, opens: boolean) => void;
}

/**
 * One module with its lessons folded below it. Renders the lessons when it is first opened, and
 * then only when they change: a course may have thousands.
 */
export const CourseModule = memo(function CourseModule(props: CourseModuleProps) {
  const { module, id, position, brief, open, onToggle, isAdmin, canOpen, showsProgress, currentId } = props;
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const shown = useMemo(
    () => moduleShown(module, { isAdmin, canOpen, showsProgress, currentId }, brief),
    [module, isAdmin, canOpen, showsProgress, currentId, brief],
  );
  const content = useMemo(
    () => opened && <Lessons shown={shown} rows={module.lessons} isAdmin={isAdmin} />,
    [opened, shown, module, isAdmin],
  );

  return (
    <Disclosure
      level={3}
      look="row"
      summary={courseWordsMessages.moduleTitle({ position, title: shown.title })}
      meta={shown.meta}
      open={open}
      onToggle={(opens) => onToggle(id, opens)}
    >
      {content}
    </Disclosure>
  );
});

interface LessonsProps {
  shown: ModuleShown;
  /** The lessons as received. */
  rows: Module['lessons'];
  isAdmin: boolean;
}

/** Marks unpublished lessons for administrators; for other readers their note says it. */
function Lessons({ shown: { description, lessons }, rows, isAdmin }: LessonsProps) {
  return (
    <Stack gap={8}>
      {description !== null && <Text tone="muted">{description}</Text>}
      {rows.length === 0 ? (
        <Text tone="muted">{courseWordsMessages.noLessons}</Text>
      ) : (
        <LessonList
          lessons={lessons}
          completedText={courseWordsMessages.completed}
          unpublishedText={isAdmin ? courseWordsMessages.unpublished : ''}
        />
      )}
      <DroppedRows rows={rows} />
    </Stack>
  );
}
