import { Stack, Text } from '@raiz/ui';
import { docsHref } from '../docs/hrefs.ts';
import { PageLink } from '../docs/PageLink.tsx';
import type { ListedScreen } from './listing.ts';

export interface ScreensProps {
  screens: readonly ListedScreen[];
}

/** The screens that use an operation, with links to their stories. */
export function Screens({ screens }: ScreensProps) {
  return (
    <Stack as="ul" gap={4}>
      {screens.map(({ path, stories }) => (
        <Text as="li" key={path} size="small">
          <Text as="span" size="small" figures="mono">
            {path}
          </Text>
          {stories.map((title) => (
            <span key={title}>
              {' · '}
              <PageLink href={docsHref(title)}>{title.replace('Telas/', '')}</PageLink>
            </span>
          ))}
        </Text>
      ))}
    </Stack>
  );
}
