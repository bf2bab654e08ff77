/** Checks of the design system's stories that screens need too. */
export { expectUncovered, pressable, recordAnnounced } from '../../../../packages/ui/src/internal/storyChecks.ts';
export { endTimers, later } from '../../../../packages/ui/src/internal/storyTimers.ts';
