import { vimeoVideo } from '@raiz/api-client/rules';
import { CheckboxField, Inline, SegmentedControl, SkeletonText, Stack, Text, TextAreaField, TextField } from '@raiz/ui';
import { adminFormMessages as words, adminLessonEditMessages as hints } from '@raiz/ui/messages/admin';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWatch, type Control } from 'react-hook-form';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { FormField, type BoundField } from '../../shared/writes/FormField.tsx';
import { PositionField } from './SaveForm.tsx';
import type { LessonValues } from './values.ts';
import * as styles from './layout.css.ts';

export interface LessonMaterialFieldsProps {
  /** Of the lesson form. */
  control: Control<LessonValues>;
  /** The page of one lesson: the content is required, and its field is high. @default false */
  isWhole?: boolean;
}

/** What a lesson consists of: title, text, video and resources. */
export function LessonMaterialFields({ control, isWhole = false }: LessonMaterialFieldsProps) {
  return (
    <>
      <FormField control={control} name="title">
        {(field) => <TextField {...field} label={words.title} required maxLength={200} />}
      </FormField>
      <LessonContent control={control} isWhole={isWhole} />
      <FormField control={control} name="video_url">
        {(field) => <VideoField {...field} />}
      </FormField>
      <FormField control={control} name="resource_url">
        {(field) => (
          <TextField {...field} label={words.resourceUrl} optionalText={words.optional} hint={hints.resourceHint} />
        )}
      </FormField>
    </>
  );
}

export interface LessonStateFieldsProps {
  /** Of the lesson form. */
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
        <FormField control={control} name="is_required">
          {({ value, ...field }) => <CheckboxField {...field} label={words.required} checked={value} />}
        </FormField>
      </Inline>
      <FormField control={control} name="position">
        {(field) => <PositionField {...field} nextFree={nextFree} />}
      </FormField>
    </>
  );
}

/**
 * Link to a lesson's video. Shows during typing which video it is, or that there will be no player
 * (docs/specification.md#video-player).
 */
function VideoField(field: BoundField<LessonValues, 'video_url'>) {
  const video = vimeoVideo(field.value);
  const isOther = field.value.trim() !== '' && video === null;
  return (
    <TextField
      {...field}
      label={words.videoUrl}
      optionalText={words.optional}
      type="url"
      hint={video === null ? hints.videoHint : hints.videoFound({ id: video.id })}
      warning={isOther ? hints.videoNotFound : null}
    />
  );
}

const { Part: LessonMaterial, prefetch } = lazyPart(
  () => import('../../shared/courses/LessonMaterial.tsx').then((material) => material.LessonMaterial),
  <SkeletonText lines={4} />,
);

const views = [
  { value: 'write', label: words.write },
  { value: 'preview', label: words.preview },
] as const;

/** The text of a lesson: to write, or as a live preview of the whole lesson as students see it. */
function LessonContent({ control, isWhole }: Required<LessonMaterialFieldsProps>) {
  const [view, setView] = useState<'write' | 'preview'>('write');

  /** A hidden field cannot take the focus. */
  function focusOf(area: HTMLTextAreaElement | null) {
    return area && { focus: () => (flushSync(() => setView('write')), area.focus()) };
  }

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
        <FormField control={control} name="content">
          {({ ref, ...field }) => (
            <TextAreaField
              {...field}
              ref={(area) => ref(focusOf(area))}
              label={words.content}
              required={isWhole}
              optionalText={words.optional}
              hint={words.contentHint}
              rows={isWhole ? 12 : 4}
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
function Preview({ control }: Pick<LessonMaterialFieldsProps, 'control'>) {
  const [title, ...parts] = useWatch({ control, name: ['title', 'content', 'video_url', 'resource_url'] });
  if (parts.every((part) => part.trim() === '')) return <Text tone="muted">{words.nothingToPreview}</Text>;
  const [content, video_url, resource_url] = parts;
  return (
    <div lang="pt-BR">
      <Stack gap={16}>
        <LessonMaterial isAdmin={false} lesson={{ title, content, video_url, resource_url }} />
      </Stack>
    </div>
  );
}
