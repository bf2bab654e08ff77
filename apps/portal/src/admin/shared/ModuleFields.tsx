import { TextAreaField, TextField } from '@raiz/ui';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import type { Control } from 'react-hook-form';
import { FormField } from '../../shared/writes/FormField.tsx';
import { PositionField } from './PositionField.tsx';
import type { ModuleValues } from './values.ts';

export interface ModuleFieldsProps {
  /** React Hook Form's control of the module form. */
  control: Control<ModuleValues>;
  /** The next free position for a new module; undefined for an existing one. */
  nextFree?: number | undefined;
}

/** Title, description and position of a module. */
export function ModuleFields({ control, nextFree }: ModuleFieldsProps) {
  return (
    <>
      <FormField control={control} name="title">
        {(field) => <TextField {...field} label={adminFormMessages.title} required />}
      </FormField>
      <FormField control={control} name="description">
        {(field) => (
          <TextAreaField {...field} label={adminFormMessages.description} optionalText={adminFormMessages.optional} />
        )}
      </FormField>
      <FormField control={control} name="position">
        {(field) => <PositionField {...field} nextFree={nextFree} />}
      </FormField>
    </>
  );
}
