/** The levels in order. A separate file for pages that need only levels. */
export { levelLabels } from '../components/domain/LevelChip/levels.ts';
