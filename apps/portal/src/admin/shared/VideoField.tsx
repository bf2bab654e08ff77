import { vimeoVideo } from '@raiz/api-client/rules';
import { TextField } from '@raiz/ui';
import { adminFormMessages as words, adminLessonEditMessages as hints } from '@raiz/ui/messages/admin';

export interface VideoFieldProps {
  /** The link as typed. */
  value: string;
  /** Called with what was typed. */
  onChange: (url: string) => void;
  /** What is wrong with it, shown below the field. */
  error: string | undefined;
}

/** Link to a lesson's video. Says while it is typed which video it is, or that there will be no player (spec, section 5). */
export function VideoField({ value, onChange, error }: VideoFieldProps) {
  const video = vimeoVideo(value);
  const isOther = value.trim() !== '' && video === null;
  return (
    <TextField
      label={words.videoUrl}
      optionalText={words.optional}
      type="url"
      hint={video === null ? hints.videoHint : hints.videoFound({ id: video.id })}
      warning={isOther ? hints.videoNotFound : null}
      error={error ?? null}
      value={value}
      onChange={onChange}
    />
  );
}
