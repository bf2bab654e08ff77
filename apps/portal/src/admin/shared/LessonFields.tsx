import { CheckboxField, Inline, TextField } from '@raiz/ui';
import { adminFormMessages as words, adminLessonEditMessages as hints } from '@raiz/ui/messages/admin';
import type { Control } from 'react-hook-form';
import { FormField, type Check } from '../../shared/form/FormField.tsx';
import { LessonContent } from './LessonContent.tsx';
import { checkLesson, type LessonValues } from './lessonValues.ts';
import { PositionField } from './PositionField.tsx';
import { VideoField } from './VideoField.tsx';

export interface LessonMaterialFieldsProps {
  /** React Hook Form's control of the lesson form. */
  control: Control<LessonValues>;
  /** Makes the content required, as on the page of one lesson. */
  checkContent?: Check<LessonValues>;
  /** Lines of the empty content. */
  rows: 4 | 12;
}

/** What a lesson consists of: title, text, video and resources. */
export function LessonMaterialFields({ control, checkContent, rows }: LessonMaterialFieldsProps) {
  return (
    <>
      <FormField control={control} check={checkLesson} name="title">
        {(field) => <TextField {...field} label={words.title} required maxLength={200} />}
      </FormField>
      <LessonContent control={control} check={checkContent} rows={rows} />
      <FormField control={control} check={checkLesson} name="videoUrl">
        {(field) => <VideoField {...field} />}
      </FormField>
      <FormField control={control} check={checkLesson} name="resourceUrl">
        {(field) => (
          <TextField {...field} label={words.resourceUrl} optionalText={words.optional} hint={hints.resourceHint} />
        )}
      </FormField>
    </>
  );
}

export interface LessonStateFieldsProps {
  /** React Hook Form's control of the lesson form. */
  control: Control<LessonValues>;
  /** The next free position for a new lesson; undefined for an existing one. */
  nextFree?: number | undefined;
}

/** Whether a lesson is published and required, and its position. */
export function LessonStateFields({ control, nextFree }: LessonStateFieldsProps) {
  return (
    <>
      <Inline gap={24}>
        <FormField control={control} name="published">
          {({ value, ...field }) => <CheckboxField {...field} label={words.published} checked={value} />}
        </FormField>
        <FormField control={control} name="required">
          {({ value, ...field }) => <CheckboxField {...field} label={words.required} checked={value} />}
        </FormField>
      </Inline>
      <FormField control={control} check={checkLesson} name="position">
        {(field) => <PositionField {...field} nextFree={nextFree} />}
      </FormField>
    </>
  );
}
