import { keptDraft } from '../shared/keptDraft.ts';
import type { BankValues } from './bankValues.ts';

/** Unsaved bank data from a session that ended. */
export const bankDraft = keptDraft<BankValues>();
