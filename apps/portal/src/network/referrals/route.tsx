import { referralsMessages } from '@raiz/ui/messages/network';
import { toLoad } from '../../shared/load.ts';
import { queries } from '../../shared/queries.ts';
import { ReferralsScreen } from './ReferralsScreen.tsx';
import { useViewInAddress } from './useViewInAddress.ts';

/** /perfil/rede-indicacoes: reads the whole network at once; filters, order and page live in the address (spec, section 2). */
export function ReferralsRoute() {
  const referrals = queries.useQuery('get', '/minhas-indicacoes');
  const [view, change] = useViewInAddress();
  return <ReferralsScreen load={toLoad(referrals, referralsMessages.loadFailed)} view={view} onChange={change} />;
}
