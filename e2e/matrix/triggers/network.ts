import type { Triggers } from '../trigger.ts';

type NetworkOperation =
  | 'listReferrals'
  | 'readEarnings'
  | 'listVideos'
  | 'readQualification'
  | 'listFunds'
  | 'listFundHistory'
  | 'listWithdrawals';

/** The triggers of the network area: every page fetches on load. */
export const networkTriggers: Triggers<NetworkOperation> = {
  listReferrals: { as: 'member', path: '/perfil/rede-indicacoes' },
  readEarnings: { as: 'member', path: '/perfil/painel-ganhos' },
  listVideos: { as: 'member', path: '/perfil/videos' },
  readQualification: { as: 'member', path: '/perfil/qualificacoes' },
  listFunds: { as: 'member', path: '/perfil/fundos' },
  listFundHistory: { as: 'member', path: '/perfil/fundos' },
  listWithdrawals: { as: 'member', path: '/perfil/saques' },
};
