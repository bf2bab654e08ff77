import { TextAreaField, TextField } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import type { Control } from 'react-hook-form';
import { FormField } from '../../shared/form/FormField.tsx';
import { checkModule, type ModuleValues } from './moduleValues.ts';
import { PositionField } from './PositionField.tsx';

export interface ModuleFieldsProps {
  /** React Hook Form's control of the module form. */
  control: Control<ModuleValues>;
  /** The next free position; undefined while the other modules are unknown. */
  nextFree: number | undefined;
}

/** Title, description and position of a module. */
export function ModuleFields({ control, nextFree }: ModuleFieldsProps) {
  return (
    <>
      <FormField control={control} check={checkModule} name="title">
        {(field) => <TextField {...field} label={words.title} required maxLength={200} />}
      </FormField>
      <FormField control={control} name="description">
        {(field) => <TextAreaField {...field} label={words.description} optionalText={words.optional} rows={2} />}
      </FormField>
      <FormField control={control} check={checkModule} name="position">
        {(field) => <PositionField {...field} nextFree={nextFree} />}
      </FormField>
    </>
  );
}
