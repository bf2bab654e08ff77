import type { OperationId, operations } from '@raiz/contract';
import type { Locator, Page } from '@playwright/test';
import type { FaultName } from './faults.ts';
import type { Account, Mock } from '../support/mock.ts';
import type { ReadId } from './readingPages.ts';

/**
 * The expected end of a case: another page (`at`), one of several texts (`texts`), or a working
 * page.
 */
export type Outcome = { at: RegExp } | { texts: readonly (string | RegExp)[] } | 'works';

/** The page and the steps with which the portal sends an operation. */
export interface Trigger {
  /** Demo account; without it a visitor. */
  as?: Account;
  path: string;
  /** Prepares the mock server's data. */
  prepare?: (mock: Mock) => Promise<unknown>;
  /** Prepares the page before the call. */
  fill?: (page: Page) => Promise<void>;
  /** Sends the call; unnecessary when the page sends it on load. */
  act?: (page: Page) => Promise<void>;
  /** The texts of this page, when the contract lists those of several. */
  texts?: readonly (string | RegExp)[];
  /** Outcomes that differ from the contract's messages, each with a reason. */
  outcomes?: Partial<Record<FaultName, Outcome>>;
  /** Whether the page works without this operation and shows no retry. */
  optional?: boolean;
  /** Name of the retry button. @default "Tentar novamente" or "Try again" */
  retry?: RegExp;
}

/** The operations of an area. */
type IdIn<Area> = { [Id in OperationId]: (typeof operations)[Id]['area'] extends Area ? Id : never }[OperationId];

/**
 * The triggers of an area; without one, of all. A missing write is a type error. A read is sent by the first page of its
 * x-telas (openapi.yaml), and has a row only for what differs from that.
 */
export type Triggers<Area = unknown> = Readonly<
  Record<Exclude<IdIn<Area>, ReadId>, Trigger> & Partial<Record<Extract<IdIn<Area>, ReadId>, Partial<Trigger>>>
>;

/** A field of the page by its label. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

/** Presses the first button with this name, in the page, its open dialog or its open menu. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const containers = page.locator('main, [role="dialog"], [role="alertdialog"]');
  const options = { name, exact: typeof name === 'string' };
  await containers.getByRole('button', options).or(page.getByRole('menuitem', options)).first().click();
}
