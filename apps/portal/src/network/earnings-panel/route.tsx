import { earningsMessages } from '@raiz/ui/messages/network';
import { useSearchParams } from 'react-router-dom';
import { toLoad } from '../../shared/load.ts';
import { $api } from '../../shared/queries.ts';
import { useToday } from '../../shared/useToday.ts';
import { EarningsPanelScreen } from './EarningsPanelScreen.tsx';
import { applyFilters, readFilters, writeFilters } from './filters.ts';

/** `/perfil/painel-ganhos`: reads all earnings once (spec, section 7); the filters stand in the address. */
export function Route() {
  const [search, setSearch] = useSearchParams();
  const now = new Date(`${useToday()}T12:00`);
  const query = $api.useQuery('get', '/ganhos/detalhados', undefined, { select: ({ ganhos }) => ganhos });
  const filters = readFilters(search, now.getFullYear());

  return (
    <EarningsPanelScreen
      load={toLoad(query, earningsMessages.loadFailed)}
      current={{ year: now.getFullYear(), month: now.getMonth() + 1 }}
      filters={filters}
      onFilters={(next) => setSearch(writeFilters(next), { replace: true, preventScrollReset: true })}
      loadWriter={async () => {
        const { writeEarnings } = await import('./writeEarnings.ts');
        return () => writeEarnings(applyFilters(query.data ?? [], filters));
      }}
    />
  );
}
