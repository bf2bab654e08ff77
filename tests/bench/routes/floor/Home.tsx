/** The least that a first page can be. */
export function Home() {
  return (
    <>
      <h1>Bem-vindo</h1>
      <p>Assinatura, rede de indicações, ganhos e cursos em um só lugar.</p>
    </>
  );
}
