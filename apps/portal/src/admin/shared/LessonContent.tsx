import { SegmentedControl, SkeletonText, Stack, Text, TextAreaField } from '@raiz/ui';
import { adminFormMessages as words } from '@raiz/ui/messages/admin';
import { useState } from 'react';
import { useFormState, useWatch, type Control } from 'react-hook-form';
import { FormField, type Check } from '../../shared/form/FormField.tsx';
import { lazyPart } from '../../shared/lazyPart.tsx';
import type { LessonValues } from './lessonValues.ts';
import * as styles from './LessonContent.css.ts';

const { Part: LessonMaterial, prefetch } = lazyPart(
  () => import('../../shared/LessonMaterial.tsx').then((material) => material.LessonMaterial),
  <SkeletonText lines={4} />,
);

const views = [
  { value: 'write', label: words.write },
  { value: 'preview', label: words.preview },
] as const;

export interface LessonContentProps {
  /** React Hook Form's control of the lesson form. */
  control: Control<LessonValues>;
  /** Makes the content required; undefined: optional. */
  check: Check<LessonValues> | undefined;
  /** Lines of the empty field. */
  rows: 4 | 12;
}

/** The text of a lesson: to write, or as a live preview of the whole lesson as students see it. */
export function LessonContent({ control, check, rows }: LessonContentProps) {
  const [view, setView] = useState<'write' | 'preview'>('write');
  const { errors } = useFormState({ control, name: 'content' });
  // Otherwise the form could not move the focus to the invalid field.
  if (errors.content && view === 'preview') setView('write');

  return (
    <Stack gap={12}>
      <div>
        <SegmentedControl
          label={words.contentView}
          options={views}
          size="small"
          value={view}
          onChange={setView}
          onIntent={(next) => next === 'preview' && prefetch()}
        />
      </div>
      <div hidden={view !== 'write'} className={styles.shown}>
        <FormField control={control} check={check} name="content">
          {(field) => (
            <TextAreaField
              {...field}
              label={words.content}
              required={check !== undefined}
              optionalText={words.optional}
              hint={words.contentHint}
              rows={rows}
            />
          )}
        </FormField>
      </div>
      {view === 'preview' && (
        <section aria-label={words.preview} className={styles.preview}>
          <Preview control={control} />
        </section>
      )}
    </Stack>
  );
}

/** Rendered by the component of the lesson page, which is in Portuguese. */
function Preview({ control }: Pick<LessonContentProps, 'control'>) {
  const [title, ...parts] = useWatch({ control, name: ['title', 'content', 'videoUrl', 'resourceUrl'] });
  if (parts.every((part) => part.trim() === '')) return <Text tone="muted">{words.nothingToPreview}</Text>;
  const [content, videoUrl, resourceUrl] = parts;
  return (
    <div lang="pt-BR">
      <Stack gap={16}>
        <LessonMaterial isAdmin={false} lesson={{ title, content, video_url: videoUrl, resource_url: resourceUrl }} />
      </Stack>
    </div>
  );
}
