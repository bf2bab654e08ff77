import { Button, Disclosure, Heading, Inline, LessonList, Stack, Text, type LessonListItem } from '@raiz/ui';
import { courseWordsMessages } from '@raiz/ui/messages/learning';
import { useState } from 'react';

/** A module as the list shows it. */
export interface ModuleShown {
  id: number;
  title: string;
  description: string | null;
  /** A short fact beside the title: how many lessons, or how many are done. */
  meta: string;
  lessons: LessonListItem[];
}

export interface CourseModulesProps {
  /** In the order of the course. */
  modules: readonly ModuleShown[];
  /** The heading above the list. */
  heading: string;
  /** The module that is open at first. */
  openAtFirst?: number;
  /**
   * Whether the reader may open unpublished lessons, which are then marked '(não publicada)'; for the others their note says it.
   * @default false
   */
  isAdmin?: boolean;
}

/** The modules of a course, each with its lessons folded below it (spec, section 2). */
export function CourseModules({ modules, heading, openAtFirst, isAdmin = false }: CourseModulesProps) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set(openAtFirst === undefined ? [] : [openAtFirst]));
  const allOpen = modules.every((module) => open.has(module.id));

  function toggle(id: number, opens: boolean) {
    const others = [...open].filter((one) => one !== id);
    setOpen(new Set(opens ? [...others, id] : others));
  }

  return (
    <Stack>
      <Inline justify="between">
        <Heading level={2}>{heading}</Heading>
        {modules.length > 1 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => setOpen(new Set(allOpen ? [] : modules.map((module) => module.id)))}
          >
            {allOpen ? courseWordsMessages.collapseAll : courseWordsMessages.expandAll}
          </Button>
        )}
      </Inline>
      {modules.length === 0 && <Text tone="muted">{courseWordsMessages.noModules}</Text>}
      {modules.map((module, index) => (
        <Disclosure
          key={module.id}
          level={3}
          summary={courseWordsMessages.moduleTitle({ position: index + 1, title: module.title })}
          meta={module.meta}
          open={open.has(module.id)}
          onToggle={(opens) => toggle(module.id, opens)}
        >
          <Stack gap={8}>
            {module.description !== null && <Text tone="muted">{module.description}</Text>}
            {module.lessons.length === 0 ? (
              <Text tone="muted">{courseWordsMessages.noLessons}</Text>
            ) : (
              <LessonList lessons={module.lessons} unpublishedText={isAdmin ? courseWordsMessages.unpublished : ''} />
            )}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}
