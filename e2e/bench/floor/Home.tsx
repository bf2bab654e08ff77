import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';

/** One read, typed as openapi-typescript would. */
interface Paths {
  '/courses': {
    get: { responses: { 200: { content: { 'application/json': { id: number; title: string }[] } } } };
  };
}

/** The typed client with its hooks, as the portal's is built. */
const api = createClient(createFetchClient<Paths>({ baseUrl: '/api' }));

/** The smallest page with one read. */
export function Home() {
  const { data = [], isError } = api.useQuery('get', '/courses');
  return (
    <>
      <h1>Bem-vindo</h1>
      {isError && <p role="alert">Não foi possível carregar os cursos.</p>}
      <ul>
        {data.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  );
}
