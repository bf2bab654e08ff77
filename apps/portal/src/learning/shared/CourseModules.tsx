import { Button, Heading, Inline, Stack, Text } from '@raiz/ui';
import { courseWordsMessages } from '@raiz/ui/messages/learning';
import { CourseModule } from './CourseModule.tsx';
import type { Module } from './courseQuery.ts';
import type { LessonReader } from './lessonItem.ts';
import { useOpenModules } from './useOpenModules.ts';

export interface CourseModulesProps {
  /** In the order of the course. */
  modules: readonly Module[];
  /** Who reads the list: decides on links, ticks and marks. */
  reader: LessonReader;
  /** The heading above the list. */
  heading: string;
  /** Id of the module that is open at first. */
  openAtFirst: number | undefined;
  /**
   * For a narrow column: figures only, and no descriptions.
   * @default false
   */
  brief?: boolean;
}

/** The modules of a course, each with its lessons folded below it. */
export function CourseModules({ modules, reader, heading, openAtFirst, brief = false }: CourseModulesProps) {
  const { isOpen, allOpen, toggle, toggleAll } = useOpenModules(modules, openAtFirst);

  return (
    <Stack>
      <Inline justify="between">
        <Heading level={2}>{heading}</Heading>
        {modules.length > 1 && (
          <Button variant="quiet" size="small" onClick={toggleAll}>
            {allOpen ? courseWordsMessages.collapseAll : courseWordsMessages.expandAll}
          </Button>
        )}
      </Inline>
      {modules.length === 0 && <Text tone="muted">{courseWordsMessages.noModules}</Text>}
      {modules.map((module, index) => (
        <CourseModule
          key={module.id}
          {...reader}
          module={module}
          position={index + 1}
          brief={brief}
          open={isOpen(module.id)}
          onToggle={toggle}
        />
      ))}
    </Stack>
  );
}
