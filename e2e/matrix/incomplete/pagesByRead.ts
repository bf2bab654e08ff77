import { operationIds, operations, type OperationId } from '@raiz/contract';
import type { Account } from '../../support/mock.ts';

/** A form that sends the GET operation. */
export interface LookupForm {
  /** Button that returns to the form after a success. */
  back: string;
  /** Field that is empty after returning, and its value. */
  field: string;
  value: string;
  /** Button that sends the GET operation. */
  button: string;
}

/** A page that shows the answer of a GET operation. */
export interface ReadPage {
  as?: Account;
  path: string;
  /** Set when a form sends the request instead of the page itself. */
  form?: LookupForm;
}

const member = (path: string): ReadPage => ({ as: 'member', path });
const admin = (path: string): ReadPage => ({ as: 'admin', path });

const sponsorForm = { back: 'Alterar', field: 'ID de indicação', value: '2', button: 'Cadastrar' };

/** The id of a GET operation. */
type ReadId = { [Id in OperationId]: (typeof operations)[Id]['method'] extends 'GET' ? Id : never }[OperationId];

/** The GET operations. */
export const readIds = operationIds.filter((id): id is ReadId => operations[id].method === 'GET');

/** The pages that show each GET operation; they share its answers. */
export const pagesByRead: Readonly<Record<ReadId, readonly ReadPage[]>> = {
  readSponsor: [{ path: '/cadastro', form: sponsorForm }],
  readProfile: [member('/perfil'), member('/curso-iniciar/1'), admin('/admin/cursos'), member('/termos')],
  readMySponsor: [member('/perfil')],
  readReferralLink: [member('/perfil')],
  readBankAccount: [member('/perfil'), member('/perfil/saques')],
  readSubscriptionStatus: [
    member('/assinatura'),
    member('/minha-assinatura'),
    member('/perfil'),
    member('/pagamento-sucesso'),
    member('/curso-iniciar/1'),
    member('/cursos'),
  ],
  listPayments: [member('/assinatura/pagamentos'), member('/minha-assinatura')],
  listUsedVouchers: [member('/assinatura/vouchers-usados')],
  listReferrals: [member('/perfil/rede-indicacoes')],
  readEarnings: [member('/perfil/ganhos'), member('/perfil/painel-ganhos'), member('/perfil')],
  listVideos: [member('/perfil/videos')],
  readQualification: [member('/perfil/qualificacoes'), member('/perfil')],
  listFunds: [member('/perfil/fundos')],
  listFundHistory: [member('/perfil/fundos')],
  listWithdrawals: [member('/perfil/saques'), member('/perfil/ganhos'), member('/perfil')],
  listCourses: [member('/cursos')],
  readCourse: [member('/curso/2'), member('/curso-iniciar/1'), member('/curso/aula/4')],
  listMyCourses: [member('/perfil/cursos'), member('/cursos'), member('/curso-iniciar/1'), member('/perfil')],
  readLesson: [member('/curso/aula/4')],
  readLessonProgress: [member('/curso/aula/4')],
  listOrderedLessons: [member('/curso/aula/4')],
  listMyCertificates: [member('/perfil/certificados')],
  listAdminCourses: [admin('/admin/cursos')],
  readAdminCourse: [
    admin('/admin/cursos-novo?id=1'),
    admin('/admin/curso/1/modulo'),
    admin('/admin/curso/1/modulo/1'),
    admin('/admin/curso/1/modulo/1/aulas'),
    admin('/admin/aula/1'),
  ],
  listModules: [admin('/admin/curso/1/modulo')],
  readModule: [admin('/admin/curso/1/modulo/1'), admin('/admin/curso/1/modulo/1/aulas'), admin('/admin/aula/1')],
  listLessons: [admin('/admin/curso/1/modulo/1/aulas')],
  readAdminLesson: [admin('/admin/aula/1')],
};
