import { toFailure, type FieldFailure } from '@raiz/api-client';
import { maxLengths } from '@raiz/api-client/maxLengths';
import { startWaiting, hasMovedOn } from '@raiz/ui';
import { trimUnseen } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import {
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { useWrite, type Write, type WriteOptions } from './useWrite.ts';

/** `type` of an error from the server. */
export const serverError = 'server';

/** Returns the errors of a form's values by field; valid fields may be omitted. A pure function. */
export type Check<Values> = (values: Values) => { readonly [Name in keyof Values]?: string | undefined };

/** A form of the API: its values, their rules and the call that sends them. */
export interface ApiFormOptions<Values extends FieldValues, Answer> extends Omit<
  WriteOptions<Values, Answer>,
  'onFailure'
> {
  /** The initial values in the order of the screen, named as in the contract. */
  values: Values & DefaultValues<Values>;
  /** Fields that keep their invisible characters: passwords. @default none */
  asTyped?: readonly (keyof Values)[];
  /** Runs on submit and, after that, on change. */
  check: Check<Values>;
  /** The error of a text longer than the contract allows; fields cut nothing. @default 'Use no máximo 150 caracteres.' */
  tooLong?: (values: { max: number }) => string;
  /** Sends values that passed the check, as `asSent` gives them. */
  send: (values: Values) => Promise<Answer>;
  /** Replaces the request of a submit, for a step before it. @default the request is sent */
  beforeSubmit?: (values: Values) => void;
  /** The server's errors of single fields. @default the failure's `fields` */
  fieldErrors?: (error: unknown) => readonly FieldFailure[];
}

export interface ApiForm<Values extends FieldValues, Answer = unknown>
  extends UseFormReturn<Values>, Pick<Write<Values, Answer>, 'busy' | 'error' | 'failure' | 'run'> {
  /** The last request succeeded. */
  done: boolean;
  /** Answer of the last request, if it succeeded with one. */
  data: Answer | undefined;
  /** The values of the last request, or null. */
  sent: Values | null;
  /** Checks the form, and sends it or moves the focus to the first invalid field. */
  submit: () => Promise<void>;
  /** The values without invisible characters at the ends of what the user typed. */
  asSent: (values: Values) => Values;
  /** Shows the server's errors at the fields, and focuses the first. */
  setFieldErrors: (fields: readonly FieldFailure[]) => void;
  /** Removes the outcome of the last request, and ignores a pending answer. */
  resetRequest: () => void;
}

function resolverOf<Values extends FieldValues>(
  check: Check<Values>,
  tooLong: (values: { max: number }) => string,
  asSent: (values: Values) => Values,
): Resolver<Values> {
  return (typed) => {
    const values = asSent(typed);
    const errors: FieldErrors<Values> = {};
    const found = check(values);
    for (const [name, value] of Object.entries<unknown>(values)) {
      const max = maxLengths[name] ?? Infinity;
      const message = found[name] ?? (typeof value === 'string' && value.length > max ? tooLong({ max }) : undefined);
      if (message) set(errors, name, { type: 'check', message });
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

function isFieldOf<Values extends FieldValues>(values: Values, name: string): name is FieldPath<Values> {
  return Object.hasOwn(values, name);
}

/**
 * A form that is sent to the API: React Hook Form with a pure check and `useWrite`. An invalid
 * submit focuses the first invalid field, and so do the server's field errors (`Erro.fields`),
 * unless the user has moved on meanwhile. Typed values stay. Copied texts bring invisible
 * characters along: the form checks and sends its texts without them.
 */
export function useApiForm<Values extends FieldValues, Answer = unknown>(
  options: ApiFormOptions<Values, Answer>,
): ApiForm<Values, Answer> {
  const {
    values: defaultValues,
    asTyped = [],
    check,
    tooLong = commonMessages.tooLong,
    send,
    beforeSubmit,
    fieldErrors = (error) => toFailure(error).fields,
    ...outcome
  } = options;
  const form = useForm<Values>({ defaultValues, resolver: resolverOf(check, tooLong, asSent) });
  const write = useWrite<Values, Answer>(send, {
    ...outcome,
    onFailure: (error) => setFieldErrors(fieldErrors(error)),
  });

  function asSent(values: Values): Values {
    const initial = form.formState.defaultValues;
    const kept = new Set<PropertyKey>(asTyped);
    const sent = { ...values };
    for (const [name, value] of Object.entries<unknown>(values)) {
      // A stored text that the user has not changed stays as it is.
      if (typeof value === 'string' && value !== initial?.[name] && !kept.has(name)) set(sent, name, trimUnseen(value));
    }
    return sent;
  }

  function setFieldErrors(fields: readonly FieldFailure[]) {
    let shouldFocus = !hasMovedOn();
    for (const name of Object.keys(defaultValues)) {
      const message = fields.find(({ field }) => field === name)?.message;
      if (message === undefined || !isFieldOf(form.getValues(), name)) continue;
      form.setError(name, { type: serverError, message }, { shouldFocus });
      shouldFocus = false;
    }
  }

  return {
    ...form,
    busy: write.busy,
    error: write.error,
    failure: write.failure,
    run: write.run,
    done: write.status === 'success',
    data: write.data,
    sent: write.variables ?? null,
    asSent,
    setFieldErrors,
    resetRequest: write.reset,
    submit() {
      startWaiting();
      // Hides the failure of the last attempt while this one has errors.
      return form.handleSubmit(beforeSubmit ?? write.run, () => write.reset())();
    },
  };
}
