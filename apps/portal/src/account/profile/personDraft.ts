import { keptDraft } from '../shared/keptDraft.ts';
import type { PersonValues } from './personValues.ts';

/** Unsaved name and e-mail from a session that ended. */
export const personDraft = keptDraft<PersonValues>();
