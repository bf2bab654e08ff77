import { useEffect, useRef, useState } from 'react';
import { CopyIcon } from '../../../icons/actions.tsx';
import { CheckIcon } from '../../../icons/status.tsx';
import { cx } from '../../../internal/cx.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldProps } from '../Field/Field.tsx';
import { copyText } from './copyText.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import * as styles from './CopyField.css.ts';

/** How long the result is shown, in milliseconds. */
const answerTime = 4000;

type Outcome = 'copied' | 'failed' | null;

export interface CopyFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'id'> {
  /** The text that is copied, shown in full. */
  value: string;
  /**
   * Label of the button.
   * @default 'Copiar'
   */
  copyText?: string;
  /**
   * Announced afterwards, such as 'Link copiado!'.
   * @default 'Copiado!'
   */
  copiedText?: string;
  /**
   * Announced when copying fails; the text is then selected.
   * @default 'Não foi possível copiar. O texto está selecionado: copie-o pelo teclado ou pelo
   * menu.'
   */
  failedText?: string;
}

/** A read-only text with a button that copies it; works without clipboard access too. */
export function CopyField(props: CopyFieldProps) {
  const { label, hint, id, value, copyText: buttonText = uiTexts.copy } = props;
  const { copiedText = uiTexts.copied, failedText = uiTexts.copyFailed } = props;
  const { field, outcome, copy } = useCopy();
  const said = { copied: copiedText, failed: failedText };
  return (
    <div className={styles.field}>
      <Field label={label} hint={hint} id={id} optionalText="">
        {({ required: _readOnlyFieldsAreNotRequired, ...control }) => (
          <div className={styles.row}>
            <input
              {...control}
              ref={field}
              readOnly
              value={value}
              onFocus={(event) => event.target.select()}
              className={cx(fieldStyles.control, fieldStyles.kind.mono)}
            />
            <Button variant="secondary" icon={outcome === 'copied' ? <CheckIcon /> : <CopyIcon />} onClick={copy}>
              {buttonText}
            </Button>
          </div>
        )}
      </Field>
      <p role="status" className={cx(styles.outcome, outcome === 'failed' && styles.failed)}>
        {outcome !== null && said[outcome]}
      </p>
    </div>
  );
}

function useCopy() {
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), answerTime);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    if (field.current === null) return;
    setOutcome((await copyText(field.current)) ? 'copied' : 'failed');
  }

  return { field, outcome, copy: () => void copy() };
}
