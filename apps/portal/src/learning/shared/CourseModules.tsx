import { safeUrl } from '@raiz/api-client/rules';
import { Button, Disclosure, Heading, Inline, LessonList, SafeText, Stack, Text } from '@raiz/ui';
import { courseMessages } from '@raiz/ui/messages/learning';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { rowsOnPaper, usePrinting } from '../../shared/page/printing.ts';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { nonNullRows, rowKeys } from '../../shared/reads/rows.ts';
import type { Course, Module } from './courseQuery.ts';
import { moduleShown, type LessonReader, type ModuleShown } from './moduleShown.ts';
import { useOpenModules } from './useOpenModules.ts';
import * as styles from './CourseModules.css.ts';

export interface CourseModulesProps {
  /** In the order of the course. */
  modules: Course['modules'];
  /** The user of the list: decides on links, ticks and marks. */
  reader: LessonReader;
  /**
   * The heading above the list; without it, the list has no button that opens all modules, either.
   */
  heading?: string;
  /** The module that is open at first, in a list of more than three. */
  openAtFirst: Module | undefined;
  /**
   * For a narrow column with its own surface: figures only, and no descriptions.
   * @default false
   */
  brief?: boolean;
  /**
   * Its name in the memory of the page, for a page with two lists.
   * @default 'modules'
   */
  name?: string;
}

/** The modules of a course, each with its lessons in a disclosure. */
export function CourseModules(props: CourseModulesProps) {
  const { modules, reader, heading, openAtFirst, brief = false, name = 'modules' } = props;
  const keyOf = rowKeys(modules);
  const keys = nonNullRows(modules).map(keyOf);
  // Paper shows all lessons, and the browser's search finds all, unless there are too many.
  const areFew = nonNullRows(modules).flatMap(({ lessons }) => lessons).length <= rowsOnPaper;
  const opensAll = heading !== undefined && areFew && keys.length <= 3;
  const { isOpen, allOpen, toggle, toggleAll } = useOpenModules(
    keys,
    opensAll ? keys : openAtFirst ? [keyOf(openAtFirst)] : [],
    name,
  );
  const isPaper = usePrinting() !== null && !brief;

  const rows = modules.map((module, index) => {
    if (module === null) return null;
    const key = keyOf(module);
    return (
      <CourseModule
        key={key}
        {...reader}
        module={module}
        id={key}
        position={index + 1}
        brief={brief}
        open={(isPaper && areFew) || isOpen(key)}
        searchable={areFew}
        onToggle={toggle}
      />
    );
  });

  return (
    <Stack gap={12}>
      {heading !== undefined && (
        <Inline justify="between">
          <Heading level={2} size="h3">
            {heading}
          </Heading>
          {!opensAll && (
            <Button variant="secondary" size="small" pause={allOpen} onClick={toggleAll}>
              {allOpen ? courseMessages.collapseAll : courseMessages.expandAll}
            </Button>
          )}
        </Inline>
      )}
      {modules.length === 0 && <Text tone="muted">{courseMessages.noModules}</Text>}
      {rows.some((row) => row !== null) && <div className={brief ? styles.brief : styles.outline}>{rows}</div>}
      <DroppedRows rows={modules} />
    </Stack>
  );
}

/** The properties of the reader as props, so that `memo` compares them by value. */
interface CourseModuleProps extends LessonReader {
  /** One module with its lessons in order. */
  module: Module;
  /** Its key in the list. */
  id: string;
  /** Its position in the course, from 1. */
  position: number;
  /** For a narrow column: figures only, and no description. */
  brief: boolean;
  /** Whether its lessons are visible. */
  open: boolean;
  /** Whether to render its lessons while it is closed, too. */
  searchable: boolean;
  /** Called when the user opens or closes it. Must be stable across renders. */
  onToggle: (id: string, opens: boolean) => void;
}

/**
 * One module with its lessons in a disclosure. Renders the lessons when it first opens, or in the background for the
 * browser's search, and then only when they change: a course may have thousands.
 */
const CourseModule = memo(function CourseModule(props: CourseModuleProps) {
  const { module, id, position, brief, open, searchable, onToggle, ...reader } = props;
  const { isAdmin, access, showsProgress, currentId, nextId } = reader;
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const isRendered = useDeferredValue(searchable, false) || opened;
  const shown = useMemo(
    () => moduleShown(module, { isAdmin, access, showsProgress, currentId, nextId }, brief),
    [module, isAdmin, access, showsProgress, currentId, nextId, brief],
  );
  const content = useMemo(
    () => isRendered && <Lessons shown={shown} rows={module.lessons} isAdmin={isAdmin} />,
    [isRendered, shown, module, isAdmin],
  );

  return (
    <Disclosure
      level={3}
      summary={<ModuleName position={position} title={shown.title} />}
      meta={shown.meta}
      open={open}
      onToggle={(opens) => onToggle(id, opens)}
    >
      {content}
    </Disclosure>
  );
});

/** "Módulo 2: A primeira conversa", whose title starts a line of its own where both have no room on one. */
function ModuleName({ position, title }: { position: number; title: string }) {
  return (
    <>
      <span className={styles.part}>{courseMessages.module({ position })}</span>{' '}
      <span className={styles.part}>{title}</span>
    </>
  );
}

interface LessonsProps {
  shown: ModuleShown;
  /** The lessons as received. */
  rows: Module['lessons'];
  isAdmin: boolean;
}

/** Marks unpublished lessons for administrators; for others the note of the lesson says it. */
function Lessons({ shown: { description, lessons }, rows, isAdmin }: LessonsProps) {
  return (
    <Stack gap={8}>
      {description !== null && (
        <div className={styles.text}>
          <SafeText tone="muted" text={description} safeUrl={safeUrl} />
        </div>
      )}
      {rows.length === 0 ? (
        <div className={styles.text}>
          <Text tone="muted">{courseMessages.noLessons}</Text>
        </div>
      ) : (
        <div className={styles.lessons}>
          <LessonList
            lessons={lessons}
            completedText={courseMessages.completed}
            videoText={courseMessages.video}
            closedText={courseMessages.closed}
            unpublishedText={isAdmin ? courseMessages.unpublished : ''}
          />
        </div>
      )}
      <DroppedRows rows={rows} />
    </Stack>
  );
}
