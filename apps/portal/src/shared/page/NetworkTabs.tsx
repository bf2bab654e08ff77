import { TabStrip } from '@raiz/ui';
import { networkTabsMessages as messages } from '@raiz/ui/messages/network';
import { paths } from './paths.ts';

/** The member's home and the pages of the network, in the order shown. */
const pages = [
  'profile',
  'referrals',
  'qualifications',
  'earnings',
  'earningsPanel',
  'withdrawals',
  'videos',
  'funds',
] as const satisfies (keyof typeof paths & keyof typeof messages)[];

export interface NetworkTabsProps {
  /** The page being shown. */
  current: (typeof pages)[number];
}

/**
 * Links between the member's home and the pages of the network, which do not fit into the header.
 */
export function NetworkTabs({ current }: NetworkTabsProps) {
  const links = pages.map((page) => ({ label: messages[page], href: paths[page], current: page === current }));
  return <TabStrip label={messages.label} links={links} />;
}
