import { type ReactNode, useId } from 'react';
import { hasContent } from '../../../internal/hasContent.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { FailureIcon, WarningIcon } from '../../../icons/frame.tsx';
import * as styles from './Field.css.ts';

/** Props that all fields share. */
export interface FieldProps {
  /** Label, always visible, in a `<label>` element. */
  label: ReactNode;
  /** Help text below the control. */
  hint?: ReactNode;
  /**
   * A warning about an acceptable value; it never blocks the form, and an error replaces it. Screen readers announce it
   * when it appears, provided the prop is present from the start, as `null`.
   */
  warning?: string | null;
  /** The error, if any; it marks the control as invalid and describes it. */
  error?: string | null;
  /** Language of the error when it is not the page's, such as for the server's sentence. */
  errorLang?: string;
  /**
   * Whether the user must fill it in. Optional fields are marked "(opcional)".
   * @default false
   */
  required?: boolean;
  /**
   * Marks a field that is not required; empty for no mark, as in filters.
   * @default '(opcional)'
   */
  optionalText?: string;
  /** A button in one line with the control, or below it if both do not fit. */
  action?: ReactNode;
  /** Language of label and hint when it is not Portuguese, such as "en". */
  lang?: string;
}

/** Attributes that connect a control to its label, hint, warning and error. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Id of the label element, for controls that use it as a description. */
  labelId?: string;
  /** Renders the control with the attributes that connect it to the field. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, hint below, then warning or error with an icon. For controls that this package does not offer. */
export function Field(props: FieldFrameProps) {
  const {
    label,
    hint,
    warning,
    error,
    required = false,
    optionalText = uiTexts.optional,
    action,
    lang,
    errorLang,
    labelId,
  } = props;
  const id = useId();
  const ids = noteIds(id, { hint, warning, error });
  const control = props.children({
    id,
    required,
    'aria-describedby': ids.all,
    'aria-invalid': error ? true : undefined,
  });
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} id={labelId} lang={lang} className={styles.label}>
          {label}
        </label>
        {/* Next to the label, not in it, so that it is not part of the accessible name. */}
        {!required && optionalText !== '' && (
          <span lang={lang} className={styles.optional}>
            {optionalText}
          </span>
        )}
      </div>
      {hasContent(action) ? (
        <div className={styles.line}>
          {control}
          {action}
        </div>
      ) : (
        control
      )}
      <FieldNotes {...{ ids, hint, warning, error, lang, errorLang }} />
    </div>
  );
}

interface FieldNotesProps extends Notes {
  /** Ids that `aria-describedby` of the control refers to. */
  ids: NoteIds;
  /** Language of the hint when it is not Portuguese, such as "en". */
  lang: string | undefined;
  /** Language of the error when it is not the page's. */
  errorLang: string | undefined;
}

/** Below a control: the hint, then the warning or error with its icon. */
export function FieldNotes({ ids, hint, warning, error, lang, errorLang }: FieldNotesProps) {
  return (
    <>
      {ids.hint !== undefined && (
        <p id={ids.hint} lang={lang} className={styles.hint}>
          {hint}
        </p>
      )}
      {/* The live region is present before the sentence, or it would not be announced. */}
      {warning !== undefined && (
        <div aria-live="polite" className={styles.live}>
          {ids.warning !== undefined && (
            <p id={ids.warning} className={styles.warning}>
              <WarningIcon />
              <span>{warning}</span>
            </p>
          )}
        </div>
      )}
      {ids.error !== undefined && (
        <p id={ids.error} className={styles.error}>
          <FailureIcon />
          <span lang={errorLang}>{error}</span>
        </p>
      )}
    </>
  );
}

/** Texts below a control. */
interface Notes {
  /** Help text. */
  hint?: ReactNode;
  /** A warning about an acceptable value. */
  warning?: string | null;
  /** The error. */
  error?: string | null;
}

/** Ids of the texts below a control, undefined for absent ones. */
interface NoteIds {
  hint: string | undefined;
  warning: string | undefined;
  error: string | undefined;
  /** All ids for `aria-describedby`; undefined without any. */
  all: string | undefined;
}

/** Creates the ids of the texts below a control. An error replaces the warning. */
export function noteIds(id: string, { hint, warning, error }: Notes): NoteIds {
  const ids = {
    hint: hasContent(hint) ? `${id}-hint` : undefined,
    warning: warning && !error ? `${id}-warning` : undefined,
    error: error ? `${id}-error` : undefined,
  };
  const all = [ids.hint, ids.warning, ids.error].filter((one) => one !== undefined).join(' ');
  return { ...ids, all: all || undefined };
}

/** Splits the props of a field into those of Field and those of the control. */
export function splitField<P extends FieldProps>(props: P): [frame: FieldProps, own: Omit<P, keyof FieldProps>] {
  const { label, hint, warning, error, errorLang, required, optionalText, action, lang, ...own } = props;
  return [{ label, hint, warning, error, errorLang, required, optionalText, action, lang }, own];
}
