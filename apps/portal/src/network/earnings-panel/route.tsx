import { earningsMessages } from '@raiz/ui/messages/network';
import { useSearchParams } from '../../shared/router/index.ts';
import { mapLoad, toLoad } from '../../shared/load.ts';
import { queries } from '../../shared/queries.ts';
import { useToday } from '../../shared/useToday.ts';
import { EarningsPanelScreen } from './EarningsPanelScreen.tsx';
import { applyFilters, readFilters, writeFilters } from './filters.ts';

/** `/perfil/painel-ganhos`: reads all earnings once (spec, section 7); the filters stand in the address. */
export function Route() {
  const [search, setSearch] = useSearchParams();
  const now = new Date(`${useToday()}T12:00`);
  const query = queries.useQuery('get', '/ganhos/detalhados');
  const filters = readFilters(search, now.getFullYear());

  return (
    <EarningsPanelScreen
      load={mapLoad(toLoad(query, earningsMessages.loadFailed), ({ ganhos }) => ganhos)}
      current={{ year: now.getFullYear(), month: now.getMonth() + 1 }}
      filters={filters}
      onFilters={(next) => setSearch(writeFilters(next), { replace: true })}
      loadWriter={async () => {
        const { writeEarnings } = await import('./writeEarnings.ts');
        return () => writeEarnings(applyFilters(query.data?.ganhos ?? [], filters));
      }}
    />
  );
}
