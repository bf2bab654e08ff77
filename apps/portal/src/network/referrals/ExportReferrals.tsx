import { Inline, Text } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { useId } from 'react';
import { FileButton } from '../../shared/FileButton.tsx';
import type { Referral } from './referralIndex.ts';

export interface ExportReferralsProps {
  /** The people who pass the filters, on all pages. */
  people: readonly Referral[];
}

/** Button that downloads the filtered people as a CSV file, in the order shown. */
export function ExportReferrals({ people }: ExportReferralsProps) {
  const noticeId = useId();

  async function load() {
    const { writeReferrals } = await import('./writeReferrals.ts');
    return () => writeReferrals(people);
  }

  return (
    <Inline>
      <FileButton load={load} aria-describedby={noticeId} disabled={people.length === 0} busyLabel={messages.exporting}>
        {messages.exportCsv}
      </FileButton>
      <Text id={noticeId} size="small" tone="muted">
        {messages.exportNotice}
      </Text>
    </Inline>
  );
}
