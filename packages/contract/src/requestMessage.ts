import type { Violation } from './generated/validators.js';

const typeNames: Readonly<Record<string, string>> = {
  integer: 'Deve ser um número inteiro.',
  number: 'Deve ser um número.',
  string: 'Deve ser um texto.',
  boolean: 'Deve ser verdadeiro ou falso.',
  array: 'Deve ser uma lista.',
  object: 'Envie um objeto JSON.',
};

/** The pattern of texts that must not be blank or contain NUL, which answers may not contain. */
const notBlank = '^[^\\x00]*[^\\s\\x00][^\\x00]*$';

/** The Portuguese sentence for a field, one for each kind of violation. */
export function requestMessage({ keyword, params }: Violation): string {
  switch (keyword) {
    case 'type':
      return (
        typeNames[
          [params.type]
            .flat()
            .map(String)
            .find((name) => name !== 'null') ?? ''
        ] ?? 'Valor inválido.'
      );
    case 'required':
    case 'minLength':
      return 'Campo obrigatório.';
    case 'pattern':
      return params.pattern === notBlank ? 'Campo obrigatório.' : 'Formato inválido.';
    case 'format':
      return params.format === 'email' ? 'Informe um e-mail válido.' : 'Formato inválido.';
    case 'maxLength':
      return `Use no máximo ${String(params.limit)} caracteres.`;
    case 'minimum':
      return `Deve ser maior ou igual a ${String(params.limit)}.`;
    case 'maximum':
      return `Deve ser menor ou igual a ${String(params.limit)}.`;
    case 'minProperties':
      return 'Envie ao menos um campo.';
    default:
      return 'Valor não aceito.';
  }
}
