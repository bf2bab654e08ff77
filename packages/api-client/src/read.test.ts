import { describe, expect, it } from 'vitest';
import { read } from './read.ts';

const row = { id: 'n', title: 's', 'amount?': 'n', 'note?': 's', published: 'f', done: 'b' } as const;

/** The deviations of an answer, each with the contract's expectation. */
function deviationsOf(value: unknown, shape: Parameters<typeof read>[1]): string[] {
  return read(value, shape).deviations.map(({ path, expected }) => `${path}: ${expected}`);
}

describe('read', () => {
  it('reads numbers sent as text and flags in every spelling', () => {
    const given = { id: '7', title: 'A', amount: '250.00', note: 'x', published: true, done: '0', extra: 1 };
    expect(read(given, row)).toEqual({
      data: { id: 7, title: 'A', amount: 250, note: 'x', published: 1, done: false, extra: 1 },
      deviations: [],
    });
  });

  it.each([
    [{ id: 'x' }, 'id', 'a number'],
    [{ id: Number.NaN }, 'id', 'a number'],
    [{ title: 5 }, 'title', 'text'],
    [{ note: {} }, 'note', 'text'],
    [{ amount: '' }, 'amount', 'a number'],
    [{ done: 'sim' }, 'done', 'a flag'],
    [{ published: [] }, 'published', 'a flag'],
  ])('takes %j as unknown and keeps the rest', (wrong, path, expected) => {
    const right = { id: 7, title: 'A', amount: 1, note: 'x', published: 1, done: true };
    expect(read({ ...right, ...wrong }, row)).toEqual({
      data: { ...right, [path]: null },
      deviations: [{ path, expected }],
    });
  });

  it('takes missing and null fields as unknown, and reports those that are promised', () => {
    expect(read({ title: null }, row).data).toEqual({
      id: null,
      title: null,
      amount: null,
      note: null,
      published: null,
      done: null,
    });
    expect(deviationsOf({ title: null }, row)).toEqual([
      'id: present',
      'title: present',
      'published: present',
      'done: present',
    ]);
  });

  it('keeps the place of a row that is no object', () => {
    const right = { id: 1, title: 'A', amount: 1, note: 'x', published: 0, done: true };
    expect(read([right, 'x', null, right], [row])).toEqual({
      data: [right, null, null, right],
      deviations: [{ path: '[]', expected: 'an object' }],
    });
  });

  it('reads a null or missing list as an empty one, at any depth', () => {
    const shape = { courses: [{ modules: [row] }] } as const;
    expect(read({ courses: null }, shape).data).toEqual({ courses: [] });
    expect(read({}, shape).data).toEqual({ courses: [] });
    expect(read({ courses: [{ modules: null }, { modules: [] }] }, shape).data).toEqual({
      courses: [{ modules: [] }, { modules: [] }],
    });
  });

  it.each([
    [[], { courses: [row] }],
    [{}, [row]],
    ['text', { courses: [row] }],
    [null, { courses: [row] }],
    [{ courses: {} }, { courses: [row] }],
    [{ courses: 'x' }, { courses: [row] }],
    [{ courses: 'x' }, { courses: [row], modules: [row] }],
    [{}, { user: row }],
    [{ user: null }, { user: row }],
  ] as const)('cannot read %j', (value, shape) => {
    expect(read(value, shape).data).toBeUndefined();
  });

  it('takes a list of another form as empty while something else can be shown', () => {
    const shape = { title: 's', modules: [row] } as const;
    expect(read({ title: 'A', modules: 'x' }, shape)).toEqual({
      data: { title: 'A', modules: [] },
      deviations: [{ path: 'modules', expected: 'a list' }],
    });
  });

  it('takes an optional object of another form as unknown', () => {
    expect(read({ user: 'x' }, { 'user?': row })).toEqual({
      data: { user: null },
      deviations: [{ path: 'user', expected: 'an object' }],
    });
  });

  it('reports each place once, however many rows have it', () => {
    const people = Array.from({ length: 50 }, () => ({ lines: [{}, {}] }));
    expect(deviationsOf({ people }, { people: [{ lines: [{ id: 'n' }] }] })).toEqual(['people[].lines[].id: present']);
  });

  it('returns the same object when nothing had to be changed, and never changes the answer', () => {
    const right = { id: 7, title: 'A', amount: 250, note: null, published: 1, done: false };
    const list = [right, right];
    expect(read(list, [row]).data).toBe(list);
    const other = { ...right, amount: '250.00' };
    const mixed = [right, other, right];
    expect(read(mixed, [row]).data).toEqual([right, right, right]);
    expect(other.amount).toBe('250.00');
  });

  it('takes the alternative that fits best', () => {
    const either = { '|': [{ checkout_url: 's' }, { status: 's' }] } as const;
    expect(read({ status: 'active' }, either)).toEqual({ data: { status: 'active' }, deviations: [] });
    expect(deviationsOf({}, either)).toEqual(['checkout_url: present']);
    const oneOrMany = { '|': [{ a: 's', b: 's' }, [{ a: 's', b: 's' }]] } as const;
    expect(read([{ a: 'x', b: 1 }], oneOrMany).data).toEqual([{ a: 'x', b: null }]);
  });

  it('lets text or a number pass where both are allowed', () => {
    expect(read({ premio: 'Viagem' }, { premio: 'x' }).data).toEqual({ premio: 'Viagem' });
    expect(read({ premio: 500 }, { premio: 'x' }).data).toEqual({ premio: 500 });
    expect(read({ premio: {} }, { premio: 'x' }).data).toEqual({ premio: null });
  });
});
