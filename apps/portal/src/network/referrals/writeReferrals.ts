import { localDay } from '@raiz/api-client/rules';
import { downloadText } from '@raiz/ui/table';
import type { Referral } from './referralIndex.ts';
import { referralsCsv } from './referralsCsv.ts';
import { inSlices } from './slices.ts';

/** Downloads people as a file for spreadsheets, in the order given; fifty thousand are written bit by bit. */
export async function writeReferrals(people: readonly Referral[], signal: AbortSignal): Promise<void> {
  const text = await inSlices(referralsCsv(people), signal);
  if (text !== null) downloadText(`rede-indicacoes-${localDay(new Date())}.csv`, text);
}
