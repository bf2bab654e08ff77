import { TextAreaField, TextField } from '@raiz/ui';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import type { Control } from 'react-hook-form';
import { FormField } from '../../shared/writes/FormField.tsx';
import { PositionField } from './PositionField.tsx';
import type { ModuleValues } from './values.ts';

export interface ModuleFieldsProps {
  /** React Hook Form's control of the module form. */
  control: Control<ModuleValues>;
}

/** Title and description of a module. */
export function ModuleTextFields({ control }: ModuleFieldsProps) {
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
    </>
  );
}

export interface ModulePositionProps extends ModuleFieldsProps {
  /** The next free position for a new module; undefined for an existing one. */
  nextFree?: number | undefined;
}

/** Position of a module. */
export function ModulePosition({ control, nextFree }: ModulePositionProps) {
  return (
    <FormField control={control} name="position">
      {(field) => <PositionField {...field} nextFree={nextFree} />}
    </FormField>
  );
}
