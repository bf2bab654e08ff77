import { useCallback } from 'react';
import type { ModuleShown } from './CourseModule.tsx';
import type { LessonReader } from './lessonItem.ts';
import { moduleShown } from './moduleShown.ts';
import type { Module } from './courseQuery.ts';

/** `moduleShown` for one reader, the same function as long as the reader stays the same. */
export function useShownModule(reader: LessonReader, brief = false): (module: Module) => ModuleShown {
  const { isAdmin, canOpen, showsProgress, currentId } = reader;
  return useCallback(
    (module) => moduleShown(module, { isAdmin, canOpen, showsProgress, currentId }, brief),
    [isAdmin, canOpen, showsProgress, currentId, brief],
  );
}
