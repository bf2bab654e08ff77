import { trimUnseen } from '@raiz/ui/format';
import { wholeNumber } from '../../shared/page/ids.ts';
import type { TableSort } from '@raiz/ui/table';

/** Filters of the network (docs/specification.md#network); an empty text filters nothing. */
export interface ReferralFilters {
  name: string;
  email: string;
  status: string;
  /** Digits only. */
  depth: string;
  level: string;
  sponsorLevel: string;
}

/** What the page shows; all of it is in the address. */
export interface ReferralsView extends ReferralFilters {
  sort: TableSort | null;
  /** From 1. */
  page: number;
  shape: 'table' | 'tree';
  /** Id of the person in the sheet, or selected in the tree. */
  person: number | null;
}

/** No filter at all. */
export const noFilters: ReferralFilters = { name: '', email: '', status: '', depth: '', level: '', sponsorLevel: '' };

/** Query parameter of each filter. */
const filterNames = {
  name: 'nome',
  email: 'email',
  status: 'status',
  depth: 'profundidade',
  level: 'nivel',
  sponsorLevel: 'nivelIndicador',
} as const satisfies Record<keyof ReferralFilters, string>;

/** Query parameter of the person in the sheet, or selected in the tree. */
export const personParameter = 'pessoa';

/** Name of each sortable column in the address. */
const sortNames = {
  name: 'nome',
  email: 'email',
  date: 'data',
  depth: 'profundidade',
  status: 'status',
  level: 'nivel',
  sponsor: 'indicador',
  sponsorLevel: 'nivelIndicador',
} as const;

/** A column of the table. */
export type ReferralColumn = keyof typeof sortNames;

function isColumn(id: string): id is ReferralColumn {
  return Object.hasOwn(sortNames, id);
}

/** The columns in the order of the CSV file. */
export const referralColumnIds: readonly ReferralColumn[] = Object.keys(sortNames).filter(isColumn);

/** Column of a sort; null for an unknown one. */
export function columnOf(sort: TableSort | null): ReferralColumn | null {
  return sort !== null && isColumn(sort.columnId) ? sort.columnId : null;
}

function readSort(text: string | null): TableSort | null {
  if (text === null) return null;
  const down = text.startsWith('-');
  const columnId = referralColumnIds.find((id) => sortNames[id] === (down ? text.slice(1) : text));
  return columnId === undefined ? null : { columnId, direction: down ? 'descending' : 'ascending' };
}

/** Reads the view from an address; ignores invalid values. */
export function readView(params: URLSearchParams): ReferralsView {
  const text = (key: keyof ReferralFilters) => params.get(filterNames[key]) ?? '';
  return {
    name: text('name'),
    email: text('email'),
    status: text('status'),
    depth: /^\d{1,6}$/.test(text('depth')) ? text('depth') : '',
    level: text('level'),
    sponsorLevel: text('sponsorLevel'),
    sort: readSort(params.get('ordem')),
    page: wholeNumber(params.get('pagina')) ?? 1,
    shape: params.get('ver') === 'arvore' ? 'tree' : 'table',
    person: wholeNumber(params.get(personParameter)),
  };
}

/** Query parameters of a view; leaves out default values. */
export function writeView(view: ReferralsView): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of filterKeys) if (view[key] !== '') params.set(filterNames[key], view[key]);
  const column = columnOf(view.sort);
  if (column !== null) params.set('ordem', `${view.sort?.direction === 'descending' ? '-' : ''}${sortNames[column]}`);
  if (view.page > 1) params.set('pagina', String(view.page));
  if (view.shape === 'tree') params.set('ver', 'arvore');
  if (view.person !== null) params.set(personParameter, String(view.person));
  return params;
}

function isFilter(key: string): key is keyof ReferralFilters {
  return Object.hasOwn(filterNames, key);
}

/** The filters in the order of their fields. */
const filterKeys: readonly (keyof ReferralFilters)[] = Object.keys(filterNames).filter(isFilter);

/** How many filters are active. */
export function filtersInUse(filters: ReferralFilters): number {
  return filterKeys.filter((key) => trimUnseen(filters[key]) !== '').length;
}
