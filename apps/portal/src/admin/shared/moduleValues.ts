import type { Received, Schemas } from '@raiz/api-client';
import { onlyErrors, positionError, titleError, type FormErrors } from './validate.ts';

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

/** The form's field for each field of the request. */
export const moduleFields = { title: 'title', description: 'description', position: 'position' } as const;

/** Requires a title, and a position from 1. */
export function checkModule(values: ModuleValues): FormErrors<keyof ModuleValues> {
  return onlyErrors({
    title: titleError(values.title),
    description: undefined,
    position: positionError(values.position),
  });
}
