import { safeUrl } from '@raiz/api-client/rules';
import { GiftIcon, ListIcon, MegaphoneIcon, Text, TextLink, TrophyIcon } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { commonMessages } from '@raiz/ui/messages/global';
import { videosMessages as messages } from '@raiz/ui/messages/network';
import type { ReactNode } from 'react';
import { paragraphsOf, type Video, videoWord } from './videos.ts';
import * as styles from './VideoItem.css.ts';

const icons: Readonly<Record<string, ReactNode>> = {
  conquista: <TrophyIcon />,
  bonus: <GiftIcon />,
  anuncio: <MegaphoneIcon />,
};

export interface VideoItemProps {
  /** Its content is shown as a link if it is an http(s) address, otherwise as text. */
  video: Video;
}

/** Row of one entry: its text or a link with the host name, type, and date. */
export function VideoItem({ video: { type, video_date, content } }: VideoItemProps) {
  const word = videoWord(type);
  const date = formatDate(video_date);
  const link = safeUrl(content);
  return (
    <li className={styles.item}>
      <span aria-hidden="true" className={styles.icon}>
        {(type !== null && Object.hasOwn(icons, type) && icons[type]) || <ListIcon />}
      </span>
      <div className={styles.content}>
        {link === null ? (
          paragraphsOf(content ?? emptyValue).map((paragraph, at) => (
            <Text key={at} measure>
              {paragraph}
            </Text>
          ))
        ) : (
          <ItemLink href={link} label={messages.openItem({ type: word, date })} />
        )}
      </div>
      <div className={styles.facts}>
        <span>{word}</span>
        <span>{date}</span>
      </div>
    </li>
  );
}

/** The link of an entry, with its host name. */
function ItemLink({ href, label }: { href: string; label: string }) {
  return (
    <span className={styles.link}>
      <TextLink href={href} newTab aria-label={`${label} ${commonMessages.opensInNewTab}`}>
        {messages.open}
      </TextLink>
      <Text as="span" size="small" tone="muted">
        {new URL(href).hostname}
      </Text>
    </span>
  );
}
