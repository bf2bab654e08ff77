import { vimeoVideo } from '@raiz/api-client/rules';
import { TextField } from '@raiz/ui';
import { adminFormMessages as words, adminLessonEditMessages as hints } from '@raiz/ui/messages/admin';
import type { ComponentProps } from 'react';

export type VideoFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'onBlur' | 'name' | 'error' | 'errorLang'
>;

/**
 * Link to a lesson's video. Shows during typing which video it is, or that there will be no player
 * (docs/specification.md#video-player).
 */
export function VideoField(field: VideoFieldProps) {
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
