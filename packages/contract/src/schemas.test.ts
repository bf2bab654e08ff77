import { describe, expect, it } from 'vitest';
import { readDocument, type SchemaObject } from '../generate/document.ts';

const document = readDocument();
const { schemas } = document.components;

function schema(name: string): SchemaObject {
  const found = schemas[name];
  if (found === undefined) throw new Error(`No schema ${name}`);
  return found;
}

describe('the schemas', () => {
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
