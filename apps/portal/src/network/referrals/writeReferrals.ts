import { localDay } from '@raiz/api-client/rules';
import { downloadText } from '@raiz/ui/table';
import type { Referral } from './referralIndex.ts';
import { referralsCsv } from './referralsCsv.ts';

/** Downloads people as a CSV file, in the order given. */
export function writeReferrals(people: readonly Referral[]): void {
  downloadText(`rede-indicacoes-${localDay(new Date())}.csv`, referralsCsv(people));
}
