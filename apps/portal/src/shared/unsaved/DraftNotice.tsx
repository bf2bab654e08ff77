import { Button, Notice } from '@raiz/ui';
import { formatDate, formatTime } from '@raiz/ui/format';
import type { MouseEvent } from 'react';
import type { Unsaved } from './useUnsaved.ts';

/** The texts of the notice. */
export interface DraftTexts {
  found: (values: { time: string }) => string;
  restore: string;
  discard: string;
}

export interface DraftNoticeProps {
  /** Of the form that contains this notice. */
  unsaved: Pick<Unsaved<never>, 'found' | 'restore' | 'discard'>;
  /** In the language of the page. */
  texts: DraftTexts;
}

/** Time of day, with the date unless it is today. */
function draftTime(moment: Date, now: Date): string {
  const day = (date: Date) => formatDate(date.toISOString());
  return day(moment) === day(now) ? formatTime(moment) : `${day(moment)} ${formatTime(moment)}`;
}

/** Offers to restore a draft. Either answer moves the focus to the first field of the form. */
export function DraftNotice({ unsaved: { found, restore, discard }, texts }: DraftNoticeProps) {
  if (found === null) return null;

  function decide(event: MouseEvent<HTMLButtonElement>, action: () => void) {
    const field = event.currentTarget.closest('form')?.querySelector<HTMLElement>('input, textarea');
    action();
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
