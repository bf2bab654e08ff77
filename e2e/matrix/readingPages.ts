import { operationIds, operations, type OperationId } from '@raiz/contract';
import { listOperations, readDocument } from '@raiz/contract/document';
import { paths } from '../../apps/portal/src/shared/page/paths.ts';
import { addressOf, visits } from '../support/visits.ts';
import type { Account } from '../support/mock.ts';

/** A page that reads from the API, with the account that opens it. */
export interface ReadingPage {
  /** The path in the table of pages. */
  route: string;
  path: string;
  person: Account;
}

/** Ids of a course in which the account is enrolled, for the pages of its lessons. */
const enrolled = { ':cursoId': '2', ':aulaId': '4' };

/** Queries without which a page reads nothing. */
const queries: Readonly<Record<string, string>> = { [paths.adminCourseForm]: '?id=1' };

/** Every page that reads from the API. */
export const readingPages: readonly ReadingPage[] = visits
  .filter(({ access }) => access !== 'public')
  .map(({ route, access }) => ({
    route,
    path: addressOf(route, route.startsWith('/curso/') ? enrolled : undefined) + (queries[route] ?? ''),
    person: access === 'admin' ? 'admin' : 'member',
  }));

/** The id of a GET operation. */
export type ReadId = { [Id in OperationId]: (typeof operations)[Id]['method'] extends 'GET' ? Id : never }[OperationId];

/** Whether an operation is a GET operation. */
export function isRead(id: OperationId): id is ReadId {
  return operations[id].method === 'GET';
}

/** The GET operations. */
export const readIds = operationIds.filter(isRead);

/** What x-telas names that is part of many pages, with the page that shows it: one that reads nothing else, if it can. */
const surroundings: Readonly<Record<string, string>> = {
  header: paths.paymentCanceled,
  banner: paths.paymentCanceled,
  '/admin/*': paths.adminCourses,
};

const screens = new Map(listOperations(readDocument()).map(({ id, object }) => [id, object['x-telas']]));

/** The routes of the screens that use an operation, by x-telas of the contract. */
export function routesOf(id: OperationId): string[] {
  return (screens.get(id) ?? []).map((screen) => surroundings[screen] ?? screen.replaceAll(/\{(\w+)\}/g, ':$1'));
}

/** The pages that send a GET operation on load, in the order of its x-telas. */
export function pagesOf(id: OperationId): ReadingPage[] {
  return routesOf(id).flatMap((route) => readingPages.filter((page) => page.route === route));
}
