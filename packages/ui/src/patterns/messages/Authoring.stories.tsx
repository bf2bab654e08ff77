import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import {
  Button,
  Card,
  ErrorSummary,
  Form,
  Inline,
  Notice,
  NumberField,
  SafeText,
  Stack,
  Text,
  TextAreaField,
  TextField,
  TextLink,
} from '../../index.ts';
import { adminFormMessages as words, adminLessonEditMessages as lesson } from '../../messages/admin.ts';
import { ConfirmDialog, Dialog } from '../../overlays.ts';
import { Tabs } from '../../tabs.ts';
import { nothing, StoryScreen } from './storyScreen.tsx';
import { dark, described, fits, phone, said, seen } from './storySaid.ts';

interface Video {
  value: string;
  hint: ReactNode;
  warning?: string;
}

interface AuthoringPatternProps {
  /** What stands above the form. */
  notice?: ReactNode;
  /** Sent with faults in every field. */
  hasFaults?: boolean;
  video?: Video;
  content?: string;
  tab?: 'write' | 'preview';
  dialog?: ReactNode;
}

const noVideo: Video = { value: '', hint: lesson.videoHint };

function Content({ content, tab }: { content: string; tab: 'write' | 'preview' }) {
  const editor = (
    <TextAreaField
      label={words.content}
      hint={words.contentHint}
      lang="en"
      optionalText=""
      value={content}
      onChange={nothing}
    />
  );
  const preview = content === '' ? <Text tone="muted">{words.nothingToPreview}</Text> : <SafeText text={content} />;
  return (
    <Tabs
      label={words.content}
      value={tab}
      onChange={nothing}
      items={[
        { value: 'write', label: words.write, panel: editor },
        { value: 'preview', label: words.preview, panel: preview },
      ]}
    />
  );
}

/** What the authoring forms gain: position, drafts, preview, a guard against losing what was typed (spec, sections 4 and 5). */
function AuthoringPattern(props: AuthoringPatternProps) {
  const { notice, hasFaults = false, video = noVideo, content = '', tab = 'write', dialog } = props;
  const fault = (text: string) => (hasFaults ? text : null);
  return (
    <StoryScreen title={lesson.title} width="form" lang="en">
      {notice}
      <TextLink href="/curso/aula/12">{lesson.seeAsStudent}</TextLink>
      <Form onSubmit={nothing} label={lesson.title}>
        {hasFaults && (
          <ErrorSummary title={words.fixFields} errors={[{ fieldId: 'title', text: words.titleMissing }]} />
        )}
        <TextField
          id="title"
          required
          label={words.title}
          error={fault(words.titleMissing)}
          value={hasFaults ? '' : 'Listening first'}
          onChange={nothing}
        />
        <Stack gap={4} align="start">
          <NumberField
            required
            label={words.position}
            hint={words.positionHint({ position: 4 })}
            error={fault(words.positionTooLow)}
            value={hasFaults ? '0' : '1'}
            onChange={nothing}
          />
          <Button variant="quiet" size="small">
            {words.takePosition({ position: 4 })}
          </Button>
        </Stack>
        <TextField
          type="url"
          label={words.videoUrl}
          optionalText={words.optional}
          hint={video.hint}
          warning={video.warning}
          value={video.value}
          onChange={nothing}
        />
        <Content content={content} tab={tab} />
        <Inline>
          <Button type="submit">{lesson.save}</Button>
          <Button variant="secondary">{words.cancel}</Button>
        </Inline>
        <Text size="small" tone="muted">
          {words.draft.saved({ time: '14:32' })}
        </Text>
      </Form>
      {dialog}
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Autoria',
  component: AuthoringPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthoringPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await described(words.position, 'Next free position: 4')();
    await seen('Use position 4', 'Draft saved at 14:32')();
  },
};

export const DraftFound: Story = {
  args: {
    notice: (
      <Notice
        tone="info"
        actions={
          <>
            <Button variant="secondary">{words.draft.restore}</Button>
            <Button variant="quiet">{words.draft.discard}</Button>
          </>
        }
      >
        {words.draft.found({ time: '14:32' })}
      </Notice>
    ),
  },
  play: said('status', 'There is an unsaved draft from 14:32.'),
};

export const Faults: Story = {
  args: { hasFaults: true },
  play: async () => {
    await seen(words.fixFields)();
    await described(words.position, words.positionTooLow)();
  },
};

export const VideoFound: Story = {
  args: {
    video: {
      value: 'https://vimeo.com/123456789',
      hint: (
        <>
          <span>{lesson.videoFound({ id: '123456789' })}</span> <span>{lesson.captionsHint}</span>
        </>
      ),
    },
  },
  play: described(words.videoUrl, 'Vimeo video 123456789 found.'),
};

export const VideoNotFound: Story = {
  args: { video: { value: 'https://exemplo.com.br/video', hint: lesson.videoHint, warning: lesson.videoNotFound } },
  play: described(words.videoUrl, lesson.videoNotFound),
};

export const NothingToPreview: Story = { args: { tab: 'preview' }, play: seen(words.nothingToPreview) };
export const Previewed: Story = {
  args: { tab: 'preview', content: 'Listen **before** you answer.' },
  play: seen('before'),
};

export const LeftUnsaved: Story = {
  args: {
    dialog: (
      <ConfirmDialog
        open
        lang="en"
        title={words.leave.title}
        confirmText={words.leave.confirm}
        cancelText={words.leave.stay}
        onConfirm={nothing}
        onCancel={nothing}
      >
        {words.leave.question}
      </ConfirmDialog>
    ),
  },
  play: said('alertdialog', words.leave.question),
};

/** Words of the design system that the English screens replace. */
export const ClosedByAButton: Story = {
  args: {
    dialog: (
      <Dialog open lang="en" title={words.preview} closeLabel={words.close} onClose={nothing}>
        <Card>
          <TextLink href="https://exemplo.com.br/apostila.pdf" newTab newTabText={words.opensInNewTab}>
            exemplo.com.br
          </TextLink>
        </Card>
      </Dialog>
    ),
  },
  play: async ({ canvasElement }) => {
    await said('dialog', words.opensInNewTab)();
    const close = canvasElement.ownerDocument.querySelector(`[aria-label="${words.close}"]`);
    if (!close) await seen(words.close)();
  },
};

export const Dark: Story = { ...Faults, globals: dark };
export const Narrow: Story = { ...Faults, globals: phone, play: fits };
