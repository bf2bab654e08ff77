import { describe, expect, it } from 'vitest';
import { conform, ShapeMismatch } from './conform.ts';

const line = { id: 'n', title: 's', 'amount?': 'n', 'note?': 's', published: 'f', done: 'b' } as const;

describe('conform', () => {
  it('converts values to the types of the contract', () => {
    const read = conform({ id: '7', title: 'A', amount: '250.00', published: true, extra: 1 }, line);
    expect(read).toEqual({ id: 7, title: 'A', amount: 250, note: null, published: 1, done: false, extra: 1 });
  });

  it.each([
    [{ id: 'x', title: 'A' }, 'id'],
    [{ id: 1, title: null }, 'title'],
    [{ id: 1, title: 'A', note: 5 }, 'note'],
    [{ id: 1, title: 'A', done: {} }, 'done'],
    ['text', 'body'],
  ])('names what is wrong with %j', (value, place) => {
    expect(() => conform(value, line)).toThrow(ShapeMismatch);
    expect(() => conform(value, line)).toThrow(place);
  });

  it('reads lists to the last item', () => {
    expect(conform([], [line])).toEqual([]);
    expect(() => conform([{ id: 1, title: 'A' }, null], [line])).toThrow('[1]');
  });

  it('returns the same value without changes, and never changes the value given', () => {
    const right = { id: 7, title: 'A', amount: 250, note: null, published: 1, done: false };
    const list = [right, right];
    expect(conform(list, [line])).toBe(list);
    const other = { ...right, amount: '250.00' };
    const mixed = [right, other, right];
    const read = conform(mixed, [line]);
    expect(read).toEqual([right, right, right]);
    expect(mixed[1]).toBe(other);
    expect(other.amount).toBe('250.00');
  });

  it('names the path of a wrong value', () => {
    const body = {
      people: [
        { lines: [{ id: 1, title: 'A' }] },
        {
          lines: [
            { id: 1, title: 'A' },
            { id: 'x', title: 'A' },
          ],
        },
      ],
    };
    expect(() => conform(body, { people: [{ lines: [line] }] })).toThrow('.people[1].lines[1].id should be a number');
    expect(() => conform({ people: [{}] }, { people: [{ lines: [line] }] })).toThrow(
      '.people[0].lines should be present',
    );
  });

  it('uses the first alternative that fits', () => {
    const either = { '|': [{ checkout_url: 's' }, { status: 's' }] } as const;
    expect(conform({ status: 'active' }, either)).toEqual({ status: 'active' });
    expect(() => conform({}, either)).toThrow(ShapeMismatch);
  });

  it('accepts a text or a number where both are allowed, and nothing else', () => {
    expect(conform({ premio: 'Viagem' }, { premio: 'x' })).toEqual({ premio: 'Viagem' });
    expect(conform({ premio: 500 }, { premio: 'x' })).toEqual({ premio: 500 });
    expect(() => conform({ premio: {} }, { premio: 'x' })).toThrow(ShapeMismatch);
  });
});
