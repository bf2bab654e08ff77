import type { Received, Schemas, Sent } from '@raiz/api-client';
import { joinLinks, splitLinks, typedUrl } from '@raiz/api-client/rules';
import { trimUnseen } from '@raiz/ui/format';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import type { Check } from '../../shared/writes/useApiForm.ts';

/** The form values of a lesson, in the order of the screen. */
export interface LessonValues {
  title: string;
  content: string;
  video_url: string;
  /** One address, or several separated by commas; an address may contain commas. */
  resource_url: string;
  published: boolean;
  is_required: boolean;
  /** Digits; from 1. */
  position: string;
}

/** The values of a new lesson (docs/specification.md#admin-lessons). */
export const newLesson: LessonValues = {
  title: '',
  content: '',
  video_url: '',
  resource_url: '',
  published: false,
  is_required: true,
  position: '1',
};

/** The form values of a stored lesson; empty where unknown. */
export function toLessonValues(lesson: Received<'Aula'>): LessonValues {
  return {
    title: lesson.title ?? '',
    content: lesson.content ?? '',
    video_url: lesson.video_url ?? '',
    resource_url: shownLinks(lesson.resource_url ?? ''),
    published: lesson.published === 1,
    is_required: lesson.is_required === 1,
    position: String(lesson.position ?? ''),
  };
}

/** The request's fields of a lesson; flags are 0 or 1 (docs/api-decisions.md#flags). */
function toLessonFields(values: LessonValues): Omit<Sent<'NovaAula'> & Sent<'EdicaoAula'>, 'module_id'> {
  return {
    title: values.title,
    content: values.content,
    video_url: sentVideo(values.video_url),
    resource_url: sentLinks(values.resource_url),
    position: Number(values.position),
    is_required: values.is_required ? 1 : 0,
    published: values.published ? 1 : 0,
  };
}

/** The body of a save that changes some fields; the others keep their values. */
export function toLessonPart(values: LessonValues, changed: readonly (keyof LessonValues)[]): Schemas['EdicaoAula'] {
  const whole = toLessonFields(values);
  const part: Partial<typeof whole> = {};
  for (const name of changed) copyField(part, whole, name);
  return part;
}

function copyField<Body, Name extends keyof Body>(to: Partial<Body>, from: Body, name: Name): void {
  to[name] = from[name];
}

/** The values as the server stores them. */
export function normalizeLesson(values: LessonValues): LessonValues {
  const { title, video_url, resource_url, position } = toLessonFields(values);
  return {
    ...values,
    title,
    video_url: video_url ?? '',
    resource_url: shownLinks(resource_url ?? ''),
    position: String(position),
  };
}

/** Labels of the fields of a lesson. */
export const lessonLabels = {
  title: adminFormMessages.title,
  content: adminFormMessages.content,
  video_url: adminFormMessages.videoUrl,
  resource_url: adminFormMessages.resourceUrl,
  published: adminFormMessages.published,
  is_required: adminFormMessages.required,
  position: adminFormMessages.position,
};

/** The body of a new lesson. */
export function toLessonBody(values: LessonValues, moduleId: number): Sent<'NovaAula'> {
  return { module_id: moduleId, ...toLessonFields(values) };
}

/** The rules of the form in the list (docs/specification.md#admin-lessons). */
export const checkLesson: Check<LessonValues> = (values) => ({
  title: titleError(values.title),
  video_url: videoUrlError(values.video_url),
  resource_url: resourceUrlError(values.resource_url),
  position: positionError(values.position),
});

/** The rules of the full page: also requires the content (docs/specification.md#lesson-edit). */
export const checkWholeLesson: Check<LessonValues> = (values) => ({
  ...checkLesson(values),
  content: trimUnseen(values.content) === '' ? adminFormMessages.contentMissing : undefined,
});

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
export function toModuleBody(values: ModuleValues, courseId: number): Sent<'EdicaoModulo'> {
  return {
    course_id: courseId,
    title: values.title,
    description: values.description,
    position: Number(values.position),
  };
}

/** The values as the server stores them. */
export function normalizeModule(values: ModuleValues): ModuleValues {
  return { ...values, position: String(Number(values.position)) };
}

/** Labels of the fields of a module. */
export const moduleLabels = {
  title: adminFormMessages.title,
  description: adminFormMessages.description,
  position: adminFormMessages.position,
};

/** Requires a title, and a position from 1. */
export const checkModule: Check<ModuleValues> = ({ title, position }) => ({
  title: titleError(title),
  position: positionError(position),
});

/** Requires a visible title; blanks are not enough. */
export function titleError(title: string): string | undefined {
  return trimUnseen(title) === '' ? adminFormMessages.titleMissing : undefined;
}

/** Requires a whole number from 1. */
export function positionError(position: string): string | undefined {
  return /^0*[1-9]\d{0,8}$/.test(position) ? undefined : adminFormMessages.positionTooLow;
}

/** The request's address of a video; an invalid one stays as typed. */
export function sentVideo(typed: string): string {
  return typedUrl(typed) ?? typed.trim();
}

/** The request's resource links; invalid ones stay as typed. */
export function sentLinks(typed: string): string {
  return joinLinks(splitLinks(typed).map((link) => typedUrl(link) ?? link));
}

/** Stored links for the field: decodes commas that cannot be read as separators. */
function shownLinks(stored: string): string {
  const shown = stored.replaceAll(/%2C/gi, ',');
  return sentLinks(shown) === sentLinks(stored) ? shown : stored;
}

/** Allows one http(s) address, or nothing. */
export function videoUrlError(url: string): string | undefined {
  return url.trim() === '' || typedUrl(url) !== null ? undefined : adminFormMessages.videoUrlInvalid;
}

/**
 * Allows http(s) addresses separated by commas, or nothing; the message names the first invalid one
 * (docs/specification.md#resource-links).
 */
export function resourceUrlError(urls: string): string | undefined {
  const link = splitLinks(urls).find((one) => typedUrl(one) === null);
  return link === undefined ? undefined : adminFormMessages.resourceUrlInvalid({ link });
}

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

/** Labels of the fields of a course. */
export const courseLabels = {
  title: adminFormMessages.title,
  description: adminFormMessages.description,
  content: adminFormMessages.content,
  is_premium: adminFormMessages.premium,
};

/** The body of a save; the premium flag is 0 or 1 (docs/api-decisions.md#flags). */
export function toCourseBody(values: CourseValues): Sent<'EdicaoCurso'> {
  return {
    title: values.title,
    description: values.description,
    content: values.content,
    is_premium: values.is_premium ? 1 : 0,
  };
}
