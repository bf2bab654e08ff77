import type { Received } from '@raiz/api-client';
import { vimeoVideo } from '@raiz/api-client/rules';

/** What a lesson consists of; undefined when it is empty, or withheld as in a preview. */
export function lessonKind(
  lesson: Pick<Received<'Aula'>, 'content' | 'video_url' | 'resource_url'>,
): 'video' | 'text' | undefined {
  if (vimeoVideo(lesson.video_url)) return 'video';
  return lesson.content?.trim() || lesson.resource_url?.trim() ? 'text' : undefined;
}
