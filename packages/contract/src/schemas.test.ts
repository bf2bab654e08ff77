import { describe, expect, it } from 'vitest';
import { flatten, readDocument, type SchemaObject } from '../generate/document.ts';

/** Every schema of answers, field by field: `?` may be absent, `|null` may be null. */
const expected: Readonly<Record<string, string>> = {
  Erro: 'error code? fields?',
  CampoInvalido: 'field message',
  Mensagem: 'message preview_url?',
  Usuario: 'id name email is_admin phone?|null',
  Patrocinador: 'id name email phone?|null',
  Conta: 'nome_completo cpf nome_banco codigo_banco numero_agencia numero_conta chave_pix?|null',
  StatusAssinatura: 'status start_date|null end_date|null next_billing_date|null',
  Pagamento: 'id payment_date|null amount status gateway|null',
  VoucherUsadoCode: 'id used_at|null code codigo?',
  VoucherUsadoCodigo: 'id used_at|null code? codigo',
  Indicado:
    'id name email profundidade assinatura_status referral_date?|null nivel?|null indicador_id?|null indicador_nome?|null indicador_nivel?|null',
  Qualificacao: 'nivel_atual data_ultima_qualificacao|null progresso_proximo|null indicados',
  IndicadoDireto: 'name email ativo nivel_reconhecimento?|null nivel_qualificacao_atual?|null',
  ProximoNivel: 'descricao status resumo?|null',
  Ganho: 'id earning_date|null amount bonus_type id_assinante?|null level?|null',
  Video: 'id type content video_date?|null',
  Fundo: 'type amount',
  HistoricoFundo: 'data|null tipo premio vencedor|null',
  Saque: 'id month year amount status paid_at?|null notes?|null bank_account_refused?',
  Curso: 'id title is_premium description?|null content?|null',
  CursoDetalhe: 'id title is_premium description?|null content?|null modules userIsSubscriber progress?',
  CursoBloqueado: 'id title is_premium description?|null content?|null modules userIsSubscriber progress? error code?',
  CursoInscrito: 'id title progress description?|null',
  Modulo: 'id course_id title position description?|null lessons?',
  Aula: 'id module_id title position is_required published course_id? content?|null video_url?|null resource_url?|null completed?',
  AulaBloqueada: 'error code? fields? id title course_id',
  AulaOrdenada: 'id title published',
  Progresso: 'success completed_at?|null error?',
  ProgressoRecusado: 'success error',
  Certificado: 'id title issued_at|null certificate_url course_id?',
  Cadastro: 'name email password referrer_id termos_aceitos',
  Login: 'email password',
  Email: 'email',
  NovaSenha: 'token novaSenha',
  EdicaoPerfil: 'name email',
  TrocaSenha: 'senhaAtual novaSenha',
  DadosBancarios: 'nome_completo cpf nome_banco codigo_banco numero_agencia numero_conta chave_pix?|null',
  PedidoAssinatura: 'plan voucherCode?|null',
  PedidoVoucher: 'codigo',
  PedidoInscricao: 'user_id',
  EdicaoCurso: 'title is_premium description?|null content?|null',
  EdicaoModulo: 'course_id title description?|null position?',
  NovaAula: 'module_id title content?|null video_url?|null resource_url?|null position? is_required? published?',
  EdicaoAula: 'module_id? title? content?|null video_url?|null resource_url?|null position? is_required? published?',
};

const document = readDocument();
const { schemas } = document.components;

function schema(name: string): SchemaObject {
  const found = schemas[name];
  if (found === undefined) throw new Error(`No schema ${name}`);
  return found;
}

function fields(name: string): string[] {
  const { properties = {}, required = [] } = flatten(document, schema(name));
  return Object.entries(properties).map(([field, value]) => {
    const nullable = [value.type].flat().includes('null') || (value.oneOf ?? []).some(({ type }) => type === 'null');
    return `${field}${required.includes(field) ? '' : '?'}${nullable ? '|null' : ''}`;
  });
}

describe('the schemas', () => {
  it.each(Object.entries(expected))('%s has exactly its fields', (name, line) => {
    expect(fields(name).toSorted()).toEqual(line.split(' ').toSorted());
  });

  it('keep closed sets closed and open sets open', () => {
    const closed = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([field, value]) =>
        Array.isArray(value.enum) ? [`${name}.${field} ${value.enum.join(' ')}`] : [],
      ),
    );
    expect(closed.toSorted()).toEqual([
      'AssinaturaAtivada.status active',
      'PedidoAssinatura.plan mensal',
      'Saque.status pending paid cancelled',
    ]);
    expect(schema('ZeroOuUm').enum).toEqual([0, 1]);
    const open = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(([field, value]) =>
        'x-valores-conhecidos' in value ? [`${name}.${field}`] : [],
      ),
    );
    expect(open).toEqual(
      expect.arrayContaining([
        'StatusAssinatura.status',
        'Pagamento.status',
        'Pagamento.gateway',
        'Video.type',
        'Fundo.type',
        'Ganho.bonus_type',
        'Indicado.assinatura_status',
        'ProximoNivel.status',
        'Qualificacao.nivel_atual',
      ]),
    );
  });

  it('know the values of the specification', () => {
    const known = (name: string, field: string): unknown => schema(name).properties?.[field]?.['x-valores-conhecidos'];
    expect(known('StatusAssinatura', 'status')).toEqual(['active', 'trial', 'canceled', 'inactive', 'expired']);
    expect(known('Indicado', 'assinatura_status')).toEqual(['Ativa', 'Teste', 'Inativa', 'Pendente']);
    expect(known('Video', 'type')).toEqual(['conquista', 'bonus', 'anuncio']);
    expect(known('Fundo', 'type')).toEqual(['community', 'promoter']);
    expect(known('Qualificacao', 'nivel_atual')).toHaveLength(9);
    expect(known('Ganho', 'bonus_type')).toHaveLength(7);
  });

  it('limit what the specification limits', () => {
    expect(schema('Conta').properties?.cpf?.maxLength).toBe(14);
    expect(schema('DadosBancarios').properties?.cpf?.maxLength).toBe(14);
    expect(schema('EdicaoModulo').properties?.position?.minimum).toBe(1);
    expect(schema('Indicado').properties?.profundidade?.minimum).toBe(1);
    expect(schema('ValorComDesconto').properties?.valor_final?.type).toBe('integer');
  });
});
