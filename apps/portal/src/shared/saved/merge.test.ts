import { assert, boolean, constantFrom, property, record, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, withFields } from '../unsaved/formValues.ts';
import { differingWords, mergeEdits } from './merge.ts';

/** The three parts with `|` between them. */
function shown(text: string, other: string): string {
  const { before, differing, after } = differingWords(text, other);
  return [before, differing, after].join('|');
}

const base = { title: 'Aula', video: '', published: true };

describe('mergeEdits', () => {
  it('keeps what the other author changed elsewhere', () => {
    const mine = { ...base, title: 'Aula 1' };
    const theirs = { ...base, video: 'https://vimeo.com/1', published: false };
    expect(mergeEdits({ base, mine, theirs })).toEqual({
      values: { title: 'Aula 1', video: 'https://vimeo.com/1', published: false },
      clashes: [],
    });
  });

  it('asks about a field that both changed, unless both wrote the same', () => {
    const mine = { title: 'Minha', video: 'https://vimeo.com/2', published: true };
    const theirs = { title: 'Delas', video: 'https://vimeo.com/2', published: true };
    expect(mergeEdits({ base, mine, theirs })).toEqual({ values: mine, clashes: ['title'] });
  });

  it('does not ask about a field that was changed and changed back', () => {
    const theirs = { ...base, title: 'Delas' };
    expect(mergeEdits({ base, mine: { ...base }, theirs })).toEqual({ values: theirs, clashes: [] });
  });

  it('takes each value from one of the two authors, and loses no change without a question', () => {
    const text = constantFrom('', 'a', 'b', 'c');
    const values = record({ title: text, video: text, published: boolean() });
    assert(
      property(values, values, values, (before, mine, theirs) => {
        const merge = mergeEdits({ base: before, mine, theirs });
        expect(withFields(merge.values, mine, changedFields(before, mine))).toEqual(merge.values);
        const lost = changedFields(before, theirs).filter((name) => merge.values[name] !== theirs[name]);
        expect(merge.clashes).toEqual(lost);
      }),
    );
  });
});

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
