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
  /** The page works without this operation, so it offers no retry. */
  optional?: boolean;
  /** The page may reject a valid shape, because its ids must exist. */
  validatesIds?: boolean;
}

const member = (path: string, optional = false): ReadPage => ({ as: 'member', path, optional });
const admin = (path: string, optional = false): ReadPage => ({ as: 'admin', path, optional });

const sponsorForm = { back: 'Alterar', field: 'ID de indicação', value: '2', button: 'Cadastrar' };

/** The id of a GET operation. */
type ReadId = { [Id in OperationId]: (typeof operations)[Id]['method'] extends 'GET' ? Id : never }[OperationId];

/** The GET operations. */
export const readIds = operationIds.filter((id): id is ReadId => operations[id].method === 'GET');

/** The pages that show each GET operation; they share its random answers. */
export const pagesByRead: Readonly<Record<ReadId, readonly ReadPage[]>> = {
  readSponsor: [{ path: '/cadastro', form: sponsorForm, optional: true }],
  readProfile: [
    member('/perfil'),
    member('/curso-iniciar/1', true),
    admin('/admin/cursos', true),
    member('/termos', true),
  ],
  readMySponsor: [member('/perfil')],
  readReferralLink: [member('/perfil')],
  readBankAccount: [member('/perfil'), member('/perfil/saques', true)],
  readSubscriptionStatus: [
    member('/assinatura'),
    member('/minha-assinatura'),
    member('/perfil'),
    member('/pagamento-sucesso', true),
    member('/curso-iniciar/1', true),
    member('/cursos', true),
  ],
  listPayments: [member('/assinatura/pagamentos'), member('/minha-assinatura', true)],
  listUsedVouchers: [member('/assinatura/vouchers-usados')],
  listReferrals: [member('/perfil/rede-indicacoes')],
  readEarnings: [member('/perfil/ganhos'), member('/perfil/painel-ganhos'), member('/perfil', true)],
  listVideos: [member('/perfil/videos')],
  readQualification: [member('/perfil/qualificacoes'), member('/perfil', true)],
  listFunds: [member('/perfil/fundos')],
  listFundHistory: [member('/perfil/fundos')],
  listWithdrawals: [member('/perfil/saques'), member('/perfil/ganhos', true), member('/perfil', true)],
  listCourses: [member('/cursos')],
  readCourse: [member('/curso/2'), member('/curso-iniciar/1'), member('/curso/aula/4', true)],
  listMyCourses: [
    member('/perfil/cursos'),
    member('/cursos', true),
    member('/curso-iniciar/1', true),
    member('/perfil', true),
  ],
  readLesson: [member('/curso/aula/4')],
  readLessonProgress: [member('/curso/aula/4')],
  listOrderedLessons: [member('/curso/aula/4', true)],
  listMyCertificates: [member('/perfil/certificados')],
  listAdminCourses: [admin('/admin/cursos')],
  readAdminCourse: [
    admin('/admin/cursos-novo?id=1'),
    admin('/admin/curso/1/modulo', true),
    admin('/admin/curso/1/modulo/1', true),
    admin('/admin/curso/1/modulo/1/aulas', true),
    admin('/admin/aula/1', true),
  ],
  listModules: [admin('/admin/curso/1/modulo')],
  readModule: [
    admin('/admin/curso/1/modulo/1'),
    admin('/admin/curso/1/modulo/1/aulas', true),
    admin('/admin/aula/1', true),
  ],
  listLessons: [admin('/admin/curso/1/modulo/1/aulas')],
  readAdminLesson: [{ ...admin('/admin/aula/1'), validatesIds: true }],
};
