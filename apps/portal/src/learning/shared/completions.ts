import { notifyManager, queryOptions, replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { $api, queryClient } from '../../shared/reads/queries.ts';

/** Path of the call that says whether one lesson is completed, and that changes it. */
export const completionPath = '/user/courses/{courseId}/lessons/{lessonId}/progress';

/** Milliseconds for which a lesson's own answer decides against lists that were read later. */
const decidesFor = 60_000;

/** The query of whether a lesson is completed. */
export function completionQuery(courseId: number, lessonId: number) {
  const options = $api.queryOptions('get', completionPath, { params: { path: { courseId, lessonId } } });
  return queryOptions({ ...options, meta: { lessonId } });
}

/** Begins the keys of the writes of completions in a course. */
export function completionWrites(courseId: number): [string, number] {
  return ['completion', courseId];
}

/** A lesson's id, and whether it is completed. */
export type LessonCompletion = readonly [lessonId: number, completed: boolean];

function idOf(meta: Record<string, unknown> | undefined): number | null {
  const id = meta?.['lessonId'];
  return typeof id === 'number' ? id : null;
}

/** What the lessons' own calls have answered. */
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

/** What the writes under way will make of their lessons. */
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
  // Later: the caches also report while a component renders.
  const change = notifyManager.batchCalls(onChange);
  const ends = [queryClient.getQueryCache().subscribe(change), queryClient.getMutationCache().subscribe(change)];
  return () => {
    for (const end of ends) end();
  };
}

const none: readonly LessonCompletion[] = [];

/** Reads the completions of a course; the same list while nothing in it changes. */
function reader(courseId: number | null, listedAt: number): () => readonly LessonCompletion[] {
  if (courseId === null) return () => none;
  let known = none;
  return () => {
    known = replaceEqualDeep(known, [...answered(courseId, listedAt), ...written(courseId)]);
    return known;
  };
}

/**
 * What the lessons' own calls say, which decides against the course's list
 * (docs/api-decisions.md#answers-that-disagree): their last answers, then the writes under way.
 * @param listedAt When the list was read, in milliseconds.
 */
export function useCompletions(courseId: number | null, listedAt: number): readonly LessonCompletion[] {
  const read = useMemo(() => reader(courseId, listedAt), [courseId, listedAt]);
  return useSyncExternalStore(subscribe, read, () => none);
}
