import { Button, Inline, Text } from '@raiz/ui';
import { commonMessages as messages } from '@raiz/ui/messages/global';
import { useRef } from 'react';
import { rowsAtATime } from './useMoreRows.ts';

export interface MoreRowsProps {
  /** Number of rows shown. */
  shown: number;
  /** Number of rows in the list. */
  total: number;
  /** Shows 25 more. */
  onMore: () => void;
}

/**
 * The button below a long list that shows more rows, with the number shown. Nothing below a list of
 * up to 25. With the last rows the button goes, and the focus moves to the number.
 */
export function MoreRows({ shown, total, onMore }: MoreRowsProps) {
  const count = useRef<HTMLParagraphElement>(null);
  if (total <= rowsAtATime) return null;

  function showMore() {
    if (shown + rowsAtATime >= total) count.current?.focus({ preventScroll: true });
    onMore();
  }

  return (
    <Inline justify="between">
      <p ref={count} tabIndex={-1} role="status">
        <Text as="span" size="small" tone="muted">
          {messages.rowsShown({ shown, total })}
        </Text>
      </p>
      {shown < total && (
        <Button variant="secondary" onClick={showMore}>
          {messages.showMore}
        </Button>
      )}
    </Inline>
  );
}
