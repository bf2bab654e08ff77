import { Button, Heading, Inline, Stack, Text } from '@raiz/ui';
import { courseWordsMessages } from '@raiz/ui/messages/learning';
import { DroppedRows } from '../../shared/reads/Read.tsx';
import { rowKey } from '../../shared/reads/rows.ts';
import { CourseModule } from './CourseModule.tsx';
import type { Course, Module } from './courseQuery.ts';
import type { LessonReader } from './lessonItem.ts';
import { useOpenModules } from './useOpenModules.ts';
import * as styles from './CourseModules.css.ts';

export interface CourseModulesProps {
  /** In the order of the course. */
  modules: Course['modules'];
  /** Who reads the list: decides on links, ticks and marks. */
  reader: LessonReader;
  /** The heading above the list; without it there is also no button that opens all modules. */
  heading?: string;
  /** The module that is open at first. */
  openAtFirst: Module | undefined;
  /**
   * For a narrow column that is a surface itself: figures only, and no descriptions.
   * @default false
   */
  brief?: boolean;
}

/** The modules of a course, each with its lessons folded below it. */
export function CourseModules({ modules, reader, heading, openAtFirst, brief = false }: CourseModulesProps) {
  const { isOpen, allOpen, toggle, toggleAll } = useOpenModules(
    modules.flatMap((module, index) => (module === null ? [] : rowKey(module, index))),
    openAtFirst && rowKey(openAtFirst, modules.indexOf(openAtFirst)),
  );

  const rows = modules.map((module, index) => {
    if (module === null) return null;
    const key = rowKey(module, index);
    return (
      <CourseModule
        key={key}
        {...reader}
        module={module}
        id={key}
        position={index + 1}
        brief={brief}
        open={isOpen(key)}
        onToggle={toggle}
      />
    );
  });

  return (
    <Stack gap={12}>
      {heading !== undefined && (
        <Inline justify="between">
          <Heading level={2}>{heading}</Heading>
          {modules.length > 1 && (
            <Button variant="secondary" size="small" onClick={toggleAll}>
              {allOpen ? courseWordsMessages.collapseAll : courseWordsMessages.expandAll}
            </Button>
          )}
        </Inline>
      )}
      {modules.length === 0 && <Text tone="muted">{courseWordsMessages.noModules}</Text>}
      {rows.some((row) => row !== null) && <div className={brief ? undefined : styles.outline}>{rows}</div>}
      <DroppedRows rows={modules} />
    </Stack>
  );
}
