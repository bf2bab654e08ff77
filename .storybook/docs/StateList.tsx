import { DocsContext, Markdown, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Stack, Text } from '@raiz/ui';
import { useContext } from 'react';
import { AloneStory } from './AloneStory.tsx';
import { storyHref } from './hrefs.ts';
import { PageLink } from './PageLink.tsx';

/** Reads a property of an untyped Storybook object. */
function within(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The comment above a story or above a file's meta. */
function commentOf(parameters: unknown, kind: 'story' | 'component'): string {
  const comment = ['docs', 'description', kind].reduce(within, parameters);
  return typeof comment === 'string' ? comment : '';
}

/** Every state of a screen as a link, and the first as a live story. */
export function StateList() {
  const { csfFile } = useOf('meta', ['meta']);
  const states = useContext(DocsContext).componentStories();
  const [first] = states;
  return (
    <>
      <Title />
      <Markdown>{commentOf(csfFile.meta.parameters, 'component')}</Markdown>
      <Unstyled>
        <Stack>
          {first && <AloneStory id={first.id} name={first.name} storyGlobals={first.storyGlobals} />}
          <Stack as="ul" gap={8}>
            {states.map(({ id, name, parameters }) => (
              <Text as="li" key={id}>
                <PageLink href={storyHref(id)}>{name}</PageLink> {commentOf(parameters, 'story')}
              </Text>
            ))}
          </Stack>
        </Stack>
      </Unstyled>
    </>
  );
}
