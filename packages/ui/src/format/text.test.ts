import { describe, expect, it } from 'vitest';
import { firstName, fold, hideAccount } from './text.ts';

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
    ['Nguyễn Łukasz Straße İzmir', 'nguyen łukasz straße izmir'],
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
