import { schemaShapes } from './generated/shapes.ts';
import { read } from './read.ts';
import type { Received, Sent } from './received.ts';

type Name = keyof typeof schemaShapes;

/** The body of a login. */
export const credentials: Sent<'Login'> = { email: 'a@b.br', password: 'x' };

/**
 * Returns a function that builds an object of a schema as the portal receives it. Fields that neither the test nor
 * `defaults` set are null, and lists are empty: the client's own reader adds them, so that a new optional field of the
 * contract needs no line here.
 */
function builder<Schema extends Name>(
  schema: Schema,
  defaults: Partial<Received<Schema>>,
): (fields?: Partial<Received<Schema>>) => Received<Schema>;
function builder(schema: Name, defaults: object): (fields?: object) => unknown {
  return (fields) => read({ ...defaults, ...fields }, schemaShapes[schema]).data;
}

/** A course of the catalogue and of its form. */
export const buildCatalogueCourse = builder('Curso', { id: 1, title: 'Curso', is_premium: 0 });

/** A course with its modules and lessons. */
export const buildCourse = builder('CursoDetalhe', { id: 1, title: 'Curso', is_premium: 0, userIsSubscriber: false });

/** A course of the member, with its progress. */
export const buildEnrolledCourse = builder('CursoInscrito', { id: 1, title: 'Curso', progress: 0 });

/** A module with its lessons. */
export const buildModule = builder('ModuloComAulas', { id: 1, course_id: 1, title: 'Módulo', position: 1 });

/** A published, required lesson. */
export const buildLesson = builder('Aula', {
  id: 1,
  module_id: 1,
  course_id: 1,
  title: 'Aula',
  position: 1,
  is_required: 1,
  published: 1,
  completed: false,
});

/** An active direct referral, as the network lists it. */
export const buildReferral = builder('Indicado', {
  id: 1,
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  profundidade: 1,
  assinatura_status: 'Ativa',
});

/** An earning of R$ 62,50. */
export const buildEarning = builder('Ganho', {
  id: 1,
  earning_date: '2026-11-02',
  amount: 62.5,
  bonus_type: 'direct',
  level: 1,
});

/** A direct referral with an active subscription and without a level. */
export const buildDirectReferral = builder('IndicadoDireto', { name: 'Ana', email: 'ana@exemplo.com.br', ativo: true });

/** What a member needs for the next level. */
export const buildNextLevel = builder('ProximoNivel', { descricao: 'Indique mais uma pessoa.', status: 'pendente' });

/** The qualification of a member without referrals. */
export const buildQualification = builder('Qualificacao', { nivel_atual: 'Nenhum' });

/** A pending withdrawal of R$ 100,00. */
export const buildWithdrawal = builder('Saque', { id: 1, month: 11, year: 2026, amount: 100, status: 'pending' });

/** An active subscription without dates. */
export const buildSubscription = builder('StatusAssinatura', { status: 'active' });

/** A payment by card. */
export const buildPayment = builder('Pagamento', { id: 1, amount: 250, status: 'paid', gateway: 'cartao' });

/** A bonus video without a date. */
export const buildVideo = builder('Video', { id: 1, type: 'bonus', content: 'https://vimeo.com/1' });

/** A prize of a fund, without a winner. */
export const buildPrize = builder('HistoricoFundo', { data: '2026-05-31', tipo: 'community', premio: 2000 });

/** A bank account without a PIX key. */
export const buildBankAccount = builder('Conta', {
  nome_completo: 'Mariana Souza',
  cpf: '52998224725',
  nome_banco: 'Banco do Brasil',
  codigo_banco: '001',
  numero_agencia: '0123',
  numero_conta: '00098765-4',
});
