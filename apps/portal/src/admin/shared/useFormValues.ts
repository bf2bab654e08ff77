import { useState } from 'react';
import type { FormErrors } from './validate.ts';

export interface FormValues<Values extends object> {
  values: Values;
  /** What is wrong since the last attempt to send, by field. */
  errors: FormErrors<keyof Values & string>;
  /** Changes one field, and takes its error away until the next attempt. */
  set: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
  /** Starts over with these values. */
  reset: (values: Values) => void;
  /** Checks everything; true when the form may be sent. */
  check: () => boolean;
}

/** The fields of one admin form: their values, and what is wrong with them by the rules given. */
export function useFormValues<Values extends object>(
  initial: Values,
  validate: (values: Values) => FormErrors<keyof Values & string>,
): FormValues<Values> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<keyof Values & string>>({});

  return {
    values,
    errors,
    set(field, value) {
      setValues((now) => ({ ...now, [field]: value }));
      setErrors((now) => ({ ...now, [field]: undefined }));
    },
    reset(next) {
      setValues(next);
      setErrors({});
    },
    check() {
      const found = validate(values);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
  };
}
