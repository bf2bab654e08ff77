import { assert, boolean, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, mergeEdits, withFields } from './formValues.ts';

const base = { title: 'Aula', video: '', published: true };

describe('mergeEdits', () => {
  it('keeps what the other author changed elsewhere', () => {
    const mine = { ...base, title: 'Aula 1' };
    const theirs = { ...base, video: 'https://vimeo.com/1', published: false };
    expect(mergeEdits({ base, mine, theirs })).toEqual({
      values: { title: 'Aula 1', video: 'https://vimeo.com/1', published: false },
      conflicts: [],
    });
  });

  it('asks about a field that both changed, unless both wrote the same', () => {
    const mine = { title: 'Minha', video: 'https://vimeo.com/2', published: true };
    const theirs = { title: 'Delas', video: 'https://vimeo.com/2', published: true };
    expect(mergeEdits({ base, mine, theirs })).toEqual({ values: mine, conflicts: ['title'] });
  });

  it('does not ask about a field that was changed and changed back', () => {
    const theirs = { ...base, title: 'Delas' };
    expect(mergeEdits({ base, mine: { ...base }, theirs })).toEqual({ values: theirs, conflicts: [] });
  });

  it('takes each value from one of the two authors, and loses no change without a question', () => {
    const text = constantFrom('', 'a', 'b', 'c');
    const values = record({ title: text, video: text, published: boolean() });
    assert(
      property(values, values, values, (before, mine, theirs) => {
        const merge = mergeEdits({ base: before, mine, theirs });
        expect(withFields(merge.values, mine, changedFields(before, mine))).toEqual(merge.values);
        const lost = changedFields(before, theirs).filter((name) => merge.values[name] !== theirs[name]);
        expect(merge.conflicts).toEqual(lost);
      }),
    );
  });
});
