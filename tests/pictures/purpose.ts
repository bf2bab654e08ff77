import path from 'node:path';

/** The repository's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');
const given = process.env['PICTURES'];

/**
 * What pictures are taken for in this run, from the variable PICTURES: to compare them with the accepted ones, to accept
 * them (update), to keep them as files, or not at all.
 */
export const purpose = given === 'compare' || given === 'update' || given === 'keep' ? given : 'none';

/** Whether every story is photographed in all its modes or, to save time, some in their first; from the variable PICTURES_OF. */
export const extent = process.env['PICTURES_OF'] === 'some' ? 'some' : 'all';

/** Where a run leaves what it saw. */
export const folders = {
  /** One line of JSON a picture; scripts/lib/pictures.mjs reads it. */
  notes: path.join(root, '.cache/pictures/notes.ndjson'),
  /** Pictures that are not as accepted. */
  changed: path.join(root, 'test-results/pictures/after'),
  /** Every picture, for `keep`. */
  kept: path.resolve(root, process.env['PICTURES_TO'] ?? 'test-results/pictures/kept'),
};
