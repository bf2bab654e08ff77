import { useCachedMutation, type Mutation, type MutationResult } from '@raiz/api-client/mutations';
import { queryClient } from './queries.ts';

/** Writes; when it worked, everything on screen is read again. Apart from the queries: pages that only read do without it. */
export function useMutation<Input, Answer>(mutation: Mutation<Input, Answer>): MutationResult<Input, Answer> {
  return useCachedMutation(queryClient, mutation);
}
