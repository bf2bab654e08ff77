import { paths } from '../../shared/paths.ts';
import { noFilters, personParameter, writeView } from './referralsView.ts';

/** The tree without a selected person. Written once: a page has a hundred addresses. */
const tree = writeView({ ...noFilters, sort: null, page: 1, shape: 'tree', person: null }).toString();

/** Path and query of a person in the tree. */
export function addressInTree(person: number): string {
  return `${paths.referrals}?${tree}&${personParameter}=${person}`;
}
