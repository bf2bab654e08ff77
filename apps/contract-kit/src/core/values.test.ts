import { describe, expect, it } from 'vitest';
import { fieldName, shown } from './finding.ts';
import { isSame, valueDifferences } from './values.ts';

it.each([
  [{ a: 1, b: [2, null] }, { b: [2, null], a: 1 }, true],
  [{ a: 1, done: null }, { a: 1 }, true],
  [undefined, null, true],
  [{ a: null }, { a: 0 }, false],
  [[1, 2], [2, 1], false],
  [[], null, false],
  ['1', 1, false],
])('%j and %j: %j', (one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(isSame(other, one)).toBe(same);
});

describe('the difference of two values', () => {
  it.each<[unknown, unknown, string[]]>([
    [{ a: 1, b: null }, { b: undefined, a: 1 }, []],
    [{ itens: [{ valor: 12.5 }] }, { itens: [{ valor: '12,50' }] }, ['$.itens[0].valor: expected 12.5, got "12,50"']],
    [{ a: { b: 1, c: 2 } }, { a: { b: 2 } }, ['$.a.b: expected 1, got 2', '$.a.c: expected 2, got nothing']],
    [[1, 2], [1], ['$: expected 2 rows, got 1 rows']],
    [[], {}, ['$: expected [], got {}']],
    [
      [
        { id: 1, x: 'a' },
        { id: 2, x: 'b' },
      ],
      [
        { id: 2, x: 'c' },
        { id: 3, x: 'd' },
      ],
      [
        '$: expected a row with id 1, got no such row',
        '$: expected no row with id 3, got {"id":3,"x":"d"}',
        '$[0].x: expected "b", got "c"',
      ],
    ],
    [[{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }], ['$: expected the ids 1, 2 in this order, got the ids 2, 1']],
  ])('%j and %j: %j', (expected, got, lines) => {
    const found = valueDifferences(expected, got);
    expect(found.map((one) => `${fieldName(one.field)}: expected ${one.expected}, got ${one.got}`)).toEqual(lines);
  });

  it('is told up to ten fields', () => {
    const [one, other] = [0, 1].map((value) => Array.from({ length: 30 }, () => value));
    const found = valueDifferences(one, other);
    expect(found).toHaveLength(11);
    expect(found.at(-1)).toEqual({ field: '', expected: 'the same', got: '20 more differences' });
  });
});

it.each([
  ['/user/is_admin', '$.user.is_admin'],
  ['/0/id', '$[0].id'],
  ['/*/title', '$[*].title'],
  ['/totaisPorMes 2026-11', '$.totaisPorMes 2026-11'],
  ['/a-b', '$["a-b"]'],
  ['', '$'],
  ['body', '$'],
  ['status', 'status'],
  ['header Allow', 'header Allow'],
])('the field %s is named %s', (pointer, name) => {
  expect(fieldName(pointer)).toBe(name);
});

it('a long value keeps its first fields whole', () => {
  const row = { id: 7, title: 'Aula', content: 'x'.repeat(300), rows: [1, 2], last: 1, more: 'y'.repeat(200), end: 0 };
  expect(shown(row)).toMatch(
    /^\{"id":7,"title":"Aula","content":"x{39}…,"rows":\[1,2\],"last":1,"more":"y{39}…,"end":0\}$/,
  );
  expect(shown(Array.from({ length: 100 }, (_, index) => index))).toMatch(/^\[0,1,.+, and \d+ more\]$/);
  expect(shown('x'.repeat(300))).toHaveLength(161);
});
