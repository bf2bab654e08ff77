import { FailureIcon, WarningIcon } from '../../../icons/notices.tsx';
import type { NoteIds, Notes } from './noteIds.ts';
import * as styles from './Field.css.ts';

export interface FieldNotesProps extends Notes {
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
