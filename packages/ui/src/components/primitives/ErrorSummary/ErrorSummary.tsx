import type { MouseEvent } from 'react';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { Notice } from '../Notice/Notice.tsx';
import * as styles from './ErrorSummary.css.ts';

/** One error of a form. */
export interface FieldError {
  /** Id of the invalid control. */
  fieldId: string;
  /** The error, worded as at the field. */
  text: string;
}

export interface ErrorSummaryProps {
  /** The errors in the order of the fields. Renders nothing without any. */
  errors: readonly FieldError[];
  /**
   * Heading of the list.
   * @default 'Confira os campos abaixo'
   */
  title?: string;
}

/**
 * Lists the errors at the top of a long form, each linked to its field, and announces them.
 */
export function ErrorSummary({ errors, title = uiTexts.fixFields }: ErrorSummaryProps) {
  function lead(event: MouseEvent, fieldId: string) {
    event.preventDefault();
    document.getElementById(fieldId)?.focus();
  }
  if (errors.length === 0) return null;
  return (
    <div role="group" aria-label={title} tabIndex={-1} className={styles.summary}>
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
