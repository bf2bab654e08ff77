import type { Received, Schemas } from '@raiz/api-client';
import { onlyErrors, titleError, type FormErrors } from '../shared/validate.ts';

/** The form values of a course. */
export interface CourseValues {
  title: string;
  description: string;
  content: string;
  premium: boolean;
}

/** The values of a new course. */
export const newCourse: CourseValues = { title: '', description: '', content: '', premium: false };

/** The form values of a stored course; empty where unknown. */
export function toCourseValues(course: Received<'Curso'>): CourseValues {
  return {
    title: course.title ?? '',
    description: course.description ?? '',
    content: course.content ?? '',
    premium: course.is_premium === 1,
  };
}

/** The body of a save; the premium flag is 0 or 1 (docs/api-decisions.md#flags). */
export function toCourseBody(values: CourseValues): Schemas['EdicaoCurso'] {
  return {
    title: values.title.trim(),
    description: values.description,
    content: values.content,
    is_premium: values.premium ? 1 : 0,
  };
}

/** The form's field for each field of the request. */
export const courseFields = {
  title: 'title',
  description: 'description',
  content: 'content',
  is_premium: 'premium',
} as const;

/** Requires a title; description and content are optional. */
export function checkCourse(values: CourseValues): FormErrors<keyof CourseValues> {
  return onlyErrors({
    title: titleError(values.title),
    description: undefined,
    content: undefined,
    premium: undefined,
  });
}
