import { Button, TextField, VisuallyHidden } from '@raiz/ui';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import type { ComponentProps, MouseEvent } from 'react';
import * as styles from './layout.css.ts';

interface PositionFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onBlur' | 'name' | 'ref' | 'error' | 'errorLang'
> {
  /** The next free position, offered for a new entry as a button; undefined for an existing one. */
  nextFree: number | undefined;
}

/** Position of a module or a lesson, with a button that fills in the next free one. */
export function PositionField({ nextFree, ...field }: PositionFieldProps) {
  function take(event: MouseEvent<HTMLButtonElement>, position: number) {
    const input = event.currentTarget.closest('div')?.querySelector('input');
    field.onChange(String(position));
    input?.focus();
  }

  return (
    <div className={styles.position}>
      <TextField {...field} inputMode="numeric" label={adminFormMessages.position} required />
      {nextFree !== undefined && Number(field.value) !== nextFree && (
        <span className={styles.nextFree}>
          {adminFormMessages.nextFree({ position: nextFree })}{' '}
          <Button variant="quiet" size="small" flush onClick={(event) => take(event, nextFree)}>
            {adminFormMessages.takePosition}{' '}
            <VisuallyHidden>{adminFormMessages.takePositionHidden({ position: nextFree })}</VisuallyHidden>
          </Button>
        </span>
      )}
    </div>
  );
}
