/** A repeatable source of random numbers: the same seed gives the same values everywhere. */
export interface Random {
  /** An integer from `min` to `max`, both included. */
  integer(min: number, max: number): number;
  /** One of the items; throws when there is none. */
  pick<Item>(items: readonly Item[]): Item;
  /** 32 hexadecimal digits. */
  key(): string;
}

/**
 * Random numbers from a 32-bit linear congruential generator with mixed output: good enough for names, unsafe for
 * secrets.
 */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    pick(items) {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    key: () => Array.from({ length: 32 }, () => integer(0, 15).toString(16)).join(''),
  };
}
