import type { Received, Schemas } from '@raiz/api-client';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { onlyErrors, positionError, resourceUrlError, titleError, videoUrlError, type FormErrors } from './validate.ts';

/** The form values of a lesson. */
export interface LessonValues {
  title: string;
  content: string;
  videoUrl: string;
  /** One address, or several separated by commas. */
  resourceUrl: string;
  /** Digits; from 1. */
  position: string;
  required: boolean;
  published: boolean;
}

/** The values of a new lesson (docs/specification.md#admin-lessons). */
export const newLesson: LessonValues = {
  title: '',
  content: '',
  videoUrl: '',
  resourceUrl: '',
  position: '1',
  required: true,
  published: false,
};

/** The form values of a stored lesson; empty where unknown. */
export function toLessonValues(lesson: Received<'Aula'>): LessonValues {
  return {
    title: lesson.title ?? '',
    content: lesson.content ?? '',
    videoUrl: lesson.video_url ?? '',
    resourceUrl: lesson.resource_url ?? '',
    position: String(lesson.position ?? ''),
    required: lesson.is_required === 1,
    published: lesson.published === 1,
  };
}

/** The body of a save without the module; flags are 0 or 1 (docs/api-decisions.md#flags). */
export function toLessonFields(values: LessonValues): Omit<Schemas['NovaAula'], 'module_id'> {
  return {
    title: values.title.trim(),
    content: values.content,
    video_url: values.videoUrl.trim(),
    resource_url: values.resourceUrl.trim(),
    position: Number(values.position),
    is_required: values.required ? 1 : 0,
    published: values.published ? 1 : 0,
  };
}

/** The body of a save. */
export function toLessonBody(values: LessonValues, moduleId: number): Schemas['NovaAula'] {
  return { module_id: moduleId, ...toLessonFields(values) };
}

/** The form's field for each field of the request. */
export const lessonFields = {
  title: 'title',
  content: 'content',
  video_url: 'videoUrl',
  resource_url: 'resourceUrl',
  position: 'position',
  is_required: 'required',
  published: 'published',
} as const;

/** The rules of the form in the list (docs/specification.md#admin-lessons). */
export function checkLesson(values: LessonValues): FormErrors<keyof LessonValues> {
  return onlyErrors({
    title: titleError(values.title),
    content: undefined,
    videoUrl: videoUrlError(values.videoUrl),
    resourceUrl: resourceUrlError(values.resourceUrl),
    position: positionError(values.position),
    required: undefined,
    published: undefined,
  });
}

/** The rules of the full page: also requires the content (docs/specification.md#lesson-edit). */
export function checkWholeLesson(values: LessonValues): FormErrors<keyof LessonValues> {
  const missing = values.content.trim() === '';
  return { ...checkLesson(values), ...(missing ? { content: adminFormMessages.contentMissing } : {}) };
}
