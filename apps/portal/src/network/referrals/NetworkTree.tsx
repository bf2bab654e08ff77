import { Loading, SkeletonText, Text } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { lazyPart } from '../../shared/lazyPart.tsx';
import { filtersInUse } from './referralsView.ts';
import type { Network } from './useNetwork.ts';
import * as styles from './NetworkTree.css.ts';

const { Part: ReferralTree, prefetch } = lazyPart(
  () => import('./ReferralTree.tsx').then((tree) => tree.ReferralTree),
  <div className={styles.loading}>
    <Loading text={messages.loading}>
      <SkeletonText lines={8} />
    </Loading>
  </div>,
);

/** Prefetches the tree's chunk. */
export const prefetchTree = prefetch;

/** The whole network as a tree, with a note while filters of the table are active. */
export function NetworkTree({ index, view, change }: Network) {
  return (
    <>
      {filtersInUse(view) > 0 && <Text tone="muted">{messages.treeShowsAll}</Text>}
      <ReferralTree index={index} person={view.person} onPerson={(person) => change({ person })} />
    </>
  );
}
