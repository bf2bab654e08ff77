import { useId, type ReactNode } from 'react';
import { uiTexts } from '../../internal/uiTexts.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { noteIds } from './noteIds.ts';
import * as styles from './Field.css.ts';

/** What all fields have in common. */
export interface FieldProps {
  /** What to fill in; always visible, always a real `<label>`. */
  label: ReactNode;
  /** A sentence of help below the control. */
  hint?: ReactNode;
  /**
   * What deserves a second look, though nothing is wrong: it never stops a form. Read aloud when it appears, provided
   * the prop is there from the start, as `null`. An error takes its place.
   */
  warning?: string | null;
  /** What is wrong, if anything; the control is then invalid and described by this sentence. */
  error?: string | null;
  /** Language of the error when it is not the page's, as for the server's sentence. */
  errorLang?: string;
  /**
   * Must be filled in. A field that need not is marked "(opcional)".
   * @default false
   */
  required?: boolean;
  /**
   * The mark of a field that is not required; an empty text leaves it out, as for filters.
   * @default '(opcional)'
   */
  optionalText?: string;
  /** Id of the control, for a link from an error summary. One is made up when left out. */
  id?: string;
  /** Language of label and hint when it is not Portuguese, such as "en". */
  lang?: string;
}

/** What a control must carry to belong to its label, hint, warning and error. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Id of the label element, for controls that describe themselves by it. */
  labelId?: string;
  /** Ids of further sentences that describe the control, such as a counter the control brings along. */
  describedBy?: string;
  /** Draws the control with what ties it to the rest. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, hint below, warning or error below the hint with an icon. For controls this package does not have ready. */
export function Field(props: FieldFrameProps) {
  const {
    label,
    hint,
    warning,
    error,
    required = false,
    optionalText = uiTexts.optional,
    lang,
    errorLang,
    labelId,
  } = props;
  const generated = useId();
  const id = props.id ?? generated;
  const ids = noteIds(id, { hint, warning, error });
  const describedBy = [ids.all, props.describedBy].filter((one) => one !== undefined).join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} id={labelId} lang={lang} className={styles.label}>
          {label}
        </label>
        {/* Beside the label, not in it: the field's name stays the name that the form speaks of. */}
        {!required && optionalText !== '' && (
          <span lang={lang} className={styles.optional}>
            {optionalText}
          </span>
        )}
      </div>
      {props.children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNotes {...{ ids, hint, warning, error, lang, errorLang }} />
    </div>
  );
}
