import { safeUrl, typedUrl, vimeoVideo } from '@raiz/api-client/rules';
import {
  BoldIcon,
  CheckboxField,
  CourseCover,
  Heading,
  IconButton,
  Inline,
  LinkIcon,
  Loading,
  Notice,
  PlayIcon,
  rejectedAddresses,
  RowsIcon,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  TextAreaField,
  TextField,
  TextLink,
} from '@raiz/ui';
import { adminFormMessages, adminLessonEditMessages as hints } from '@raiz/ui/messages/admin';
import { useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useWatch, type Control } from 'react-hook-form';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { FormField, type BoundField } from '../../shared/writes/FormField.tsx';
import { markUp, type Mark } from './markUp.ts';
import { PositionField } from './PositionField.tsx';
import { type LessonValues, sentLinks, sentVideo } from './values.ts';
import * as styles from './layout.css.ts';
import * as lessonStyles from './LessonFields.css.ts';

export interface LessonMaterialFieldsProps {
  /** Of the lesson form. */
  control: Control<LessonValues>;
  /** The lesson's course, for the cover of the video; null when unknown. */
  courseId: number | null;
  /** Content is required. @default false */
  isWhole?: boolean;
}

/** Title, text, video and resources of a lesson. */
export function LessonMaterialFields({ control, courseId, isWhole = false }: LessonMaterialFieldsProps) {
  return (
    <>
      <FormField control={control} name="title">
        {(field) => <TextField {...field} label={adminFormMessages.title} required />}
      </FormField>
      <LessonContent control={control} courseId={courseId} isWhole={isWhole} />
      <FormField control={control} name="video_url">
        {(field) => <VideoField field={field} courseId={courseId} />}
      </FormField>
      <FormField control={control} name="resource_url">
        {(field) => (
          <TextField
            {...field}
            label={adminFormMessages.resourceUrl}
            optionalText={adminFormMessages.optional}
            hint={hints.resourceHint}
          />
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
          {({ value, ...field }) => <CheckboxField {...field} label={adminFormMessages.published} checked={value} />}
        </FormField>
        <FormField control={control} name="is_required">
          {({ value, ...field }) => <CheckboxField {...field} label={adminFormMessages.required} checked={value} />}
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
 * Link to a lesson's video. While the user types, shows which video it is, or that there will be no
 * player (docs/specification.md#video-player).
 */
function VideoField({ field, courseId }: VideoFieldProps) {
  const address = typedUrl(field.value);
  const video = vimeoVideo(address);
  const isOther = address !== null && video === null;
  return (
    <Stack gap={8}>
      <TextField
        {...field}
        label={adminFormMessages.videoUrl}
        optionalText={adminFormMessages.optional}
        type="url"
        hint={video === null ? hints.videoHint : hints.videoFound({ id: video.id })}
        warning={isOther ? hints.videoNotFound : null}
      />
      {video !== null && (
        <div className={lessonStyles.video}>
          <div aria-hidden="true" className={lessonStyles.thumbnail}>
            <CourseCover courseId={courseId ?? video.id} size="fill" />
            <span className={lessonStyles.playSign}>
              <PlayIcon size="text" />
            </span>
          </div>
          <TextLink
            newTab
            newTabText={adminFormMessages.newTab}
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
  <Loading text={adminFormMessages.loadingPreview}>
    <Skeleton kind="text" rows={4} />
  </Loading>,
);

const views = [
  { value: 'write', label: adminFormMessages.write },
  { value: 'preview', label: adminFormMessages.preview },
] as const;

/**
 * The text of a lesson: the field, or a live preview of the lesson as students see it. Wide windows
 * show both.
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
    <div className={lessonStyles.lessonText}>
      <div className={lessonStyles.textBar}>
        <div className={styles.narrowOnly}>
          <SegmentedControl
            label={adminFormMessages.contentView}
            options={views}
            value={view}
            onChange={setView}
            onIntent={(next) => next === 'preview' && prefetch()}
          />
        </div>
        <div hidden={view !== 'write'} className={lessonStyles.writing}>
          <TextTools area={area} />
        </div>
      </div>
      <div hidden={view !== 'write'} className={lessonStyles.written}>
        <FormField control={control} name="content">
          {({ ref, ...field }) => (
            <TextAreaField
              {...field}
              ref={(element) => ref(focusOf(element))}
              label={adminFormMessages.content}
              required={isWhole}
              optionalText={adminFormMessages.optional}
              hint={adminFormMessages.contentHint}
              rows={12}
            />
          )}
        </FormField>
      </div>
      {view === 'preview' && (
        <div className={styles.narrowOnly}>
          <section aria-label={adminFormMessages.preview} className={lessonStyles.preview}>
            <Preview control={control} courseId={courseId} />
          </section>
        </div>
      )}
    </div>
  );
}

const tools = [
  { mark: 'bold', label: adminFormMessages.bold, icon: <BoldIcon /> },
  { mark: 'list', label: adminFormMessages.list, icon: <RowsIcon /> },
  { mark: 'link', label: adminFormMessages.link, icon: <LinkIcon /> },
] as const;

/** Buttons that format the selection in a text. */
function TextTools({ area }: { area: RefObject<HTMLTextAreaElement | null> }) {
  function apply(mark: Mark) {
    const field = area.current;
    if (field === null) return;
    const { value: text, selectionStart: start, selectionEnd: end } = field;
    const edit = markUp({ text, start, end }, mark, adminFormMessages.sample);
    field.focus();
    field.setSelectionRange(edit.from, edit.to);
    // As if typed, so that the browser's undo reverts it.
    document.execCommand('insertText', false, edit.insert);
    field.setSelectionRange(edit.start, edit.end);
  }

  return (
    <div role="group" aria-label={adminFormMessages.format} className={lessonStyles.tools}>
      {tools.map(({ mark, label, icon }) => (
        <IconButton key={mark} size="small" label={label} icon={icon} onClick={() => apply(mark)} />
      ))}
    </div>
  );
}

/** The lesson as students see it, next to its fields. */
export function LessonPreviewPane(lesson: Omit<LessonMaterialFieldsProps, 'isWhole'>) {
  return (
    <section aria-label={adminFormMessages.preview} className={styles.previewPane}>
      <Heading level={2} size="h3">
        {adminFormMessages.preview}
      </Heading>
      <Preview {...lesson} />
    </section>
  );
}

/** The lesson page's component renders it, in Portuguese. */
function Preview({ control, courseId }: Omit<LessonMaterialFieldsProps, 'isWhole'>) {
  const [title, ...parts] = useWatch({ control, name: ['title', 'content', 'video_url', 'resource_url'] });
  if (parts.every((part) => part.trim() === '')) return <Text tone="muted">{adminFormMessages.nothingToPreview}</Text>;
  const [content, video, resources] = parts;
  const lesson = { title, content, video_url: sentVideo(video), resource_url: sentLinks(resources) };
  const rejected = rejectedAddresses(content, safeUrl);
  return (
    <Stack gap={16}>
      <div lang="pt-BR">
        <Stack gap={16}>
          <LessonMaterial isAdmin={false} courseId={courseId} lesson={lesson} />
        </Stack>
      </div>
      {rejected.length > 0 && (
        <Notice tone="warning" quiet>
          {adminFormMessages.notLinks({ addresses: rejected.join(', ') })}
        </Notice>
      )}
    </Stack>
  );
}
