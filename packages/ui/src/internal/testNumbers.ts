/**
 * Random numbers from 0 up to 1 for tests with many cases: the same seed gives the same numbers, so that a failure is
 * repeatable.
 */
export function testNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
