import { qualificationsMessages } from '@raiz/ui/messages/network';
import { toLoad } from '../../shared/load.ts';
import { $api } from '../../shared/queries.ts';
import { QualificationsScreen } from './QualificationsScreen.tsx';

/** `/perfil/qualificacoes`: reads where the member stands (spec, section 7). */
export function Route() {
  return (
    <QualificationsScreen load={toLoad($api.useQuery('get', '/qualificacoes'), qualificationsMessages.loadFailed)} />
  );
}
