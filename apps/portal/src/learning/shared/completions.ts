import { notifyManager, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { $api, queryClient } from '../../shared/reads/queries.ts';

/** Path of the calls that read and change the completion of one lesson. */
export const completionPath = '/user/courses/{courseId}/lessons/{lessonId}/progress';

/** Milliseconds during which a lesson's own answer overrides lists that were read later. */
const decidesFor = 60_000;

/** The query of a lesson's completion. */
export function completionQuery(courseId: number, lessonId: number) {
  const options = $api.queryOptions('get', completionPath, { params: { path: { courseId, lessonId } } });
  return queryOptions({ ...options, meta: { lessonId } });
}

/** Prefix of the mutation keys of completions in a course. */
export function completionWrites(courseId: number): [string, number] {
  return ['completion', courseId];
}

/** A lesson's id, and whether it is completed. */
export type LessonCompletion = readonly [lessonId: number, completed: boolean];

function idOf(meta: Record<string, unknown> | undefined): number | null {
  const id = meta?.['lessonId'];
  return typeof id === 'number' ? id : null;
}

/** The answers of the lessons' own calls. */
function answered(courseId: number, listedAt: number): LessonCompletion[] {
  const queryKey = ['get', completionPath, { params: { path: { courseId } } }];
  const queries = queryClient.getQueryCache().findAll({ queryKey });
  return queries.flatMap((query) => {
    const id = idOf(query.meta);
    const { isInvalidated, dataUpdatedAt } = query.state;
    const decides = query.isActive() || (!isInvalidated && dataUpdatedAt > listedAt - decidesFor);
    if (id === null || !decides) return [];
    const answer = queryClient.getQueryData(completionQuery(courseId, id).queryKey);
    return answer ? [[id, answer.completed_at !== null]] : [];
  });
}

/** The completions that pending writes will set. */
function written(courseId: number): LessonCompletion[] {
  const filters = { mutationKey: completionWrites(courseId), status: 'pending' } as const;
  return queryClient
    .getMutationCache()
    .findAll(filters)
    .flatMap(({ meta, state }) => {
      const id = idOf(meta);
      return id === null ? [] : [[id, state.variables === true]];
    });
}

function subscribe(onChange: () => void): () => void {
  // Asynchronous, because the caches also notify during a render.
  const change = notifyManager.batchCalls(onChange);
  const ends = [queryClient.getQueryCache().subscribe(change), queryClient.getMutationCache().subscribe(change)];
  return () => {
    for (const end of ends) end();
  };
}

const none: readonly LessonCompletion[] = [];

/** Reads the completions of a course; returns the same list until one changes. */
function reader(courseId: number | null, listedAt: number): () => readonly LessonCompletion[] {
  if (courseId === null) return () => none;
  let known = none;
  return () => {
    known = replaceEqualDeep(known, [...answered(courseId, listedAt), ...written(courseId)]);
    return known;
  };
}

/**
 * The completions from the lessons' own calls, which override the course's list
 * (docs/api-decisions.md#answers-that-disagree): their last answers, then the pending writes.
 * @param listedAt When the list was read, in milliseconds.
 */
export function useCompletions(courseId: number | null, listedAt: number): readonly LessonCompletion[] {
  const read = useMemo(() => reader(courseId, listedAt), [courseId, listedAt]);
  return useSyncExternalStore(subscribe, read, () => none);
}
