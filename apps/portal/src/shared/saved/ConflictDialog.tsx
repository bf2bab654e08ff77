import { Button, Text } from '@raiz/ui';
import { Dialog } from '@raiz/ui/overlays';
import { differingWords } from './differingWords.ts';
import * as styles from './ConflictDialog.css.ts';

export interface ConflictTexts {
  title: string;
  question: string;
  /** Above the version typed here. */
  mine: string;
  /** Above the version saved elsewhere. */
  theirs: string;
  /** Instead of an empty version. */
  empty: string;
  /** Instead of a flag that is set; only for forms with flags. */
  yes?: string;
  /** Instead of a flag that is not set; only for forms with flags. */
  no?: string;
  cancel: string;
  keepMine: string;
  takeTheirs: string;
}

/** A field that was changed here and elsewhere. */
interface ConflictingField {
  label: string;
  mine: string | number | boolean;
  theirs: string | number | boolean;
}

export interface ConflictDialogProps {
  texts: ConflictTexts;
  /** Language of the texts when it is not Portuguese. */
  lang?: 'en';
  /** At least one. */
  fields: readonly ConflictingField[];
  /** Saves the values typed here. */
  onKeepMine: () => void;
  /** Puts the server's values into these fields, and saves the rest. */
  onTakeTheirs: () => void;
  /** Saves nothing, and keeps the typed values. */
  onCancel: () => void;
}

/** Asks which version of a field to save when it was changed here and elsewhere: two cards that mark what differs. */
export function ConflictDialog({ texts, lang, fields, onKeepMine, onTakeTheirs, onCancel }: ConflictDialogProps) {
  return (
    <Dialog
      {...(lang ? { lang } : {})}
      title={texts.title}
      closeLabel={null}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
          <Button variant="secondary" pause="appears" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
          <Button pause="appears" onClick={onKeepMine}>
            {texts.keepMine}
          </Button>
        </>
      }
    >
      <Text>{texts.question}</Text>
      <dl className={styles.conflicts}>
        {fields.map(({ label, mine, theirs }) => (
          <div key={label} className={styles.conflict}>
            <dt className={styles.clashLabel}>{label}</dt>
            <Version name={texts.mine} value={mine} other={theirs} texts={texts} />
            <Version name={texts.theirs} value={theirs} other={mine} texts={texts} />
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

interface VersionProps extends Pick<ConflictDialogProps, 'texts'> {
  /** Whose version it is, such as 'Yours'. */
  name: string;
  value: ConflictingField['mine'];
  other: ConflictingField['mine'];
}

function Version({ name, ...version }: VersionProps) {
  return (
    <dd className={styles.version}>
      <span className={styles.versionName}>{name}</span> <Value {...version} />
    </dd>
  );
}

function Value({ value, other, texts }: Omit<VersionProps, 'name'>) {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (value === '') return texts.empty;
  const { before, differing, after } = differingWords(String(value), String(other));
  return (
    <span lang="pt-BR" className={styles.versionText}>
      {before}
      {/* Of a text that differs as a whole, a mark would say nothing. */}
      {before === '' && after === '' ? differing : differing && <mark className={styles.differing}>{differing}</mark>}
      {after}
    </span>
  );
}
