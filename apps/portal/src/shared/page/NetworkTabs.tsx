import { TabStrip } from '@raiz/ui';
import { networkTabsMessages as messages } from '@raiz/ui/messages/network';
import { networkPages, paths } from './paths.ts';

export interface NetworkTabsProps {
  /** The page being shown. */
  current: (typeof networkPages)[number];
}

/**
 * Links between the member's home and the pages of the network, which do not fit into the header.
 */
export function NetworkTabs({ current }: NetworkTabsProps) {
  const links = networkPages.map((page) => ({ label: messages[page], href: paths[page], current: page === current }));
  return <TabStrip label={messages.label} links={links} />;
}
