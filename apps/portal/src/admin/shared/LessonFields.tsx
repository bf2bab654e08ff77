import { NovaAula } from '@raiz/api-client/maxLengths';
import { typedUrl, vimeoVideo } from '@raiz/api-client/rules';
import {
  BoldIcon,
  CheckboxField,
  CourseCover,
  Heading,
  IconButton,
  Inline,
  LinkIcon,
  Loading,
  PlayIcon,
  RowsIcon,
  SegmentedControl,
  SkeletonText,
  Stack,
  Text,
  TextAreaField,
  TextField,
  TextLink,
} from '@raiz/ui';
import { adminFormMessages as words, adminLessonEditMessages as hints } from '@raiz/ui/messages/admin';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWatch, type Control } from 'react-hook-form';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { FormField, type BoundField } from '../../shared/writes/FormField.tsx';
import { markUp, type Mark } from './markUp.ts';
import { PositionField } from './SaveForm.tsx';
import { type LessonValues, sentLinks, sentVideo } from './values.ts';
import * as styles from './layout.css.ts';

export interface LessonMaterialFieldsProps {
  /** Of the lesson form. */
  control: Control<LessonValues>;
  /** The lesson's course, whose pattern is the cover of the video; null when unknown. */
  courseId: number | null;
  /** Content is required. @default false */
  isWhole?: boolean;
}

/** What a lesson consists of: title, text, video and resources. */
export function LessonMaterialFields({ control, courseId, isWhole = false }: LessonMaterialFieldsProps) {
  return (
    <>
      <FormField control={control} name="title">
        {(field) => <TextField {...field} label={words.title} required maxLength={NovaAula.title} />}
      </FormField>
      <LessonContent control={control} courseId={courseId} isWhole={isWhole} />
      <FormField control={control} name="video_url">
        {(field) => <VideoField field={field} courseId={courseId} />}
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

interface VideoFieldProps extends Pick<LessonMaterialFieldsProps, 'courseId'> {
  field: BoundField<LessonValues, 'video_url'>;
}

/**
 * Link to a lesson's video. Shows during typing which video it is, or that there will be no player
 * (docs/specification.md#video-player).
 */
function VideoField({ field, courseId }: VideoFieldProps) {
  const address = typedUrl(field.value);
  const video = vimeoVideo(address);
  const isOther = address !== null && video === null;
  return (
    <Stack gap={8}>
      <TextField
        {...field}
        label={words.videoUrl}
        optionalText={words.optional}
        type="url"
        hint={video === null ? hints.videoHint : hints.videoFound({ id: video.id })}
        warning={isOther ? hints.videoNotFound : null}
      />
      {video !== null && (
        <div className={styles.video}>
          <div aria-hidden="true" className={styles.thumbnail}>
            <CourseCover courseId={courseId ?? video.id} size="fill" />
            <span className={styles.playSign}>
              <PlayIcon size="text" />
            </span>
          </div>
          <TextLink
            newTab
            newTabText={words.newTab}
            href={`https://vimeo.com/${video.id}${video.hash ? `/${video.hash}` : ''}`}
          >
            {hints.videoOpen}
          </TextLink>
        </div>
      )}
    </Stack>
  );
}

const { Part: LessonMaterial, prefetch } = lazyPart(
  () => import('../../shared/courses/LessonMaterial.tsx').then((material) => material.LessonMaterial),
  <Loading text={words.loadingPreview}>
    <SkeletonText lines={4} />
  </Loading>,
);

const views = [
  { value: 'write', label: words.write },
  { value: 'preview', label: words.preview },
] as const;

/**
 * The text of a lesson: to write, or as a live preview of the whole lesson as students see it, which
 * wide windows have beside it.
 */
function LessonContent({ control, courseId, isWhole }: Required<LessonMaterialFieldsProps>) {
  const [view, setView] = useState<'write' | 'preview'>('write');
  const area = useRef<HTMLTextAreaElement | null>(null);

  /** A hidden field cannot take the focus. */
  function focusOf(element: HTMLTextAreaElement | null) {
    area.current = element;
    return element && { focus: () => (flushSync(() => setView('write')), element.focus()) };
  }

  return (
    <Stack gap={12}>
      <div className={styles.textBar}>
        <div className={styles.narrowOnly}>
          <SegmentedControl
            label={words.contentView}
            options={views}
            value={view}
            onChange={setView}
            onIntent={(next) => next === 'preview' && prefetch()}
          />
        </div>
        <div hidden={view !== 'write'} className={styles.written}>
          <TextTools area={area} />
        </div>
      </div>
      <div hidden={view !== 'write'} className={styles.written}>
        <FormField control={control} name="content">
          {({ ref, ...field }) => (
            <TextAreaField
              {...field}
              ref={(element) => ref(focusOf(element))}
              label={words.content}
              required={isWhole}
              optionalText={words.optional}
              hint={words.contentHint}
              rows={12}
            />
          )}
        </FormField>
      </div>
      {view === 'preview' && (
        <div className={styles.narrowOnly}>
          <section aria-label={words.preview} className={styles.preview}>
            <Preview control={control} courseId={courseId} />
          </section>
        </div>
      )}
    </Stack>
  );
}

const tools = [
  { mark: 'bold', label: words.bold, icon: <BoldIcon /> },
  { mark: 'list', label: words.list, icon: <RowsIcon /> },
  { mark: 'link', label: words.link, icon: <LinkIcon /> },
] as const;

/** Buttons that format what is selected in a text. */
function TextTools({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  function apply(mark: Mark) {
    const field = area.current;
    if (field === null) return;
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    const edit = markUp({ text, start, end }, mark, words.sample);
    field.focus();
    field.setSelectionRange(edit.from, edit.to);
    // As if typed, so that the browser's undo takes it back.
    document.execCommand('insertText', false, edit.insert);
    field.setSelectionRange(edit.start, edit.end);
  }

  return (
    <div role="group" aria-label={words.format} className={styles.tools}>
      {tools.map(({ mark, label, icon }) => (
        <IconButton key={mark} size="small" label={label} icon={icon} onClick={() => apply(mark)} />
      ))}
    </div>
  );
}

/** The lesson as students see it, beside its fields. */
export function LessonPreviewPane(lesson: Omit<LessonMaterialFieldsProps, 'isWhole'>) {
  return (
    <section aria-label={words.preview} className={styles.previewPane}>
      <Heading level={2} size="h3">
        {words.preview}
      </Heading>
      <Preview {...lesson} />
    </section>
  );
}

/** Rendered by the component of the lesson page, which is in Portuguese. */
function Preview({ control, courseId }: Omit<LessonMaterialFieldsProps, 'isWhole'>) {
  const [title, ...parts] = useWatch({ control, name: ['title', 'content', 'video_url', 'resource_url'] });
  if (parts.every((part) => part.trim() === '')) return <Text tone="muted">{words.nothingToPreview}</Text>;
  const [content, video, resources] = parts;
  const lesson = { title, content, video_url: sentVideo(video), resource_url: sentLinks(resources) };
  return (
    <div lang="pt-BR">
      <Stack gap={16}>
        <LessonMaterial isAdmin={false} courseId={courseId} lesson={lesson} />
      </Stack>
    </div>
  );
}
