import { fundsMessages } from '@raiz/ui/messages/network';
import { mapLoad, toLoad } from '../../shared/load.ts';
import { queries } from '../../shared/queries.ts';
import { newestFirst } from '../shared/newestFirst.ts';
import { FundsScreen } from './FundsScreen.tsx';

/** `/perfil/fundos`: reads the funds and their history side by side (spec, section 7). */
export function Route() {
  const funds = queries.useQuery('get', '/fundos');
  const history = queries.useQuery('get', '/fundos/historico');

  return (
    <FundsScreen
      funds={mapLoad(toLoad(funds, fundsMessages.loadFailed), ({ fundos }) => fundos)}
      history={mapLoad(toLoad(history, fundsMessages.loadFailed), ({ historico }) =>
        newestFirst(historico, ({ data }) => data),
      )}
    />
  );
}
