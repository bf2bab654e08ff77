import { CheckboxField, NumberField, TextAreaField, TextField } from '@raiz/ui';
import { adminFormMessages as words, adminLessonEditMessages as hints } from '@raiz/ui/messages/admin';
import type { LessonValues } from './lessonValues.ts';
import type { FormValues } from '../../shared/useFormValues.ts';

export interface LessonFieldsProps {
  form: FormValues<LessonValues>;
  /** The full page demands the content, the list's form does not (spec, section 5). */
  contentRequired?: boolean;
}

/** Every field of a lesson, for the list's form and for the page of one lesson. */
export function LessonFields({ form: { values, errors, set }, contentRequired = false }: LessonFieldsProps) {
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
        label={words.content}
        required={contentRequired}
        optionalText={words.optional}
        hint={words.contentHint}
        rows={8}
        error={errors.content ?? null}
        value={values.content}
        onChange={(content) => set('content', content)}
      />
      <TextField
        label={words.videoUrl}
        optionalText={words.optional}
        type="url"
        hint={hints.videoHint}
        error={errors.videoUrl ?? null}
        value={values.videoUrl}
        onChange={(url) => set('videoUrl', url)}
      />
      <TextField
        label={words.resourceUrl}
        optionalText={words.optional}
        hint={hints.resourceHint}
        error={errors.resourceUrl ?? null}
        value={values.resourceUrl}
        onChange={(urls) => set('resourceUrl', urls)}
      />
      <NumberField
        label={words.position}
        required
        error={errors.position ?? null}
        value={values.position}
        onChange={(position) => set('position', position)}
      />
      <CheckboxField
        label={words.required}
        checked={values.required}
        onChange={(required) => set('required', required)}
      />
      <CheckboxField
        label={words.published}
        checked={values.published}
        onChange={(published) => set('published', published)}
      />
    </>
  );
}
