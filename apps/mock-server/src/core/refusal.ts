import type { Schemas } from '@raiz/api-client';
import { refusalText, type FieldProblem } from '@raiz/contract';

/** Codes of the sentences that an operation has for one of its fields; every other refusal is `dados_invalidos`. */
const codes: Readonly<Record<string, string>> = {
  'Você precisa aceitar os Termos de Uso para se cadastrar.': 'termos_nao_aceitos',
  'Plano inválido.': 'plano_invalido',
  'Período inválido.': 'periodo_invalido',
  'Título é obrigatório.': 'titulo_obrigatorio',
  'Posição deve ser no mínimo 1.': 'posicao_invalida',
  'Link inválido.': 'link_invalido',
};

/** The body of the 400 for a request that breaks the contract (operations.md, 1.3 and G10). */
export function refusal(problems: readonly FieldProblem[]): Schemas['Erro'] {
  const error = refusalText(problems);
  return {
    error,
    code: codes[error] ?? 'dados_invalidos',
    fields: problems.map(({ field, message }) => ({ field, message })),
  };
}
