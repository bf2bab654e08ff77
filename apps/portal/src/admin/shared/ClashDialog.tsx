import { Button, Text } from '@raiz/ui';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { Dialog } from '@raiz/ui/overlays';
import { differingPart } from './merge.ts';
import * as styles from './layout.css.ts';

const words = adminFormMessages.clash;

/** A field that two authors changed. */
interface ClashingField {
  /** Label of the field. */
  label: string;
  mine: string | number | boolean;
  theirs: string | number | boolean;
}

export interface ClashDialogProps {
  /** At least one. */
  fields: readonly ClashingField[];
  /** Saves the values typed here. */
  onKeepMine: () => void;
  /** Puts the server's values into these fields, and saves the rest. */
  onTakeTheirs: () => void;
  /** Saves nothing, and keeps the typed values. */
  onCancel: () => void;
}

/** Asks which version of a field to save when two authors have changed it. */
export function ClashDialog({ fields, onKeepMine, onTakeTheirs, onCancel }: ClashDialogProps) {
  return (
    <Dialog
      open
      lang="en"
      title={words.title}
      closeLabel={null}
      onClose={onCancel}
      actions={
        <>
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {words.takeTheirs}
          </Button>
          <Button variant="secondary" onClick={onKeepMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <Text>{words.question}</Text>
      <dl className={styles.clashes}>
        {fields.map(({ label, mine, theirs }) => (
          <div key={label} className={styles.clash}>
            <dt className={styles.clashLabel}>{label}</dt>
            <Version name={words.mine} value={mine} other={theirs} />
            <Version name={words.theirs} value={theirs} other={mine} />
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

interface VersionProps {
  /** Whose version it is, such as "Yours". */
  name: string;
  value: ClashingField['mine'];
  other: ClashingField['mine'];
}

function Version({ name, value, other }: VersionProps) {
  return (
    <dd className={styles.version}>
      <span className={styles.versionName}>{name}</span> <Value value={value} other={other} />
    </dd>
  );
}

function Value({ value, other }: Omit<VersionProps, 'name'>) {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (value === '') return words.empty;
  return (
    <span lang="pt-BR" className={styles.versionText}>
      {differingPart(String(value), String(other))}
    </span>
  );
}
