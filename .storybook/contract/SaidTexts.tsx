import { Stack, Text, VisuallyHidden } from '@raiz/ui';
import { storyHref } from '../docs/hrefs.ts';
import { PageLink } from '../docs/PageLink.tsx';
import type { ListedSaying } from './listing.ts';
import { serverText, storySaying } from './saidTexts.ts';
import { whenWords } from './words.ts';

export interface SaidTextsProps {
  sayings: readonly ListedSaying[];
}

/** The texts that screens show after each kind of answer, with links to stories. */
export function SaidTexts({ sayings }: SaidTextsProps) {
  return (
    <Stack as="ul" gap={4}>
      {sayings.map(({ when, text }) => {
        const story = storySaying(text);
        return (
          <Text as="li" key={`${when} ${text}`} size="small">
            <Text as="span" size="small" tone="muted">
              {whenWords[when] ?? when}:
            </Text>{' '}
            {text === serverText ? 'o texto do servidor' : `“${text}”`}
            {story !== null && (
              <>
                {' · '}
                <PageLink href={storyHref(story)}>
                  Ver na tela <VisuallyHidden>“{text}”</VisuallyHidden>
                </PageLink>
              </>
            )}
          </Text>
        );
      })}
    </Stack>
  );
}
