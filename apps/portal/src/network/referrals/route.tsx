import { referralsMessages } from '@raiz/ui/messages/network';
import { toLoad } from '../../shared/load.ts';
import { $api } from '../../shared/queries.ts';
import { useViewInAddress } from '../../shared/useViewInAddress.ts';
import { ReferralsScreen } from './ReferralsScreen.tsx';
import { readView, writeView } from './referralsView.ts';

/**
 * Fifty thousand people weigh 13 MB: they are read when the page is opened, not each time its window gets the focus, and not
 * compared one by one with what was there.
 */
const reading = { refetchOnWindowFocus: false, structuralSharing: false } as const;

/** /perfil/rede-indicacoes: reads the whole network at once; filters, order and page live in the address (spec, section 2). */
export function Route() {
  const referrals = $api.useQuery('get', '/minhas-indicacoes', undefined, reading);
  const [view, change] = useViewInAddress(readView, writeView);
  return <ReferralsScreen load={toLoad(referrals, referralsMessages.loadFailed)} view={view} onChange={change} />;
}
