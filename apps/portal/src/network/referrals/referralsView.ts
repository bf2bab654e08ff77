import {
  number,
  oneOf,
  order,
  page,
  type Parameters,
  readView,
  type TableSort,
  text,
  typedText,
} from '../../shared/page/viewInAddress.ts';

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

/** The view of the page; all of it is in the address. */
export interface ReferralsView extends ReferralFilters {
  sort: TableSort | null;
  /** From 1. */
  page: number;
  shape: 'table' | 'tree';
  /** Id of the person in the sheet, or selected in the tree. */
  person: number | null;
}

/** Query parameter of each filter, in the order of their fields. */
export const filterParameters: Parameters<ReferralFilters> = {
  name: typedText('nome'),
  email: typedText('email'),
  status: text('status'),
  depth: { ...text('profundidade'), read: (depth) => (/^\d{1,6}$/.test(depth) ? String(Number(depth)) : '') },
  level: text('nivel'),
  sponsorLevel: text('nivelIndicador'),
};

/** No filter at all. */
export const noFilters = readView(filterParameters);

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

/** The view in the address. */
export const viewParameters: Parameters<ReferralsView> = {
  ...filterParameters,
  sort: order('ordem', sortNames),
  page: page('pagina'),
  shape: oneOf('ver', { table: 'tabela', tree: 'arvore' }, 'table'),
  // Arrow keys choose it in the tree.
  person: { ...number(personParameter), debounced: true },
};

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
