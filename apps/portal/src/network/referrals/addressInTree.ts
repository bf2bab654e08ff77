import { paths } from '../../shared/paths.ts';
import { noFilters, writeView } from './referralsView.ts';

/** Path and query of a person in the tree. */
export function addressInTree(person: number): string {
  const params = writeView({ ...noFilters, sort: null, page: 1, shape: 'tree', person });
  return `${paths.referrals}?${params.toString()}`;
}
