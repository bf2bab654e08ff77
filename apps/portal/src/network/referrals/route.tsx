import { referralsMessages } from '@raiz/ui/messages/network';
import { toLoad } from '../../shared/load.ts';
import { queries } from '../../shared/queries.ts';
import { useViewInAddress } from '../../shared/useViewInAddress.ts';
import { ReferralsScreen } from './ReferralsScreen.tsx';
import { readView, writeView } from './referralsView.ts';

/** /perfil/rede-indicacoes: reads the whole network at once; filters, order and page live in the address (spec, section 2). */
export function ReferralsRoute() {
  const referrals = queries.useQuery('get', '/minhas-indicacoes');
  const [view, change] = useViewInAddress(readView, writeView);
  return <ReferralsScreen load={toLoad(referrals, referralsMessages.loadFailed)} view={view} onChange={change} />;
}
