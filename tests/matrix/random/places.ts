import type { OperationId } from '@raiz/contract';
import type { Person } from '../matrixPortal.ts';

/** A form that reads. */
export interface AskingForm {
  /** Button that leads back to the form after an answer that was taken. */
  back: string;
  /** Field that is empty then, and what goes into it. */
  field: string;
  value: string;
  /** Button that reads. */
  button: string;
}

/** A page that shows what a read gives. */
export interface Place {
  as?: Person;
  path: string;
  /** The read is made by a button of a form, not by the page itself. */
  form?: AskingForm;
  /** The page goes on without what it cannot read, so it need not offer to try again. */
  quiet?: boolean;
  /** The page may refuse what has the right form: ids in it must lead somewhere. */
  choosy?: boolean;
}

const member = (path: string, quiet = false): Place => ({ as: 'member', path, quiet });
const admin = (path: string, quiet = false): Place => ({ as: 'admin', path, quiet });

const sponsorForm = { back: 'Alterar', field: 'ID de indicação', value: '2', button: 'Cadastrar' };

/**
 * Where the answer of each read is to be seen: the random answers are dealt out to all its pages.
 */
export const places: Readonly<Partial<Record<OperationId, readonly Place[]>>> = {
  readSponsor: [{ path: '/cadastro', form: sponsorForm, quiet: true }],
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
  readEarnings: [member('/perfil/ganhos'), member('/perfil/painel-ganhos')],
  listVideos: [member('/perfil/videos')],
  readQualification: [member('/perfil/qualificacoes')],
  listFunds: [member('/perfil/fundos')],
  listFundHistory: [member('/perfil/fundos')],
  listWithdrawals: [member('/perfil/saques')],
  listCourses: [member('/cursos')],
  readCourse: [member('/curso/2'), member('/curso-iniciar/1'), member('/curso/aula/4', true)],
  listMyCourses: [member('/perfil/cursos'), member('/cursos', true), member('/curso-iniciar/1', true)],
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
  listModules: [admin('/admin/curso/1/modulo'), admin('/admin/curso/1/modulo/1', true)],
  readModule: [
    admin('/admin/curso/1/modulo/1'),
    admin('/admin/curso/1/modulo/1/aulas', true),
    admin('/admin/aula/1', true),
  ],
  listLessons: [admin('/admin/curso/1/modulo/1/aulas'), admin('/admin/aula/1', true)],
  readAdminLesson: [{ ...admin('/admin/aula/1'), choosy: true }],
};
