import { CheckboxField, TextField } from '@raiz/ui';
import { adminFormMessages as words, adminLessonEditMessages as hints } from '@raiz/ui/messages/admin';
import type { LessonValues } from './lessonValues.ts';
import type { FormValues } from '../../shared/useFormValues.ts';
import { LessonContent } from './LessonContent.tsx';
import { PositionField } from './PositionField.tsx';
import { VideoField } from './VideoField.tsx';

export interface LessonFieldsProps {
  /** Values and errors of all fields. */
  form: FormValues<LessonValues>;
  /** The full page demands the content, the list's form does not (spec, section 5). */
  contentRequired?: boolean;
  /** The next free position, where the other lessons are known. */
  nextFree?: number;
}

/** Every field of a lesson, for the list's form and for the page of one lesson. */
export function LessonFields({ form, contentRequired = false, nextFree }: LessonFieldsProps) {
  const { values, errors, set } = form;
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
      <LessonContent form={form} required={contentRequired} />
      <VideoField value={values.videoUrl} error={errors.videoUrl} onChange={(url) => set('videoUrl', url)} />
      <TextField
        label={words.resourceUrl}
        optionalText={words.optional}
        hint={hints.resourceHint}
        error={errors.resourceUrl ?? null}
        value={values.resourceUrl}
        onChange={(urls) => set('resourceUrl', urls)}
      />
      <PositionField
        nextFree={nextFree}
        error={errors.position}
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
