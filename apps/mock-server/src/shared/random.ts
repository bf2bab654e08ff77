/** A source of numbers that repeats itself: the seeds are alike on every machine. */
export interface Random {
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number;
  /** One of the items; throws when there is none. */
  pick<Item>(items: readonly Item[]): Item;
  /** 32 hexadecimal digits. */
  key(): string;
}

/** Numbers drawn from a seed by a linear congruence of 32 bits whose result is then mixed: plenty for names, unfit for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 16), 0x45d9f3b);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
  return {
    whole,
    pick(items) {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    key: () => Array.from({ length: 32 }, () => whole(0, 15).toString(16)).join(''),
  };
}
