import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';

/** One read, typed as openapi-typescript would. */
interface Paths {
  '/courses': {
    get: { responses: { 200: { content: { 'application/json': { id: number; title: string }[] } } } };
  };
}

/** The typed client with its hooks, as the portal's is built. */
export const api = createClient(createFetchClient<Paths>({ baseUrl: '/api' }));
