import { Heading, Inline, Stack, TextLink } from '@raiz/ui';
import { networkLinksMessages as messages } from '@raiz/ui/messages/network';
import { useId } from 'react';
import { paths } from '../../shared/paths.ts';

/** The pages of the network, in the order shown. */
const pages = [
  'referrals',
  'qualifications',
  'earnings',
  'earningsPanel',
  'withdrawals',
  'videos',
  'funds',
] as const satisfies (keyof typeof paths & keyof typeof messages)[];

export interface NetworkLinksProps {
  /** The page that shows the links; it is left out. */
  current: (typeof pages)[number];
}

/**
 * Links to the other pages of the network, which the header has no room for. Render them after the
 * page's data has loaded, so that they do not move.
 */
export function NetworkLinks({ current }: NetworkLinksProps) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <Stack gap={4}>
        <Heading level={2} size="h4" id={headingId}>
          {messages.label}
        </Heading>
        <Inline as="ul" gap={16}>
          {pages
            .filter((page) => page !== current)
            .map((page) => (
              <li key={page}>
                <TextLink href={paths[page]} look="standalone">
                  {messages[page]}
                </TextLink>
              </li>
            ))}
        </Inline>
      </Stack>
    </nav>
  );
}
