import type { Schemas } from '@raiz/api-client';
import { onlyErrors, positionError, titleError, type FormErrors } from './validate.ts';

/** The fields of a module as they are typed. */
export interface ModuleValues {
  title: string;
  description: string;
  /** Digits; from 1. */
  position: string;
}

/** An empty form: a new module stands at position 1 (spec, section 9). */
export const newModule: ModuleValues = { title: '', description: '', position: '1' };

/** A stored module as the form shows it. */
export function toModuleValues(module: Schemas['Modulo']): ModuleValues {
  return { title: module.title, description: module.description ?? '', position: String(module.position) };
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

/** A title is required, a position from 1 (spec, section 5). */
export function checkModule(values: ModuleValues): FormErrors<keyof ModuleValues> {
  return onlyErrors({
    title: titleError(values.title),
    description: undefined,
    position: positionError(values.position),
  });
}
