import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differingWords } from './differingWords.ts';

/** The three parts with `|` between them. */
function shown(text: string, other: string): string {
  const { before, differing, after } = differingWords(text, other);
  return [before, differing, after].join('|');
}

describe('differingWords', () => {
  it.each([
    ['Rua da Paz, 10', 'Rua da Luz, 10', 'Rua da |Paz,| 10'],
    ['Ana Lima', 'Bia Lima', '|Ana| Lima'],
    ['Aula', 'Aula 1', 'Aula||'],
    ['Aula 1', 'Aula', 'Aula| 1|'],
    ['de um e de um', 'de um', 'de um| e de um|'],
    ['Um', '', '|Um|'],
    ['Bom  dia', 'Bom dia', 'Bom|  |dia'],
  ])('of %j beside %j', (text, other, parts) => expect(shown(text, other)).toBe(parts));

  it('loses no letter of a short text', () => {
    const text = string({ maxLength: 100 });
    assert(
      property(text, text, (one, other) => {
        const { before, differing, after } = differingWords(one, other);
        expect(before + differing + after).toBe(one);
      }),
    );
  });

  it.each(['a'.repeat(1000), 'ab '.repeat(400)])('shows a long text around the first difference', (start) => {
    const part = shown(`${start}minha frase${' b'.repeat(500)}`, `${start}outra frase`);
    expect(part).toMatch(/^…[ab ]{60}\|minha frase( b)+ ?\|…$/);
    expect([...part].length).toBeLessThan(250);
  });

  it('shows the end of a text that the other one continues', () => {
    const text = `${'a'.repeat(500)}fim`;
    expect(shown(text, `${text} e mais`)).toMatch(/^…a+fim\|\|$/);
  });
});
