import { useId } from 'react';
import { Field } from '../Field/Field.tsx';
import { splitField } from '../Field/splitField.ts';
import { ComboboxControl } from './ComboboxControl.tsx';
import type { ComboboxFieldProps } from './comboboxFieldProps.ts';

export type { ComboboxFieldProps } from './comboboxFieldProps.ts';

/**
 * One choice from a list long enough to search: typing filters, ignoring case and accents. Arrows,
 * Home and End move, Enter or Tab chooses, Esc closes, Alt with an arrow opens and closes. Opens
 * upward where there is no space below. For a short list use SelectField.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const [frame, own] = splitField(props);
  const labelId = useId();
  return (
    <Field {...frame} labelId={labelId}>
      {(control) => <ComboboxControl {...own} control={control} labelId={labelId} />}
    </Field>
  );
}
