import { SegmentedControl } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { FileButton } from '../../shared/FileButton.tsx';
import { prefetchTree } from './NetworkTree.tsx';
import type { Referral } from './referralIndex.ts';
import type { ReferralsView } from './referralsView.ts';

const shapes = [
  { value: 'table', label: messages.asTable },
  { value: 'tree', label: messages.asTree },
] as const;

export interface NetworkActionsProps {
  /** What the page shows. */
  shape: ReferralsView['shape'];
  /** Called with the parts of the view to change. */
  onChange: (changes: Partial<ReferralsView>) => void;
  /** The people of the file, on all pages and in the order shown. */
  people: readonly Referral[];
  /** Id of the note about the file. */
  noticeId: string;
}

/** Table or tree, and the file with the people shown. */
export function NetworkActions({ shape, onChange, people, noticeId }: NetworkActionsProps) {
  async function load() {
    const { writeReferrals } = await import('./writeReferrals.ts');
    return () => writeReferrals(people);
  }

  return (
    <>
      <SegmentedControl
        label={messages.shape}
        options={shapes}
        value={shape}
        onChange={(next) => onChange({ shape: next, person: null })}
        onIntent={prefetchTree}
      />
      <FileButton load={load} aria-describedby={noticeId} disabled={people.length === 0} busyLabel={messages.exporting}>
        {messages.exportCsv}
      </FileButton>
    </>
  );
}
