import { fundsMessages } from '@raiz/ui/messages/network';
import { toLoad } from '../../shared/load.ts';
import { $api } from '../../shared/queries.ts';
import { newestFirst } from '../shared/newestFirst.ts';
import type { Prize } from './funds.ts';
import { FundsScreen } from './FundsScreen.tsx';

const prizes = ({ historico }: { historico: readonly Prize[] }) => newestFirst(historico, ({ data }) => data);

/** `/perfil/fundos`: reads the funds and their history side by side (spec, section 7). */
export function Route() {
  const funds = $api.useQuery('get', '/fundos', undefined, { select: ({ fundos }) => fundos });
  const history = $api.useQuery('get', '/fundos/historico', undefined, { select: prizes });

  return (
    <FundsScreen funds={toLoad(funds, fundsMessages.loadFailed)} history={toLoad(history, fundsMessages.loadFailed)} />
  );
}
