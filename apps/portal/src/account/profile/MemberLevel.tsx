import { LevelChip } from '@raiz/ui';
import { levelWords } from '@raiz/ui/messages/levelWords';
import { $api } from '../../shared/reads/queries.ts';

/** The member's level beside the greeting; nothing while it is unknown or 'Nenhum'. */
export function MemberLevel() {
  const level = $api.useQuery('get', '/qualificacoes').data?.nivel_atual?.trim() ?? '';
  return level === '' || level === levelWords.none ? null : <LevelChip level={level} />;
}
