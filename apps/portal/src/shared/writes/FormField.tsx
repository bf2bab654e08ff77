import type { ReactElement } from 'react';
import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { serverError } from './useApiForm.ts';

/** The props of a design system field. */
export type BoundField<Values extends FieldValues, Name extends FieldPath<Values>> = Omit<
  ControllerRenderProps<Values, Name>,
  'disabled'
> & {
  error: string | undefined;
  /** Language of the error: the server's texts are Portuguese on English pages, too. */
  errorLang: 'pt-BR' | undefined;
};

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  /** The form from `useApiForm`. */
  control: Control<Values>;
  /** The field's name in the form's values. */
  name: Name;
  /** Renders the field. */
  children: (field: BoundField<Values, Name>) => ReactElement;
}

/** Connects one field of the design system to a form, which moves the focus by its `ref`. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  children,
}: FormFieldProps<Values, Name>) {
  const { field, fieldState } = useController({ control, name });
  const { error } = fieldState;
  return children({ ...field, error: error?.message, errorLang: error?.type === serverError ? 'pt-BR' : undefined });
}
