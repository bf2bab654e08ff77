import { type Received, toFailure } from '@raiz/api-client';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { api, whole } from '../../shared/session/api.ts';

/** Reads a course as the server has it now. Throws an `ApiFailure`. */
export async function readCourse(id: number): Promise<Received<'Curso'>> {
  return whole(await api.GET('/admin/courses/{id}', { params: { path: { id } } }));
}

/** Reads a module as the server has it now. Throws an `ApiFailure`. */
export async function readModule(id: number): Promise<Received<'Modulo'>> {
  return whole(await api.GET('/admin/modules/{id}', { params: { path: { id } } }));
}

/** Reads a lesson as the server has it now. Throws an `ApiFailure`. */
export async function readLesson(id: number): Promise<Received<'Aula'>> {
  return whole(await api.GET('/admin/lessons/{id}', { params: { path: { id } } }));
}

/** Whether the API answered 404; the 404 page of a gateway does not count. */
export function isGone(error: unknown): boolean {
  const { status, text } = toFailure(error);
  return status === 404 && text !== null;
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

async function isMissing(id: number, read: Parameters<typeof changeRow>[2]): Promise<boolean> {
  try {
    return !nonNullRows(await read()).some((row) => row.id === id);
  } catch (error) {
    return isGone(error);
  }
}
