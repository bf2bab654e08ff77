import { Button } from '@raiz/ui';
import { formatCount } from '@raiz/ui/format';
import { networkListsMessages } from '@raiz/ui/messages/network';
import { Sheet } from '@raiz/ui/overlays';
import type { ReactNode } from 'react';

const { filters: messages } = networkListsMessages;

export interface FiltersSheetProps {
  /** Called to close it. */
  onClose: () => void;
  /** Called to remove all filters. */
  onClear: () => void;
  /** Number of rows that match the filters. */
  found: number;
  /** The fields. */
  children: ReactNode;
}

/** Filters on phones; a choice applies at once. A separate chunk for the dialog. */
export function FiltersSheet({ onClose, onClear, found, children }: FiltersSheetProps) {
  return (
    <Sheet
      onClose={onClose}
      title={messages.title}
      actions={
        <>
          <Button variant="secondary" onClick={onClear}>
            {messages.clear}
          </Button>
          <Button onClick={onClose}>{messages.showResults({ count: formatCount(found) })}</Button>
        </>
      }
    >
      {children}
    </Sheet>
  );
}
