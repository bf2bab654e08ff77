import { type ErrorTexts, type ReadPath, type Received, type Schemas, type Sent, toFailure } from '@raiz/api-client';
import { isObject, readField } from '@raiz/api-client/rules';
import type { QueryKey } from '@tanstack/react-query';
import { $api, queryClient } from '../../shared/reads/queries.ts';
import { hasId, nonNullRows } from '../../shared/reads/rows.ts';
import { api, dataOrThrow } from '../../shared/session/api.ts';
import { type Draftable, sameValues } from '../../shared/unsaved/formValues.ts';
import { madeAnyway } from '../../shared/writes/madeAnyway.ts';

/** Reads all courses as the server has them now. Throws an `ApiFailure`. */
export async function readCourses(): Promise<readonly (Received<'Curso'> | null)[]> {
  return dataOrThrow(await api.GET('/admin/courses'));
}

/** Reads a course as the server has it now. Throws an `ApiFailure`. */
export async function readCourse(id: number): Promise<Received<'Curso'>> {
  return dataOrThrow(await api.GET('/admin/courses/{id}', { params: { path: { id } } }));
}

/** Reads a module as the server has it now. Throws an `ApiFailure`. */
export async function readModule(id: number): Promise<Received<'Modulo'>> {
  return dataOrThrow(await api.GET('/admin/modules/{id}', { params: { path: { id } } }));
}

/** Reads a lesson as the server has it now. Throws an `ApiFailure`. */
export async function readLesson(id: number): Promise<Received<'Aula'>> {
  return dataOrThrow(await api.GET('/admin/lessons/{id}', { params: { path: { id } } }));
}

/** The reads that have the courses, the modules or the lessons: the lists, and each by itself. */
const reads = {
  course: ['/admin/courses', '/admin/courses/{id}'],
  module: ['/admin/modules/course/{courseId}', '/admin/modules/{id}'],
  lesson: ['/admin/lessons/module/{moduleId}', '/admin/lessons/{id}'],
} as const satisfies Record<string, readonly ReadPath[]>;

/**
 * Shows what the server has stored in the reads that have it: the next ones may take long, or fail.
 * @param stored the new fields of the row; null when it was deleted
 */
export function showStored(kind: keyof typeof reads, id: number, stored: object | null): void {
  const paths: readonly unknown[] = reads[kind];
  const change = (row: unknown) => (isObject(row) && row['id'] === id ? { ...row, ...stored } : row);
  queryClient.setQueriesData({ predicate: ({ queryKey }) => paths.includes(queryKey[1]) }, (known: unknown) => {
    if (!Array.isArray(known)) return change(known);
    return stored === null ? known.filter((row) => change(row) === row) : known.map(change);
  });
}

/** Shows a new row, as the server has answered it, at the end of its list. */
function showNew({ queryKey }: { queryKey: QueryKey }, row: { id: number | null } | undefined): void {
  if (row && hasId(row))
    queryClient.setQueryData(queryKey, (known: unknown) => (Array.isArray(known) ? [...known, row] : undefined));
}

/** Creates a course. */
export async function createCourse(body: Sent<'EdicaoCurso'>): Promise<void> {
  const { data } = await api.POST('/admin/courses', { body });
  showNew($api.queryOptions('get', '/admin/courses'), data);
}

/** Creates a module in its course. */
export async function createModule(body: Sent<'EdicaoModulo'>): Promise<void> {
  const { data } = await api.POST('/admin/modules', { body });
  const params = { path: { courseId: body.course_id } };
  showNew($api.queryOptions('get', '/admin/modules/course/{courseId}', { params }), data);
}

/** Creates a lesson in its module. */
export async function createLesson(body: Sent<'NovaAula'>): Promise<void> {
  const { data } = await api.POST('/admin/lessons', { body });
  const params = { path: { moduleId: body.module_id } };
  showNew($api.queryOptions('get', '/admin/lessons/module/{moduleId}', { params }), data);
}

/** Whether a row has what was sent; the server stores an empty text as null. */
function hasFields(row: object, sent: object): boolean {
  return Object.entries(sent).every(([name, value]) => (readField(row, name) ?? '') === (value ?? ''));
}

/** Changes a course. */
export async function changeCourse(id: number, body: Sent<'EdicaoCurso'>): Promise<void> {
  const send = () => api.PUT('/admin/courses/{id}', { params: { path: { id } }, body });
  await madeAnyway(send, async () => hasFields(await readCourse(id), body));
  showStored('course', id, body);
}

/** Changes a module. */
export async function changeModule(id: number, body: Sent<'EdicaoModulo'>): Promise<void> {
  const send = () => api.PUT('/admin/modules/{id}', { params: { path: { id } }, body });
  await madeAnyway(send, async () => hasFields(await readModule(id), body));
  showStored('module', id, body);
}

/** Changes some fields of a lesson. */
export async function changeLesson(id: number, body: Schemas['EdicaoAula']): Promise<void> {
  const send = () => api.PUT('/admin/lessons/{id}', { params: { path: { id } }, body });
  await madeAnyway(send, async () => hasFields(await readLesson(id), body));
  showStored('lesson', id, body);
}

/** The id of a row of a list that has these form values; null without one. */
export async function findRow<Row extends { id: number | null }, Values extends Draftable<Values>>(
  read: () => Promise<readonly (Row | null)[]>,
  toValues: (row: Row) => Values,
  values: Values,
): Promise<number | null> {
  return nonNullRows(await read()).find((row) => sameValues(toValues(row), values))?.id ?? null;
}

/** Whether the API answered 404; the 404 page of a gateway does not count. */
export function isGone(error: unknown): boolean {
  const { status, text } = toFailure(error);
  return status === 404 && text !== null;
}

/**
 * The messages for a failed save.
 * @param gone the message for a 404; null for a new course
 * @param texts the messages of the form, or a function of the failure
 */
export function saveFailure(gone: string | null, texts: ErrorTexts | ((error: unknown) => ErrorTexts)) {
  return (error: unknown): ErrorTexts => {
    if (gone !== null && isGone(error)) return { fallback: gone, serverText: false, lang: 'en' };
    return { ...(typeof texts === 'function' ? texts(error) : texts), lang: 'en' };
  };
}

/** The result of a change of a row: done, or the row was deleted in the meantime. */
export type RowChange = 'made' | 'gone';

/**
 * Changes or deletes a row of a list. After a 404 it reads the list again: if the row or the list
 * is missing, somebody has deleted it. Throws the `ApiFailure` otherwise.
 */
export async function changeRow(
  id: number,
  send: () => Promise<unknown>,
  read: () => Promise<readonly ({ id: number | null } | null)[]>,
): Promise<RowChange> {
  try {
    await send();
    return 'made';
  } catch (error) {
    if (toFailure(error).status === 404 && (await isMissing(id, read))) return 'gone';
    throw error;
  }
}

/** Whether a row is missing on the server: from its list, or with the list. */
export async function isMissing(id: number, read: Parameters<typeof changeRow>[2]): Promise<boolean> {
  try {
    return !nonNullRows(await read()).some((row) => row.id === id);
  } catch (error) {
    return isGone(error);
  }
}
