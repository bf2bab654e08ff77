// Generated from openapi.yaml by `npm run generate`. Do not edit.
/**
 * The fields that a body must have: 's' string, 'n' number, 'b' boolean, 'f' a flag 0 or 1,
 * 'x' string or number, [item] array, { field } object, { '|' } one of several. A field whose name
 * ends in '?' may be missing or null.
 */
export type Shape = 's' | 'n' | 'b' | 'f' | 'x' | readonly [Shape] | { readonly [field: string]: Shape } | { readonly '|': readonly Shape[] };

const Mensagem: Shape = { message: 's', 'preview_url?': 's' };
const Sessao: Shape = { token: 's' };
const Patrocinador: Shape = { id: 'n', name: 's', email: 's', 'phone?': 's' };
const Usuario: Shape = { id: 'n', name: 's', email: 's', is_admin: 'b', 'phone?': 's' };
const MeuIndicador: Shape = { 'name?': 's', 'email?': 's' };
const LinkIndicacao: Shape = { referralLink: 's' };
const Conta: Shape = { nome_completo: 's', cpf: 's', nome_banco: 's', codigo_banco: 's', numero_agencia: 's', numero_conta: 's', 'chave_pix?': 's' };
const StatusAssinatura: Shape = { status: 's', 'start_date?': 's', 'end_date?': 's', 'next_billing_date?': 's' };
const EnderecoPagamento: Shape = { checkout_url: 's' };
const AssinaturaAtivada: Shape = { status: 's' };
const InicioAssinatura: Shape = { '|': [EnderecoPagamento, AssinaturaAtivada] };
const ValorComDesconto: Shape = { valor_final: 'n', desconto: 'n' };
const VoucherAplicado: Shape = { '|': [AssinaturaAtivada, ValorComDesconto] };
const Pagamento: Shape = { id: 'n', 'payment_date?': 's', amount: 'n', status: 's', 'gateway?': 's' };
const VoucherUsadoCode: Shape = { id: 'n', 'used_at?': 's', code: 's', 'codigo?': 's' };
const VoucherUsadoCodigo: Shape = { id: 'n', 'used_at?': 's', 'code?': 's', codigo: 's' };
const VoucherUsado: Shape = { '|': [VoucherUsadoCode, VoucherUsadoCodigo] };
const Indicado: Shape = { id: 'n', name: 's', email: 's', profundidade: 'n', assinatura_status: 's', 'referral_date?': 's', 'nivel?': 's', 'indicador_id?': 'n', 'indicador_nome?': 's', 'indicador_nivel?': 's' };
const Ganho: Shape = { id: 'n', 'earning_date?': 's', amount: 'n', bonus_type: 's', 'id_assinante?': 'n', 'level?': 'n' };
const TotalPorTipo: Shape = { bonus_type: 's', total: 'n' };
const TotalPorMes: Shape = { mes: 'n', ano: 'n', total: 'n' };
const Video: Shape = { id: 'n', type: 's', content: 's', 'video_date?': 's' };
const ProximoNivel: Shape = { descricao: 's', 'resumo?': 's', status: 's' };
const IndicadoDireto: Shape = { name: 's', email: 's', ativo: 'b', 'nivel_reconhecimento?': 's', 'nivel_qualificacao_atual?': 's' };
const Qualificacao: Shape = { nivel_atual: 's', 'data_ultima_qualificacao?': 's', 'progresso_proximo?': { '|': [ProximoNivel, [ProximoNivel]] }, indicados: [IndicadoDireto] };
const Fundo: Shape = { type: 's', amount: 'n' };
const HistoricoFundo: Shape = { 'data?': 's', tipo: 's', premio: 'x', 'vencedor?': 's' };
const Saque: Shape = { id: 'n', month: 'n', year: 'n', amount: 'n', status: 's', 'paid_at?': 's', 'notes?': 's', 'bank_account_refused?': 'b' };
const Curso: Shape = { id: 'n', title: 's', is_premium: 'f', 'description?': 's', 'content?': 's' };
const Aula: Shape = { id: 'n', module_id: 'n', title: 's', position: 'n', is_required: 'f', published: 'f', 'course_id?': 'n', 'content?': 's', 'video_url?': 's', 'resource_url?': 's', 'completed?': 'b' };
const ModuloComAulas: Shape = { id: 'n', course_id: 'n', title: 's', position: 'n', 'description?': 's', lessons: [Aula] };
const CursoDetalhe: Shape = { id: 'n', title: 's', is_premium: 'f', 'description?': 's', 'content?': 's', modules: [ModuloComAulas], userIsSubscriber: 'b', 'progress?': 'n' };
const CursoBloqueado: Shape = { id: 'n', title: 's', is_premium: 'f', 'description?': 's', 'content?': 's', modules: [ModuloComAulas], userIsSubscriber: 'b', 'progress?': 'n', error: 's', 'code?': 's' };
const CursoInscrito: Shape = { id: 'n', title: 's', progress: 'n', 'description?': 's' };
const Sucesso: Shape = { success: 'b' };
const CampoInvalido: Shape = { field: 's', message: 's' };
const AulaBloqueada: Shape = { error: 's', 'code?': 's', 'fields?': [CampoInvalido], id: 'n', title: 's', course_id: 'n' };
const Progresso: Shape = { success: 'b', 'completed_at?': 's', 'error?': 's' };
const AulaOrdenada: Shape = { id: 'n', title: 's', published: 'f' };
const Certificado: Shape = { id: 'n', title: 's', 'course_id?': 'n', 'issued_at?': 's', certificate_url: 's' };
const Modulo: Shape = { id: 'n', course_id: 'n', title: 's', position: 'n', 'description?': 's', 'lessons?': [Aula] };

/** The shapes by the names of the schemas, for tests: production builds drop what they do not use. */
export const schemaShapes = {
  Mensagem,
  Sessao,
  Patrocinador,
  Usuario,
  MeuIndicador,
  LinkIndicacao,
  Conta,
  StatusAssinatura,
  EnderecoPagamento,
  AssinaturaAtivada,
  InicioAssinatura,
  ValorComDesconto,
  VoucherAplicado,
  Pagamento,
  VoucherUsadoCode,
  VoucherUsadoCodigo,
  VoucherUsado,
  Indicado,
  Ganho,
  TotalPorTipo,
  TotalPorMes,
  Video,
  ProximoNivel,
  IndicadoDireto,
  Qualificacao,
  Fundo,
  HistoricoFundo,
  Saque,
  Curso,
  Aula,
  ModuloComAulas,
  CursoDetalhe,
  CursoBloqueado,
  CursoInscrito,
  Sucesso,
  CampoInvalido,
  AulaBloqueada,
  Progresso,
  AulaOrdenada,
  Certificado,
  Modulo,
} as const;

/**
 * Shapes of the success bodies by method and path template, and with a status of the error bodies
 * that carry more than their text.
 */
export const shapes: Readonly<Record<string, Shape>> = {
  'POST /register': Mensagem,
  'POST /login': Sessao,
  'POST /reenviar-confirmacao': Mensagem,
  'GET /user-by-id/{id}': Patrocinador,
  'POST /recuperar-senha': Mensagem,
  'POST /redefinir-senha': Mensagem,
  'GET /perfil': { user: Usuario },
  'PUT /perfil': { message: 's', user: Usuario },
  'PUT /perfil/senha': Mensagem,
  'GET /meu-indicador': MeuIndicador,
  'GET /meu-link': LinkIndicacao,
  'GET /perfil/minha-conta-bancaria': { 'conta?': Conta },
  'POST /perfil/minha-conta-bancaria': { conta: Conta },
  'PUT /perfil/minha-conta-bancaria': { conta: Conta },
  'GET /assinatura/status': StatusAssinatura,
  'POST /assinatura': InicioAssinatura,
  'POST /assinatura/aplicar-voucher': VoucherAplicado,
  'POST /assinatura/cancelar': StatusAssinatura,
  'GET /assinatura/pagamentos': { pagamentos: [Pagamento] },
  'GET /assinatura/vouchers-usados': { vouchers: [VoucherUsado] },
  'GET /minhas-indicacoes': { indicados: [Indicado] },
  'GET /ganhos/detalhados': { ganhos: [Ganho], totaisPorTipo: [TotalPorTipo], totaisPorMes: [TotalPorMes] },
  'GET /videos': { videos: [Video] },
  'GET /qualificacoes': Qualificacao,
  'GET /fundos': { fundos: [Fundo] },
  'GET /fundos/historico': { historico: [HistoricoFundo] },
  'GET /withdrawals': { withdrawals: [Saque] },
  'GET /courses': [Curso],
  'GET /courses/{id}': CursoDetalhe,
  'GET /courses/{id} 403': CursoBloqueado,
  'GET /user/courses': [CursoInscrito],
  'POST /courses/{id}/enroll': Sucesso,
  'DELETE /user/courses/{courseId}': Sucesso,
  'GET /lessons/{id}': Aula,
  'GET /lessons/{id} 403': AulaBloqueada,
  'GET /user/courses/{courseId}/lessons/{lessonId}/progress': Progresso,
  'POST /user/courses/{courseId}/lessons/{lessonId}/progress': Progresso,
  'DELETE /user/courses/{courseId}/lessons/{lessonId}/progress': Progresso,
  'GET /courses/{courseId}/ordered-lessons': [AulaOrdenada],
  'GET /user/certificates': [Certificado],
  'GET /admin/courses': [Curso],
  'POST /admin/courses': Curso,
  'GET /admin/courses/{id}': Curso,
  'PUT /admin/courses/{id}': Curso,
  'DELETE /admin/courses/{id}': Sucesso,
  'GET /admin/modules/course/{courseId}': [Modulo],
  'GET /admin/modules/{id}': Modulo,
  'PUT /admin/modules/{id}': Modulo,
  'DELETE /admin/modules/{id}': Sucesso,
  'POST /admin/modules': Modulo,
  'GET /admin/lessons/module/{moduleId}': [Aula],
  'GET /admin/lessons/{id}': Aula,
  'PUT /admin/lessons/{id}': Aula,
  'DELETE /admin/lessons/{id}': Sucesso,
  'POST /admin/lessons': Aula,
};

/** The operations that never send a token. */
export const publicOperations: ReadonlySet<string> = new Set(['POST /register', 'POST /login', 'POST /reenviar-confirmacao', 'GET /user-by-id/{id}', 'POST /recuperar-senha', 'POST /redefinir-senha']);
