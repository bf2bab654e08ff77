import { useCallback, useState } from 'react';

/** What is wrong with a form, by field; empty when it may be sent. */
export type FieldErrors<Values extends object> = Partial<Record<keyof Values & string, string>>;

/** The fields of one form. */
export interface FormValues<Values extends object> {
  values: Values;
  /** Something differs from what the form started with. */
  dirty: boolean;
  /** What is wrong since the last attempt to send, by field. */
  errors: FieldErrors<Values>;
  /** Changes one field, and takes its error away until the next attempt. The same function at each rendering. */
  set: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
  /** Starts over with these values. */
  reset: (values: Values) => void;
  /** Checks everything; true when the form may be sent. */
  check: () => boolean;
}

function differs<Values extends object>(start: Values, values: Values): boolean {
  return Object.entries(start).some(([field, value]) => value !== Reflect.get(values, field));
}

/**
 * The values of a form and what is wrong with them: errors appear on sending and go as the field is changed.
 * @param validate The rules; fields without an error may be left out or undefined.
 */
export function useFormValues<Values extends object>(
  initial: Values,
  validate: (values: Values) => FieldErrors<Values>,
): FormValues<Values> {
  const [values, setValues] = useState(initial);
  const [start, setStart] = useState(initial);
  const [errors, setErrors] = useState<FieldErrors<Values>>({});

  const set = useCallback<FormValues<Values>['set']>((field, value) => {
    setValues((now) => ({ ...now, [field]: value }));
    setErrors((now) => ({ ...now, [field]: undefined }));
  }, []);

  return {
    values,
    dirty: differs(start, values),
    errors,
    set,
    reset(next) {
      setValues(next);
      setStart(next);
      setErrors({});
    },
    check() {
      const found = validate(values);
      setErrors(found);
      return Object.values(found).every((error) => error === undefined);
    },
  };
}
