import { Button, Notice } from '@raiz/ui';
import { formatDate, formatTime } from '@raiz/ui/format';
import type { MouseEvent } from 'react';
import type { Unsaved } from './useUnsaved.ts';

/** The words of the offer. */
export interface DraftTexts {
  found: (values: { time: string }) => string;
  restore: string;
  discard: string;
}

export interface DraftNoticeProps {
  /** The form under guard; it stands around this notice. */
  unsaved: Pick<Unsaved<never>, 'found' | 'restore' | 'discard'>;
  /** The words of the notice, in the page's language. */
  texts: DraftTexts;
}

/** The time of a moment of today; of another day with its date. */
export function draftTime(moment: Date, now: Date): string {
  const day = (date: Date) => formatDate(date.toISOString());
  return day(moment) === day(now) ? formatTime(moment) : `${day(moment)} ${formatTime(moment)}`;
}

/** Offers a draft that was found. Whichever way it is decided, the focus goes to the form's first field. */
export function DraftNotice({ unsaved: { found, restore, discard }, texts }: DraftNoticeProps) {
  if (found === null) return null;

  function decide(event: MouseEvent<HTMLButtonElement>, way: () => void) {
    const field = event.currentTarget.closest('form')?.querySelector<HTMLElement>('input, textarea');
    way();
    field?.focus();
  }

  return (
    <Notice
      actions={
        <>
          <Button variant="secondary" onClick={(event) => decide(event, restore)}>
            {texts.restore}
          </Button>
          <Button variant="quiet" onClick={(event) => decide(event, discard)}>
            {texts.discard}
          </Button>
        </>
      }
    >
      {texts.found({ time: draftTime(found, new Date()) })}
    </Notice>
  );
}
