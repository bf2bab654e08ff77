/** How much of a level's colour its chip has, in percent: in its ground, its line and its words. */
export const levelShares = { ground: 14, line: 50, words: 55 };
