import type { ReactElement } from 'react';
import {
  useController,
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from 'react-hook-form';
import { serverError } from './serverErrors.ts';

/** Returns the errors of a form's values by field; valid fields may be omitted. A pure function. */
export type Check<Values> = (values: Values) => Readonly<Partial<Record<string, string>>>;

/** The props of a design system field. No ref: the design system's `Form` moves the focus. */
export type BoundField<Values extends FieldValues, Name extends FieldPath<Values>> = Omit<
  ControllerRenderProps<Values, Name>,
  'disabled' | 'ref'
> & {
  /** Error of the field. */
  error: string | undefined;
  /** Language of the error: the server speaks Portuguese on English pages too. */
  errorLang: 'pt-BR' | undefined;
};

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  /** Of `useForm`. */
  control: Control<Values>;
  /** The field's name in the form's values. */
  name: Name;
  /** Validates on submit and, after that, on change. */
  check?: Check<Values>;
  /** Renders the field. */
  children: (field: BoundField<Values, Name>) => ReactElement;
}

/** Connects one field of the design system to React Hook Form. */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>(
  props: FormFieldProps<Values, Name>,
) {
  const { control, name, check, children } = props;
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (_value, values) => check?.(values)[name] },
  });
  const { value, onChange, onBlur } = field;
  const { error } = fieldState;
  const errorLang = error?.type === serverError ? 'pt-BR' : undefined;
  return children({ name, value, onChange, onBlur, error: error?.message, errorLang });
}
