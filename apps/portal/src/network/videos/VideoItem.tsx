import { safeUrl } from '@raiz/api-client/rules';
import { Card, Inline, Text, TextLink } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { videosMessages as messages } from '@raiz/ui/messages/network';
import { paragraphsOf, type Video, videoWord } from './videos.ts';

export interface VideoItemProps {
  /** Its content is shown as a link if it is an http(s) address, otherwise as text. */
  video: Video;
}

/** Card of one entry: type, date, and its text or a link with the host name. */
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
        paragraphsOf(content ?? emptyValue).map((paragraph, at) => (
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
