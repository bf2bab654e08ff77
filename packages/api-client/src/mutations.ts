/** Writing through the cache, apart from reading it: most pages only read. */
export { useCachedMutation, type Mutation, type MutationResult } from './queries/useMutation.ts';
