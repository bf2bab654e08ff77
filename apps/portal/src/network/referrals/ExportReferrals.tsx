import { localDay } from '@raiz/api-client/rules';
import { Button, DownloadIcon, Inline, Text } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { downloadText } from '@raiz/ui/table';
import { useEffect, useId, useRef, useState } from 'react';
import type { Referral } from './referralIndex.ts';
import { referralsCsv } from './referralsCsv.ts';
import { inSlices } from './slices.ts';

export interface ExportReferralsProps {
  /** Everybody that the filters leave, on all pages. */
  people: readonly Referral[];
}

/** Downloads what the filters leave, in the order shown; fifty thousand people are written bit by bit. */
export function ExportReferrals({ people }: ExportReferralsProps) {
  const noticeId = useId();
  const [busy, setBusy] = useState(false);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  async function write() {
    if (work.current !== null) return;
    const own = new AbortController();
    work.current = own;
    setBusy(true);
    const text = await inSlices(referralsCsv(people), own.signal);
    work.current = null;
    if (text === null) return;
    setBusy(false);
    downloadText(`rede-indicacoes-${localDay(new Date())}.csv`, text);
  }

  return (
    <Inline>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        aria-describedby={noticeId}
        disabled={people.length === 0}
        busy={busy}
        busyLabel={messages.exporting}
        onClick={() => void write()}
      >
        {messages.exportCsv}
      </Button>
      <Text id={noticeId} size="small" tone="muted">
        {messages.exportNotice}
      </Text>
    </Inline>
  );
}
