import { qualificationsMessages } from '@raiz/ui/messages/network';
import { toLoad } from '../../shared/load.ts';
import { queries } from '../../shared/queries.ts';
import { QualificationsScreen } from './QualificationsScreen.tsx';

/** `/perfil/qualificacoes`: reads where the member stands (spec, section 7). */
export function Route() {
  return (
    <QualificationsScreen load={toLoad(queries.useQuery('get', '/qualificacoes'), qualificationsMessages.loadFailed)} />
  );
}
