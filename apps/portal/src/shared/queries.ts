import { session } from '@raiz/api-client';
import { createQueries, createQueryClient } from '@raiz/api-client/queries';
import { api } from './api.ts';

/** The one cache. It belongs to one person: it is emptied whenever the token changes. */
export const queryClient = createQueryClient();

/** Query hooks of the portal: `queries.useQuery('get', '/perfil')`. Only member screens and the catalogue load them. */
export const queries = createQueries(api, queryClient);

session.subscribe(() => queryClient.clear());
