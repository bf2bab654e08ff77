import { useId, type ReactNode, useEffect, useRef, useState } from 'react';
import { CopyIcon } from '../../../icons/actions.tsx';
import { CheckIcon } from '../../../icons/status.tsx';
import { cx } from '../../../internal/cx.ts';
import { hasContent } from '../../../internal/hasContent.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { Button } from '../Button/Button.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { shortLink } from './shortLink.ts';
import * as styles from './CopyField.css.ts';

export interface CopyFieldProps extends Pick<FieldProps, 'label' | 'hint'> {
  /**
   * The text to copy. An http(s) address appears without its scheme and, if there is little space, cut before its
   * query; focus shows the entire text.
   */
  value: string;
  /**
   * `line`: label, value and a small button in one line, for a short value.
   * @default 'box'
   */
  variant?: 'box' | 'line';
  /** More buttons for the text, after the copy button. */
  actions?: ReactNode;
  /** Label of the button. */
  copyText: string;
  /** Announced afterwards, such as 'Link copiado!'. */
  copiedText: string;
  /**
   * Announced when copying fails; the text is then selected.
   * @default 'Não foi possível copiar. O texto está selecionado: copie-o pelo teclado ou pelo
   * menu.'
   */
  failedText?: string;
}

const buttonOf = {
  box: { variant: 'secondary', iconOnly: 'phones' },
  line: { variant: 'quiet', size: 'small', iconOnly: 'always' },
} as const;

/** A read-only text with a button that copies it; works without clipboard access too. */
export function CopyField(props: CopyFieldProps) {
  const { label, hint, value, variant = 'box', actions, copyText, copiedText } = props;
  const { failedText = uiTexts.copyFailed } = props;
  const { field, outcome, copy } = useCopy();
  const id = useId();
  const hintId = `${id}-hint`;
  const announcements = { copied: copiedText, failed: failedText };
  const link = shortLink(value);
  const icon = outcome === 'copied' ? <CheckIcon /> : <CopyIcon />;
  return (
    <div className={styles.field[variant]}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label[variant]}>
          {label}
        </label>
        <p role="status" className={cx(styles.outcome, outcome === 'failed' && styles.failed)}>
          {outcome !== null && announcements[outcome]}
        </p>
      </div>
      <div className={styles.row[variant]}>
        <div className={styles.copy}>
          <div className={cx(styles.value[variant], link !== null && styles.shortened)}>
            <input
              ref={field}
              id={id}
              readOnly
              value={value}
              size={variant === 'line' ? Math.max(value.length, 2) : undefined}
              aria-describedby={hint === undefined ? undefined : hintId}
              onFocus={(event) => event.target.select()}
              className={styles.input}
            />
            {link !== null && (
              <span aria-hidden="true" className={styles.link}>
                <span className={styles.start}>{link.start}</span>
                <span className={styles.end}>{link.end}</span>
              </span>
            )}
          </div>
          <Button {...buttonOf[variant]} icon={icon} onClick={copy}>
            {copyText}
          </Button>
        </div>
        {hint !== undefined && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
        {hasContent(actions) && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

/** Time until the result disappears, in milliseconds. */
const answerTime = 4000;

/** Copies the text of an input. `outcome` is `copied` for a few seconds, or `failed`. */
function useCopy() {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), answerTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    if (field.current === null) return;
    setOutcome((await copyOf(field.current)) ? 'copied' : 'failed');
  }

  return { field, outcome, copy: () => void copy() };
}

/** Copies the text selected in `field`, for browsers and pages without access to the clipboard. */
function copySelection(field: HTMLInputElement): boolean {
  field.focus();
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

/**
 * Copies the text of a field to the clipboard.
 * @returns whether it succeeded; if not, the text stays selected so that it can be copied by hand
 */
async function copyOf(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copySelection(field);
  }
}
