import type { Received, Schemas } from '@raiz/api-client';
import { trimUnseen } from '@raiz/ui/format';
import { adminFormMessages } from '@raiz/ui/messages/admin';

/** The form values of a course. */
export interface CourseValues {
  title: string;
  description: string;
  content: string;
  is_premium: boolean;
}

/** The values of a new course. */
export const newCourse: CourseValues = { title: '', description: '', content: '', is_premium: false };

/** The form values of a stored course; empty where unknown. */
export function toCourseValues(course: Received<'Curso'>): CourseValues {
  return {
    title: course.title ?? '',
    description: course.description ?? '',
    content: course.content ?? '',
    is_premium: course.is_premium === 1,
  };
}

/** The values as the server stores them. */
export function tidyCourse(values: CourseValues): CourseValues {
  return { ...values, title: trimUnseen(values.title) };
}

/** Labels of the fields of a course. */
export const courseLabels = {
  title: adminFormMessages.title,
  description: adminFormMessages.description,
  content: adminFormMessages.content,
  is_premium: adminFormMessages.premium,
};

/** The body of a save; the premium flag is 0 or 1 (docs/api-decisions.md#flags). */
export function toCourseBody(values: CourseValues): Schemas['EdicaoCurso'] {
  return {
    title: trimUnseen(values.title),
    description: values.description,
    content: values.content,
    is_premium: values.is_premium ? 1 : 0,
  };
}
