import { Button, Heading, Inline, Stack, Text } from '@raiz/ui';
import { courseWordsMessages } from '@raiz/ui/messages/learning';
import { startTransition, useCallback, useState } from 'react';
import { CourseModule, type ModuleShown } from './CourseModule.tsx';
import type { Module } from './useCourse.ts';

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
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set(openAtFirst === undefined ? [] : [openAtFirst]));
  const allOpen = modules.every((module) => open.has(module.id));

  const toggle = useCallback((id: number, opens: boolean) => {
    setOpen((before) => {
      const others = [...before].filter((one) => one !== id);
      return new Set(opens ? [...others, id] : others);
    });
  }, []);

  function toggleAll() {
    const next = new Set(allOpen ? [] : modules.map((module) => module.id));
    // Thousands of lessons must not hold the page up.
    startTransition(() => setOpen(next));
  }

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
          open={open.has(module.id)}
          onToggle={toggle}
          isAdmin={isAdmin}
        />
      ))}
    </Stack>
  );
}
