import { earningsMessages } from '@raiz/ui/messages/network';
import { useSearchParams } from 'react-router-dom';
import { toLoad } from '../../shared/load.ts';
import { $api } from '../../shared/queries.ts';
import { useToday } from '../../shared/useToday.ts';
import { isFrom, monthAfter, monthAt, readMonth, writeMonth } from './monthInAddress.ts';
import { MonthlyEarningsScreen } from './MonthlyEarningsScreen.tsx';

/** `/perfil/ganhos`: reads one month of earnings, the present one at first (spec, section 7). */
export function Route() {
  const [search, setSearch] = useSearchParams();
  const now = new Date(`${useToday()}T12:00`);
  const month = readMonth(search, now);
  const query = $api.useQuery(
    'get',
    '/ganhos/detalhados',
    { params: { query: { mes: month.month, ano: month.year } } },
    { select: ({ ganhos }) => ganhos },
  );

  return (
    <MonthlyEarningsScreen
      month={month}
      isPresent={isFrom(month, monthAt(now))}
      onStep={(step) =>
        setSearch(writeMonth(monthAfter(month, step), now), { replace: true, preventScrollReset: true })
      }
      load={toLoad(query, earningsMessages.loadFailed)}
    />
  );
}
