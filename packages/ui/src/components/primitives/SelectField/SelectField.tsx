import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../../../icons/navigation.tsx';
import { cx } from '../../../internal/cx.ts';
import { Field, type FieldControl, type FieldProps, splitField } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './SelectField.css.ts';

/** One choice of a select. */
export interface SelectOption<Value extends string = string> {
  /** Passed to `onChange`. */
  value: Value;
  /** Label. */
  label: string;
  /** Whether it is disabled. */
  disabled?: boolean;
}

/** Props of SelectField; the native ones are those of `<select>`. */
export interface SelectFieldProps<Value extends string = string>
  extends FieldProps, Pick<ComponentProps<'select'>, 'disabled' | 'name' | 'onBlur' | 'ref'> {
  /** In the order shown. Add one with the value '' for "any" or "choose". */
  options: readonly SelectOption<Value>[];
  /** Value of the chosen option. */
  value: Value;
  /** Called with the value of the newly chosen option. */
  onChange: (value: Value) => void;
}

/** One choice from a list, in the browser's native picker. For any text, with suggestions, use ComboboxField. */
export function SelectField<Value extends string = string>(props: SelectFieldProps<Value>) {
  const [frame, { options, value, onChange, ...native }] = splitField(props);

  function choose(index: number) {
    const option = options[index];
    if (option !== undefined) onChange(option.value);
  }

  function drawSelect(control: FieldControl) {
    return (
      <div className={fieldStyles.box}>
        <select
          {...native}
          {...control}
          value={value}
          onChange={(event) => choose(event.target.selectedIndex)}
          className={cx(fieldStyles.control, styles.select)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <ChevronDownIcon />
        </span>
      </div>
    );
  }

  return <Field {...frame}>{drawSelect}</Field>;
}
