import type { Schemas } from '@raiz/api-client';
import { onlyErrors, titleError, type FormErrors } from '../shared/validate.ts';

/** The course form as it is typed. */
export interface CourseValues {
  title: string;
  description: string;
  content: string;
  premium: boolean;
}

/** An empty form for a new course. */
export const newCourse: CourseValues = { title: '', description: '', content: '', premium: false };

/** A stored course as the form shows it. */
export function toCourseValues(course: Schemas['Curso']): CourseValues {
  return {
    title: course.title,
    description: course.description ?? '',
    content: course.content ?? '',
    premium: course.is_premium === 1,
  };
}

/** The body of a save: the premium flag goes as 0 or 1 (spec, section 9). */
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

/** A title is required; description and content are optional (spec, section 5). */
export function checkCourse(values: CourseValues): FormErrors<keyof CourseValues> {
  return onlyErrors({
    title: titleError(values.title),
    description: undefined,
    content: undefined,
    premium: undefined,
  });
}
