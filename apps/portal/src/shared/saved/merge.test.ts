import { assert, boolean, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, withFields } from '../unsaved/formValues.ts';
import { differingPart, mergeEdits } from './merge.ts';

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

describe('differingPart', () => {
  it('shows a short text whole', () => expect(differingPart('Um texto', 'Outro')).toBe('Um texto'));

  it('shows a long text around the first difference', () => {
    const start = 'a'.repeat(1000);
    const part = differingPart(`${start}minha frase${'b'.repeat(1000)}`, `${start}outra frase`);
    expect(part).toMatch(/^…a{60}minha fraseb+…$/);
    expect(part.length).toBeLessThan(250);
  });

  it('shows the end of a text that the other one continues', () => {
    const text = `${'a'.repeat(500)}fim`;
    expect(differingPart(text, `${text} e mais`)).toMatch(/^…a+fim$/);
  });
});
