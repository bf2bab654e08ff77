import { keptDraft } from '../../shared/keptDraft.ts';
import type { BankValues } from './bankValues.ts';

/** The bank data as they were typed when a session ended. */
export const bankDraft = keptDraft<BankValues>();
