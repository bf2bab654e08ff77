import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { SearchIcon } from '../../../icons/actions.tsx';
import { leaveOnTouch } from '../../../internal/leaveOnTouch.ts';
import { usePreHydrationInput } from '../../../internal/usePreHydrationInput.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SearchField.css.ts';

type NativeProps = Pick<ComponentProps<'input'>, 'aria-describedby' | 'autoCapitalize' | 'name' | 'ref' | 'spellCheck'>;

/** Props of SearchField; the native ones are those of `<input>`. */
export interface SearchFieldProps extends NativeProps {
  /** Accessible name. */
  label: string;
  /**
   * The searchable content, in the empty field.
   * @default the label
   */
  placeholder?: string;
  /** Text of the field. */
  value: string;
  /** Called with the new text on each change. */
  onChange: (value: string) => void;
}

function leaveOnEnter(event: KeyboardEvent<HTMLInputElement>) {
  const { key, currentTarget: field } = event;
  if (key !== 'Enter' || !leaveOnTouch(field)) return;
  // Browsers would not submit: the field has lost the focus before they try.
  event.preventDefault();
  field.form?.requestSubmit();
}

/**
 * The search of a list: an icon and a placeholder instead of a visible label, 36 px high and 44 px
 * on phones, where Enter leaves it.
 */
export function SearchField({ label, placeholder = label, value, onChange, ref, ...native }: SearchFieldProps) {
  const id = useId();
  const input = usePreHydrationInput(ref, (early) => early.value !== value && onChange(early.value));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <span className={styles.sign}>
        <SearchIcon size="text" />
      </span>
      <input
        {...native}
        id={id}
        ref={input}
        type="search"
        autoComplete="off"
        autoCorrect="off"
        enterKeyHint="search"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={leaveOnEnter}
        className={styles.input}
      />
    </div>
  );
}
