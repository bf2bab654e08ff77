import type { Received, Schemas } from '@raiz/api-client';
import type { Check } from '../../shared/writes/useApiForm.ts';
import { positionError, titleError } from './validate.ts';

/** The form values of a module. */
export interface ModuleValues {
  title: string;
  description: string;
  /** Digits; from 1. */
  position: string;
}

/** The values of a new module. */
export const newModule: ModuleValues = { title: '', description: '', position: '1' };

/** The form values of a stored module; empty where unknown. */
export function toModuleValues({ title, description, position }: Received<'Modulo'>): ModuleValues {
  return { title: title ?? '', description: description ?? '', position: String(position ?? '') };
}

/** The body of a save; the module stays in its course. */
export function toModuleBody(values: ModuleValues, courseId: number): Schemas['EdicaoModulo'] {
  return {
    course_id: courseId,
    title: values.title.trim(),
    description: values.description,
    position: Number(values.position),
  };
}

/** Requires a title, and a position from 1. */
export const checkModule: Check<ModuleValues> = ({ title, position }) => ({
  title: titleError(title),
  position: positionError(position),
});
