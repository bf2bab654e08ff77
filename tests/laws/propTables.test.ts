import { describe, expect, it } from 'vitest';
import { completeRows, defaultOf, unionOf } from '../../.storybook/docs/propTables.ts';

describe('defaultOf', () => {
  it('reads what a comment names, on one line', () => {
    expect(defaultOf("What it is.\n@default 'Não foi possível\n copiar.'")).toBe("'Não foi possível copiar.'");
  });
  it('stops at the next tag', () => {
    expect(defaultOf('What it is.\n@default false\n@see Button')).toBe('false');
  });
  it('is silent when the comment is', () => {
    expect(defaultOf('What it is by default.')).toBeUndefined();
  });
});

describe('unionOf', () => {
  it('writes the values on one line', () => {
    expect(unionOf({ name: 'union', raw: "\n  | 'a'\n  | 'b'" })).toBe("'a' | 'b'");
  });
  it.each([{ name: 'string' }, { name: 'union', raw: `'${'a'.repeat(200)}'` }, undefined])(
    'leaves %o alone',
    (type) => {
      expect(unionOf(type)).toBeUndefined();
    },
  );
});

it('completes the rows of a component, and describes what is handed on to the element', () => {
  function Sample() {
    return null;
  }
  Object.assign(Sample, {
    __docgenInfo: {
      props: {
        size: { description: "How high.\n@default 'medium'", tsType: { name: 'union', raw: "'medium' | 'small'" } },
      },
    },
  });
  const rows = completeRows({ size: { name: 'size' } }, Sample, { size: 'small', onClick: null });
  expect(rows['size']?.table).toEqual({
    defaultValue: { summary: "'medium'" },
    type: { summary: "'medium' | 'small'" },
  });
  expect(rows['onClick']?.description).toMatch(/^Native/);
});

it('leaves the rows alone of what it knows no props of', () => {
  const rows = { size: { name: 'size' } };
  expect(completeRows(rows, undefined, { onClick: null })).toBe(rows);
});
