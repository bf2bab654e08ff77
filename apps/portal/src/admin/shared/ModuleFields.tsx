import { NumberField, TextAreaField, TextField } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import type { ModuleValues } from './moduleValues.ts';
import type { FormValues } from '../../shared/useFormValues.ts';

export interface ModuleFieldsProps {
  form: FormValues<ModuleValues>;
}

/** Title, description and position of a module, for the list's form and for the page of one module. */
export function ModuleFields({ form: { values, errors, set } }: ModuleFieldsProps) {
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
      <NumberField
        label={words.position}
        required
        error={errors.position ?? null}
        value={values.position}
        onChange={(position) => set('position', position)}
      />
    </>
  );
}
