import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Referral } from '../../../../apps/portal/src/network/referrals/findReferrals.ts';

/**
 * What the portal is compared with: the same people as anyone would show them first, all rows at
 * once.
 */
function PlainTable({ people }: { people: readonly Referral[] }) {
  const [name, setName] = useState('');
  const [sorted, setSorted] = useState(false);
  const rows = useMemo(() => {
    const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const found = people.filter((person) => fold(person.name ?? '').includes(fold(name)));
    if (!sorted) return found;
    const keys = new Map(found.map((person) => [person, fold(person.name ?? '')]));
    return found.toSorted((a, b) => {
      const [left, right] = [keys.get(a) ?? '', keys.get(b) ?? ''];
      return left < right ? -1 : left > right ? 1 : 0;
    });
  }, [people, name, sorted]);
  return (
    <>
      <div role="search">
        <input type="search" aria-label="Nome" value={name} onChange={(event) => setName(event.target.value)} />
        <p role="status">{rows.length.toLocaleString('pt-BR')} indicados</p>
      </div>
      <table>
        <thead>
          <tr>
            <th>
              <button type="button" onClick={() => setSorted(true)}>
                Nome
              </button>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((person) => (
            <tr key={person.id}>
              <th>{person.name}</th>
              <td>{person.email}</td>
              <td>{person.referral_date}</td>
              <td>{person.profundidade}</td>
              <td>{person.assinatura_status}</td>
              <td>{person.nivel}</td>
              <td>{person.indicador_nome}</td>
              <td>{person.indicador_nivel}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Plain() {
  const [people, setPeople] = useState<readonly Referral[]>([]);
  useEffect(() => {
    void fetch('/api/minhas-indicacoes')
      .then((answer) => answer.json())
      .then((body: { indicados: Referral[] }) => setPeople(body.indicados));
  }, []);
  return <PlainTable people={people} />;
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Plain />);
