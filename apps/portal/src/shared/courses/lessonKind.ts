import type { Received } from '@raiz/api-client';
import { vimeoVideo } from '@raiz/api-client/rules';

/** The kind of a lesson; undefined when it is empty, or hidden as in a preview. */
export function lessonKind(
  lesson: Pick<Received<'Aula'>, 'content' | 'video_url' | 'resource_url'>,
): 'video' | 'text' | undefined {
  if (vimeoVideo(lesson.video_url)) return 'video';
  return lesson.content?.trim() || lesson.resource_url?.trim() ? 'text' : undefined;
}
