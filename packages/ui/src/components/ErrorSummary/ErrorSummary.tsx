import type { MouseEvent } from 'react';
import { uiTexts } from '../../internal/uiTexts.ts';
import { Notice } from '../Notice/Notice.tsx';
import * as styles from './ErrorSummary.css.ts';

/** One thing that is wrong in a form. */
export interface FieldError {
  /** Id of the control concerned. */
  fieldId: string;
  /** The sentence that also stands at the field. */
  text: string;
}

/** Props of ErrorSummary. */
export interface ErrorSummaryProps {
  /** What is wrong, in the order of the fields. Nothing is drawn without any. */
  errors: readonly FieldError[];
  /**
   * Heading of the list.
   * @default 'Confira os campos abaixo'
   */
  title?: string;
}

/**
 * List of what is wrong at the top of a long form, each entry leading to its field. A Form it stands in gives it the
 * focus when sending has left fields invalid.
 */
export function ErrorSummary({ errors, title = uiTexts.fixFields }: ErrorSummaryProps) {
  function lead(event: MouseEvent, fieldId: string) {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  }
  if (errors.length === 0) return null;
  return (
    <div role="group" aria-label={title} tabIndex={-1} data-error-summary="" className={styles.summary}>
      <Notice tone="danger" title={title}>
        <ul className={styles.list}>
          {errors.map(({ fieldId, text }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => lead(event, fieldId)} className={styles.link}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
