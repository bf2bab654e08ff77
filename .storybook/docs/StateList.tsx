import { DocsContext, Markdown, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Stack, Text } from '@raiz/ui';
import { useContext } from 'react';
import { AloneStory } from './AloneStory.tsx';
import { storyHref } from './hrefs.ts';
import { PageLink } from './PageLink.tsx';

/** One step into what Storybook hands around untyped. */
function within(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** What the comment above a story, or above all of a file's, says. */
function commentOf(parameters: unknown, kind: 'story' | 'component'): string {
  const comment = ['docs', 'description', kind].reduce(within, parameters);
  return typeof comment === 'string' ? comment : '';
}

/** Every state of a screen with a link of its own, and the first of them alive. */
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
