import { keptDraft } from '../../shared/keptDraft.ts';
import type { PersonValues } from './personValues.ts';

/** Name and e-mail as they were typed when a session ended. */
export const personDraft = keptDraft<PersonValues>();
