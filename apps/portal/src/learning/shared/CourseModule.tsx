import { Disclosure, LessonList, Stack, Text, type LessonListItem } from '@raiz/ui';
import { courseWordsMessages } from '@raiz/ui/messages/learning';
import { memo, useMemo, useState } from 'react';
import type { Module } from './courseQuery.ts';

/** A module as the list shows it. */
export interface ModuleShown {
  title: string;
  description: string | null;
  /** A short fact beside the title: how many lessons, or how many are done. */
  meta: string;
  lessons: LessonListItem[];
}

export interface CourseModuleProps {
  /** One module with its lessons in order. */
  module: Module;
  /** Its place in the course, from 1. */
  position: number;
  /** What this reader is shown of it. Keep the same function between drawings: a large course is not drawn anew for one tick. */
  show: (module: Module) => ModuleShown;
  /** Its lessons are shown. */
  open: boolean;
  /** Called when it is opened or closed. */
  onToggle: (id: number, opens: boolean) => void;
  /** Whether unpublished lessons are marked '(não publicada)'; for the others their note says it. */
  isAdmin: boolean;
}

/** One module with its lessons folded below it. They are drawn when it is first opened, so that thousands of lessons cost nothing. */
export const CourseModule = memo(function CourseModule(props: CourseModuleProps) {
  const { module, position, show, open, onToggle, isAdmin } = props;
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const shown = useMemo(() => show(module), [show, module]);
  // Opening and closing draws no lesson anew: with two thousand of them it would be felt.
  const content = useMemo(() => opened && <Lessons shown={shown} isAdmin={isAdmin} />, [opened, shown, isAdmin]);

  return (
    <Disclosure
      level={3}
      summary={courseWordsMessages.moduleTitle({ position, title: shown.title })}
      meta={shown.meta}
      open={open}
      onToggle={(opens) => onToggle(module.id, opens)}
    >
      {content}
    </Disclosure>
  );
});

function Lessons({ shown: { description, lessons }, isAdmin }: { shown: ModuleShown; isAdmin: boolean }) {
  return (
    <Stack gap={8}>
      {description !== null && <Text tone="muted">{description}</Text>}
      {lessons.length === 0 ? (
        <Text tone="muted">{courseWordsMessages.noLessons}</Text>
      ) : (
        <LessonList
          lessons={lessons}
          completedText={courseWordsMessages.completed}
          unpublishedText={isAdmin ? courseWordsMessages.unpublished : ''}
        />
      )}
    </Stack>
  );
}
