import type { Received } from '@raiz/api-client';
import { safeUrl, splitLinks, vimeoVideo } from '@raiz/api-client/rules';
import { Heading, Notice, ResourceList, SafeText, Stack, Text, VideoPlayer } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { lessonMessages as messages } from '@raiz/ui/messages/learning';

export interface LessonMaterialProps {
  /** A stored lesson, or one that is being edited. */
  lesson: Pick<Received<'Aula'>, 'title' | 'content' | 'video_url' | 'resource_url'>;
  /** Its course, for the video's cover; null or undefined when unknown. */
  courseId?: number | null;
  /** Shows a warning for an unknown video link; students see no player. */
  isAdmin: boolean;
}

/** Video, text and http(s) links of a lesson (docs/specification.md#video-player). */
export function LessonMaterial({ lesson, courseId, isAdmin }: LessonMaterialProps) {
  const video = vimeoVideo(lesson.video_url);
  const text = lesson.content?.trim() ?? '';
  const links = splitLinks(lesson.resource_url).flatMap((link) => safeUrl(link) ?? []);
  const notUnderstood = isAdmin && !video && Boolean(lesson.video_url?.trim());

  return (
    <>
      {video && (
        <VideoPlayer
          videoId={video.id}
          hash={video.hash}
          coverId={courseId ?? video.id}
          title={messages.video({ title: lesson.title || emptyValue })}
        />
      )}
      {notUnderstood && (
        <Notice tone="warning" quiet>
          {messages.videoNotUnderstood}
        </Notice>
      )}
      {text !== '' && <SafeText size="reading" text={text} safeUrl={safeUrl} />}
      {text === '' && !video && links.length === 0 && <Text tone="muted">{messages.noContent}</Text>}
      {links.length > 0 && (
        <Stack gap={12}>
          <Heading level={2} size="h3">
            {messages.resources}
          </Heading>
          <ResourceList links={links} label={messages.resources} />
        </Stack>
      )}
    </>
  );
}
