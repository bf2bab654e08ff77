import { sideEffectDefects, keptDefects } from './kept.ts';
import { listDefects } from './lists.ts';
import { mailDefects } from './mails.ts';
import { moneyDefects } from './money.ts';
import { numberDefects } from './numbers.ts';
import { openingDefects } from './openings.ts';
import type { Defect } from './plant.ts';
import { raceDefects } from './races.ts';
import { refusalDefects } from './refusals.ts';
import { shapeDefects } from './shapes.ts';
import { timeDefects } from './times.ts';

/** Every planted defect but those that only a restart shows (`restarts.ts`), a table for each kind. */
export const defects: readonly Defect[] = [
  ...shapeDefects,
  ...refusalDefects,
  ...openingDefects,
  ...keptDefects,
  ...sideEffectDefects,
  ...listDefects,
  ...numberDefects,
  ...moneyDefects,
  ...timeDefects,
  ...mailDefects,
  ...raceDefects,
];
