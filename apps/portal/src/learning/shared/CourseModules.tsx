import { Button, Heading, Inline, Stack, Text } from '@raiz/ui';
import { courseWordsMessages } from '@raiz/ui/messages/learning';
import { CourseModule, type ModuleShown } from './CourseModule.tsx';
import type { Module } from './courseQuery.ts';
import { useOpenModules } from './useOpenModules.ts';

export interface CourseModulesProps {
  /** In the order of the course. */
  modules: readonly Module[];
  /** What this reader is shown of a module. Keep the same function between drawings. */
  show: (module: Module) => ModuleShown;
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
export function CourseModules({ modules, show, heading, openAtFirst, isAdmin = false }: CourseModulesProps) {
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
          module={module}
          position={index + 1}
          show={show}
          open={isOpen(module.id)}
          onToggle={toggle}
          isAdmin={isAdmin}
        />
      ))}
    </Stack>
  );
}
