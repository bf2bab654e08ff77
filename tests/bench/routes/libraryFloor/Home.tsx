import { api } from './api.ts';

/** The least that a page with one read can be. */
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
