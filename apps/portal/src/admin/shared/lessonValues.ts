import type { Schemas } from '@raiz/api-client';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { onlyErrors, positionError, resourceUrlError, titleError, videoUrlError, type FormErrors } from './validate.ts';

/** The fields of a lesson as they are typed. */
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

/** An empty form: required is on, published off, position 1 (spec, section 4). */
export const newLesson: LessonValues = {
  title: '',
  content: '',
  videoUrl: '',
  resourceUrl: '',
  position: '1',
  required: true,
  published: false,
};

/** A stored lesson as the form shows it. */
export function toLessonValues(lesson: Schemas['Aula']): LessonValues {
  return {
    title: lesson.title,
    content: lesson.content ?? '',
    videoUrl: lesson.video_url ?? '',
    resourceUrl: lesson.resource_url ?? '',
    position: String(lesson.position),
    required: lesson.is_required === 1,
    published: lesson.published === 1,
  };
}

/** The body of a save; flags go as 0 or 1 (spec, section 9). */
export function toLessonBody(values: LessonValues, moduleId: number): Schemas['NovaAula'] {
  return {
    module_id: moduleId,
    title: values.title.trim(),
    content: values.content,
    video_url: values.videoUrl.trim(),
    resource_url: values.resourceUrl.trim(),
    position: Number(values.position),
    is_required: values.required ? 1 : 0,
    published: values.published ? 1 : 0,
  };
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

/** The list's form: a title, a position from 1, and links that can be followed (spec, section 5). */
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

/** The full-page form asks for the content as well (spec, section 5). */
export function checkWholeLesson(values: LessonValues): FormErrors<keyof LessonValues> {
  const missing = values.content.trim() === '';
  return { ...checkLesson(values), ...(missing ? { content: adminFormMessages.contentMissing } : {}) };
}
