import { safeUrl } from '@raiz/api-client/rules';
import { Card, Inline, Text, TextLink } from '@raiz/ui';
import { formatDate } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { videosMessages as messages } from '@raiz/ui/messages/network';
import { paragraphsOf, type Video, videoWord } from './videos.ts';

export interface VideoItemProps {
  /** Kind, day and content: a link when that is an http(s) address, text otherwise. */
  video: Video;
}

/** One entry: its kind and day, and a link that names its host when its content is an address, otherwise the text itself (spec, section 3). */
export function VideoItem({ video: { type, video_date, content } }: VideoItemProps) {
  const word = videoWord(type);
  const date = formatDate(video_date);
  const link = safeUrl(content);
  return (
    <Card as="li">
      <Inline gap={8}>
        <Text as="span" strong>
          {word}
        </Text>
        <Text as="span" size="small" tone="muted">
          {date}
        </Text>
      </Inline>
      {link === null ? (
        paragraphsOf(content).map((paragraph, at) => (
          <Text key={at} measure>
            {paragraph}
          </Text>
        ))
      ) : (
        <Inline gap={8}>
          <TextLink
            href={link}
            newTab
            look="standalone"
            aria-label={`${messages.openItem({ type: word, date })} ${commonMessages.opensInNewTab}`}
          >
            {messages.open}
          </TextLink>
          <Text as="span" size="small" tone="muted">
            {new URL(link).hostname}
          </Text>
        </Inline>
      )}
    </Card>
  );
}
