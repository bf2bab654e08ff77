import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../../icons/navigation.tsx';
import { cx } from '../../internal/cx.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './SelectField.css.ts';

/** One choice of a select. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  /** The words shown. */
  label: string;
  /** Shown but not to be chosen. */
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

/** One choice out of a short list, drawn by the browser so that phones show their own picker. */
export function SelectField<Value extends string = string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, required, optionalText, id, lang, options, value, onChange, ...native } = props;

  function choose(index: number) {
    const option = options[index];
    if (option !== undefined) onChange(option.value);
  }

  return (
    <Field {...{ label, hint, error, required, optionalText, id, lang }}>
      {(control) => (
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
      )}
    </Field>
  );
}
