import createFetchClient from 'openapi-fetch';
import createClient from 'openapi-react-query';

/** One GET operation, typed like the output of openapi-typescript. */
interface Paths {
  '/courses': {
    get: { responses: { 200: { content: { 'application/json': { id: number; title: string }[] } } } };
  };
}

/** The typed client with its hooks, built like the portal's. */
const api = createClient(createFetchClient<Paths>({ baseUrl: '/api' }));

/** The smallest page with one request. */
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
