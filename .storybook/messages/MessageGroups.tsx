import { Heading, Stack, Text } from '@raiz/ui';
import { operations } from 'virtual:contract';
import { areaWords } from '../../packages/ui/src/messages/about/areas.ts';
import { groupByPlace } from '../../packages/ui/src/messages/about/findMessages.ts';
import type { MessageAbout } from '../../packages/ui/src/messages/about/index.ts';
import { messageName } from '../../packages/ui/src/messages/match/messageMatcher.ts';
import { callsAt, callsByMessage } from '../contract/saidTexts.ts';
import { MessageItem } from './MessageItem.tsx';
import * as styles from './Messages.css.ts';

export interface MessageGroupsProps {
  messages: readonly MessageAbout[];
  /** Ids of the stories that show each message, by its name. */
  shownBy: Readonly<Record<string, readonly string[]>>;
}

const calls = callsByMessage(operations);

/** Messages under the places where they are met. */
export function MessageGroups({ messages, shownBy }: MessageGroupsProps) {
  return groupByPlace(messages).map(({ area, name, path, messages: here }) => (
    <section key={`${area} ${name}`} aria-label={`${areaWords[area]}: ${name}`} className={styles.group}>
      <Stack gap={4}>
        <Heading level={2} size="h3">
          {name}
        </Heading>
        <Text size="small" tone="muted">
          {areaWords[area]}
          {path !== null && (
            <>
              {' · '}
              <span className={styles.path}>{path}</span>
            </>
          )}
        </Text>
      </Stack>
      <ul className={styles.list}>
        {here.map((message) => (
          <MessageItem
            key={message.key}
            message={message}
            stories={shownBy[messageName(message)] ?? []}
            calls={callsAt(calls.get(messageName(message)) ?? [], path)}
          />
        ))}
      </ul>
    </section>
  ));
}
