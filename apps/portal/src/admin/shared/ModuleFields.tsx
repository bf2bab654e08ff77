import { TextAreaField, TextField } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import type { ModuleValues } from './moduleValues.ts';
import type { FormValues } from '../../shared/useFormValues.ts';
import { PositionField } from './PositionField.tsx';

export interface ModuleFieldsProps {
  /** Values and errors of all fields. */
  form: FormValues<ModuleValues>;
  /** The next free position, where the other modules are known. */
  nextFree?: number;
}

/** Title, description and position of a module, for the list's form and for the page of one module. */
export function ModuleFields({ form: { values, errors, set }, nextFree }: ModuleFieldsProps) {
  return (
    <>
      <TextField
        label={words.title}
        required
        maxLength={200}
        error={errors.title ?? null}
        value={values.title}
        onChange={(title) => set('title', title)}
      />
      <TextAreaField
        label={words.description}
        optionalText={words.optional}
        rows={2}
        value={values.description}
        onChange={(description) => set('description', description)}
      />
      <PositionField
        nextFree={nextFree}
        error={errors.position}
        value={values.position}
        onChange={(position) => set('position', position)}
      />
    </>
  );
}
