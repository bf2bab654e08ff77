import { Button, Stack, TextField } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import type { MouseEvent } from 'react';

export interface PositionFieldProps {
  /** As typed: "-3" is told to be no position rather than taken for 3. */
  value: string;
  /** Called with what was typed. */
  onChange: (position: string) => void;
  /** What is wrong with it, shown below the field. */
  error: string | undefined;
  /** The next position that nothing has, to be taken with one press; left out where the others are not known. */
  nextFree?: number;
}

/** Position of a module or a lesson: 1 at first (spec, section 9), with the next free one at hand. */
export function PositionField({ value, onChange, error, nextFree }: PositionFieldProps) {
  function take(event: MouseEvent<HTMLButtonElement>, position: number) {
    const field = event.currentTarget.parentElement?.querySelector('input');
    onChange(String(position));
    field?.focus();
  }

  return (
    <Stack gap={4} align="start">
      <TextField
        inputMode="numeric"
        label={words.position}
        required
        error={error ?? null}
        value={value}
        onChange={onChange}
        {...(nextFree === undefined ? {} : { hint: words.positionHint({ position: nextFree }) })}
      />
      {nextFree !== undefined && Number(value) !== nextFree && (
        <Button variant="quiet" size="small" onClick={(event) => take(event, nextFree)}>
          {words.takePosition({ position: nextFree })}
        </Button>
      )}
    </Stack>
  );
}
