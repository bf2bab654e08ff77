// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { OperationId } from './operations.ts';

/**
 * The required parts of a value: 1 a value as it is, null nothing, [item] a list, { field } an
 * object with these fields, { '|' } one of several.
 */
export type Required = 1 | null | readonly [Required] | { readonly [field: string]: Required } | { readonly '|': readonly Required[] };

const Mensagem: Required = { message: 1 };
const Sessao: Required = { token: 1 };
const Patrocinador: Required = { id: 1, name: 1, email: 1 };
const Usuario: Required = { id: 1, name: 1, email: 1, is_admin: 1 };
const MeuIndicador: Required = { name: null, email: null };
const LinkIndicacao: Required = { referralLink: 1 };
const Conta: Required = { nome_completo: 1, cpf: 1, nome_banco: 1, codigo_banco: 1, numero_agencia: 1, numero_conta: 1 };
const StatusAssinatura: Required = { status: 1, start_date: null, end_date: null, next_billing_date: null };
const EnderecoPagamento: Required = { checkout_url: 1 };
const AssinaturaAtivada: Required = { status: 1 };
const InicioAssinatura: Required = { '|': [EnderecoPagamento, AssinaturaAtivada] };
const ValorComDesconto: Required = { valor_final: 1, desconto: 1 };
const VoucherAplicado: Required = { '|': [AssinaturaAtivada, ValorComDesconto] };
const Pagamento: Required = { id: 1, payment_date: null, amount: 1, status: 1, gateway: null };
const VoucherUsadoCode: Required = { id: 1, used_at: null, code: 1 };
const VoucherUsadoCodigo: Required = { id: 1, used_at: null, codigo: 1 };
const VoucherUsado: Required = { '|': [VoucherUsadoCode, VoucherUsadoCodigo] };
const Indicado: Required = { id: 1, name: 1, email: 1, profundidade: 1, assinatura_status: 1 };
const Ganho: Required = { id: 1, earning_date: null, amount: 1, bonus_type: 1 };
const TotalPorTipo: Required = { bonus_type: 1, total: 1 };
const TotalPorMes: Required = { mes: 1, ano: 1, total: 1 };
const Video: Required = { id: 1, type: 1, content: 1 };
const IndicadoDireto: Required = { name: 1, email: 1, ativo: 1 };
const Qualificacao: Required = { nivel_atual: 1, data_ultima_qualificacao: null, progresso_proximo: null, indicados: [IndicadoDireto] };
const Fundo: Required = { type: 1, amount: 1 };
const HistoricoFundo: Required = { data: null, tipo: 1, premio: 1, vencedor: null };
const Saque: Required = { id: 1, month: 1, year: 1, amount: 1, status: 1 };
const Curso: Required = { id: 1, title: 1, is_premium: 1 };
const Aula: Required = { id: 1, module_id: 1, title: 1, position: 1, is_required: 1, published: 1 };
const ModuloComAulas: Required = { id: 1, course_id: 1, title: 1, position: 1, lessons: [Aula] };
const CursoDetalhe: Required = { id: 1, title: 1, is_premium: 1, modules: [ModuloComAulas], userIsSubscriber: 1 };
const CursoInscrito: Required = { id: 1, title: 1, progress: 1 };
const Sucesso: Required = { success: 1 };
const Progresso: Required = { success: 1 };
const AulaOrdenada: Required = { id: 1, title: 1, published: 1 };
const Certificado: Required = { id: 1, title: 1, issued_at: null, certificate_url: 1 };
const Modulo: Required = { id: 1, course_id: 1, title: 1, position: 1 };

/** The success body of every operation. */
export const required: Readonly<Record<OperationId, Required>> = {
  registerMember: Mensagem,
  logIn: Sessao,
  resendConfirmation: Mensagem,
  readSponsor: Patrocinador,
  requestPasswordReset: Mensagem,
  resetPassword: Mensagem,
  readProfile: { user: Usuario },
  updateProfile: { message: 1, user: Usuario },
  changePassword: Mensagem,
  readMySponsor: MeuIndicador,
  readReferralLink: LinkIndicacao,
  readBankAccount: { conta: null },
  createBankAccount: { conta: Conta },
  updateBankAccount: { conta: Conta },
  readSubscriptionStatus: StatusAssinatura,
  startSubscription: InicioAssinatura,
  applyVoucher: VoucherAplicado,
  cancelSubscription: StatusAssinatura,
  listPayments: { pagamentos: [Pagamento] },
  listUsedVouchers: { vouchers: [VoucherUsado] },
  listReferrals: { indicados: [Indicado] },
  readEarnings: { ganhos: [Ganho], totaisPorTipo: [TotalPorTipo], totaisPorMes: [TotalPorMes] },
  listVideos: { videos: [Video] },
  readQualification: Qualificacao,
  listFunds: { fundos: [Fundo] },
  listFundHistory: { historico: [HistoricoFundo] },
  listWithdrawals: { withdrawals: [Saque] },
  listCourses: [Curso],
  readCourse: CursoDetalhe,
  listMyCourses: [CursoInscrito],
  enrollInCourse: Sucesso,
  abandonCourse: Sucesso,
  readLesson: Aula,
  readLessonProgress: Progresso,
  markLessonComplete: Progresso,
  unmarkLessonComplete: Progresso,
  listOrderedLessons: [AulaOrdenada],
  listMyCertificates: [Certificado],
  listAdminCourses: [Curso],
  createCourse: Curso,
  readAdminCourse: Curso,
  updateCourse: Curso,
  deleteCourse: Sucesso,
  listModules: [Modulo],
  readModule: Modulo,
  updateModule: Modulo,
  deleteModule: Sucesso,
  createModule: Modulo,
  listLessons: [Aula],
  readAdminLesson: Aula,
  updateLesson: Aula,
  deleteLesson: Sucesso,
  createLesson: Aula,
};
