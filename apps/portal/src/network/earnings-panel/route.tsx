import { PageLayout, SkeletonCard } from '@raiz/ui';
import { earningsMessages as messages } from '@raiz/ui/messages/network';
import { useSearchParams } from 'react-router-dom';
import { FileButton } from '../../shared/tables/FileButton.tsx';
import { Read } from '../../shared/reads/Read.tsx';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { $api } from '../../shared/reads/queries.ts';
import { knownRows } from '../../shared/reads/rows.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useToday } from '../../shared/page/useToday.ts';
import { NetworkTabs } from '../shared/NetworkTabs.tsx';
import { EarningsPanel } from './EarningsPanel.tsx';
import { applyFilters, type EarningFilters, readFilters, writeFilters } from './filters.ts';

const { panel } = messages;

/**
 * `/perfil/painel-ganhos`: all earnings by period and bonus type
 * (docs/specification.md#detailed-earnings). The filters are in the address.
 */
export function Route() {
  const [search, setSearch] = useSearchParams();
  const now = new Date(`${useToday()}T12:00`);
  const current = { year: now.getFullYear(), month: now.getMonth() + 1 };
  const filters = readFilters(search, current.year);
  const setFilters = (next: EarningFilters) =>
    setSearch(writeFilters(next), { replace: true, preventScrollReset: true });
  const query = $api.useQuery('get', '/ganhos/detalhados');
  const received = query.data?.ganhos ?? [];

  async function loadWriter() {
    const { writeEarnings } = await import('./writeEarnings.ts');
    return () => writeEarnings(applyFilters(knownRows(received), filters));
  }

  return (
    <PageLayout>
      <ScreenHeader
        tabs={<NetworkTabs current="earningsPanel" />}
        actions={
          (stateOf(query) === 'loading' || received.length > 0) && (
            <FileButton load={loadWriter} disabled={received.length === 0}>
              {panel.exportCsv}
            </FileButton>
          )
        }
      >
        {panel.title}
      </ScreenHeader>
      <Read queries={[query]} failed={messages.loadFailed} loadingText={messages.loading} skeleton={<PanelSkeleton />}>
        {(answer) => <EarningsPanel answer={answer} filters={filters} onFilters={setFilters} current={current} />}
      </Read>
    </PageLayout>
  );
}

function PanelSkeleton() {
  return (
    <>
      <SkeletonCard lines={1} />
      <SkeletonCard lines={6} />
      <SkeletonCard lines={6} />
    </>
  );
}
