import { failureMessage, type ErrorTexts } from '@raiz/api-client';
import { Notice } from '@raiz/ui';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
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

export interface FormFailureProps {
  /** Why the last request failed; renders nothing for null. */
  error: unknown;
  /** The messages of the screen. */
  texts: ErrorTexts;
  /** Buttons and links that help. */
  actions?: ReactNode;
}

/** The error of a form's request, scrolled into view. */
export function FormFailure({ error, texts, actions }: FormFailureProps) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The pressed button may be sticky, far from the end of the form.
    if (error !== null) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);

  if (error === null) return null;
  const { text, lang } = failureMessage(error, texts);
  return (
    <div ref={notice}>
      <Notice tone="danger" actions={actions}>
        <span lang={lang}>{text}</span>
      </Notice>
    </div>
  );
}
