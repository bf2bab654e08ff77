import { describe, expect, it } from 'vitest';
import { firstName, fold, foldedWords, hasWords, hideAccount } from './text.ts';

describe('firstName', () => {
  it.each([
    ['Mariana Souza', 'Mariana'],
    ['  José\tda Silva ', 'José'],
    ['Ana', 'Ana'],
    ['', ''],
    ['   ', ''],
    [null, ''],
    [undefined, ''],
  ])('takes from %j the name %j', (name, first) => {
    expect(firstName(name)).toBe(first);
  });
});

describe('fold', () => {
  it.each([
    ['Íris', 'iris'],
    ['CONCEIÇÃO', 'conceicao'],
    ['Rede de indicações', 'rede de indicacoes'],
    ['Íris Conceição ÀÇÃÕ', 'iris conceicao acao'],
    ['I\u0301ris', 'iris'],
    ['Nguyễn Łukasz Straße İzmir', 'nguyen lukasz strasse izmir'],
    ['Cœur æther Øyvind', 'coeur aether oyvind'],
    ['1ª turma, 2º módulo', '1a turma, 2o modulo'],
    ['ﬁnanças', 'financas'],
    ['Pré‑venda – pós−venda', 'pre-venda - pos-venda'],
    ['Ana\u200b Ma\u00adria', 'ana maria'],
    ['', ''],
  ])('folds %j into %j', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('treats each letter of the fast way as the thorough way does', () => {
    for (let code = 0; code < 0x180; code += 1) {
      const letter = String.fromCharCode(code);
      // A character beyond the list sends the text the thorough way.
      const thorough = fold(`${letter}\u2713`).slice(0, -1);
      expect(fold(letter), `U+${code.toString(16)}`).toBe(thorough);
      expect(fold(`a${letter}B`)).toBe(`a${thorough}b`);
    }
  });
});

it.each([
  "João D'Ávila",
  'João D’Ávila',
  'João D´Ávila',
  'João D`Ávila',
  'João D′Ávila',
  'JOA\u0303O\u00a0 D‘ÁVI\u200bLA',
])('finds %j by words in any order', (name) => {
  for (const typed of ["d'ávila  joão", 'D’Avila', 'joao d´av', 'D`ÁVILA\u00a0João', '\u200bJoão']) {
    expect(hasWords(fold(name), foldedWords(typed)), typed).toBe(true);
  }
});

describe('hideAccount', () => {
  it.each([
    ['00098765-4', '****65-4'],
    ['987654', '****7654'],
    ['98765', '****'],
    ['', '****'],
    [null, '--'],
  ])('shows of %s only %s', (account, shown) => {
    expect(hideAccount(account)).toBe(shown);
  });
});
