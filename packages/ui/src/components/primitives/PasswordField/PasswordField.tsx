import { useEffect, useEffectEvent, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../../icons/actions.tsx';
import { cx } from '../../../internal/cx.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { usePreHydrationInput } from '../../../internal/usePreHydrationInput.ts';
import { Field, splitField } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { TextInputProps } from '../TextField/TextField.tsx';
import * as styles from '../Field/Field.css.ts';

export interface PasswordFieldProps extends Omit<TextInputProps, 'inputMode' | 'list'> {
  /** For password managers: `current-password` to log in, `new-password` to choose one. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * A password field with a button that shows and hides the text. Allows pasting and preserves the caret position. Hides
 * the text before its form is sent and when the page is left or hidden: browsers store what a text field sends.
 */
export function PasswordField(props: PasswordFieldProps) {
  const [frame, own] = splitField(props);
  const { value, onChange, ref: outer, ...native } = own;
  const { input, visible, toggle } = useVisibility();
  const ref = usePreHydrationInput(input, (early) => early.value !== value && onChange(early.value));
  const labelId = useId();
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(outer, () => input.current);
  return (
    <Field {...frame} labelId={labelId}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...native}
            {...control}
            ref={ref}
            type={visible ? 'text' : 'password'}
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(styles.control, styles.kind.withButton)}
          />
          <span className={styles.insideButton}>
            <IconButton
              label={uiTexts.showPassword}
              icon={visible ? <EyeOffIcon /> : <EyeIcon />}
              aria-pressed={visible}
              aria-controls={control.id}
              aria-describedby={labelId}
              disabled={native.disabled}
              onMouseDown={(event) => event.preventDefault()}
              onClick={toggle}
            />
          </span>
        </div>
      )}
    </Field>
  );
}

/** Restores the caret, which changing an input's type moves. */
function useVisibility() {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null]>([null, null]);
  const [visible, setVisible] = useState(false);

  function toggle() {
    caret.current = [input.current?.selectionStart ?? null, input.current?.selectionEnd ?? null];
    setVisible((shown) => !shown);
  }

  useLayoutEffect(() => {
    const [start, end] = caret.current;
    // Safari would move the focus to a field without it.
    if (start !== null && input.current === document.activeElement) input.current?.setSelectionRange(start, end);
  }, [visible]);

  const hide = useEffectEvent(({ type, target }: Event) => {
    if (input.current === null || (type === 'submit' && target !== input.current.form)) return;
    toggle();
    // Before the form's own listener sends it: React renders later.
    input.current.type = 'password';
  });

  useEffect(() => {
    if (!visible) return;
    document.addEventListener('submit', hide, true);
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('submit', hide, true);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [visible]);

  return { input, visible, toggle };
}
