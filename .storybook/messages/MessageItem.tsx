import { Stack, Text, VisuallyHidden } from '@raiz/ui';
import type { MessageAbout } from '../../packages/ui/src/messages/about/index.ts';
import { quotedSection } from '../../packages/ui/src/messages/about/quotedSection.ts';
import { toneWords } from '../../packages/ui/src/messages/about/tones.ts';
import { messageName } from '../../packages/ui/src/messages/match/messageMatcher.ts';
import { storyHref } from '../docs/hrefs.ts';
import { PageLink } from '../docs/PageLink.tsx';
import * as styles from './Messages.css.ts';

export interface MessageItemProps {
  message: MessageAbout;
  /** Ids of the stories that show it, best first. */
  stories: readonly string[];
  /** The operations of the contract after which it is said, with the status or the kind of failure. */
  calls: readonly string[];
}

/** One message: its text as it is said, its tone, when it is shown, and the way to where it stands. */
export function MessageItem({ message, stories, calls }: MessageItemProps) {
  const { text, lang, tone, cause } = message;
  const section = quotedSection(message);
  const [story, other] = stories;
  return (
    <li className={styles.item}>
      <p lang={lang === 'en' ? 'en' : undefined} className={styles.words}>
        {text}
      </p>
      <span className={styles.tones[tone]}>{toneWords[tone]}</span>
      <Stack gap={4}>
        <Text size="small" tone="muted">
          {cause}
          {section !== null && ` Citada na especificação, seção ${section}.`}
        </Text>
        {calls.length > 0 && (
          <Text size="small" tone="muted">
            Depois de{' '}
            <Text as="span" size="small" figures="mono">
              {calls.join(', ')}
            </Text>
          </Text>
        )}
      </Stack>
      <p className={styles.links}>
        {story && <StoryLink id={story} words="Ver na tela" text={text} />}
        {other && <StoryLink id={other} words="Outra história" text={text} />}
        <span className={styles.name}>{messageName(message)}</span>
      </p>
    </li>
  );
}

function StoryLink({ id, words, text }: { id: string; words: string; text: string }) {
  return (
    <PageLink href={storyHref(id)}>
      {words} <VisuallyHidden>“{text}”</VisuallyHidden>
    </PageLink>
  );
}
