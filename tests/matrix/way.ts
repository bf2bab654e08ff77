import type { World } from '@raiz/mock-server';
import type { OperationId } from '@raiz/contract';
import type { Page } from 'playwright';
import type { FaultName } from './faults.ts';
import type { Person } from './matrixPortal.ts';

/**
 * What a case must end in: a page of its own (`/login`, `/perfil`), a sentence to be seen, or a
 * page that works (`works`). A list of sentences: any of them.
 */
export type Outcome = { at: string } | { says: readonly (string | RegExp)[] } | 'works';

/** How an operation is reached in the portal: on which page, by which action. */
export interface Way {
  /** Who calls; nobody is logged in when left out. */
  as?: Person;
  /** Address of the page. */
  path: string;
  /** Brings the demo world into the state that the call needs. */
  world?: (world: World) => void;
  /** Opens and fills what must be there before the call. */
  fill?: (page: Page) => Promise<void>;
  /** Makes the call; a page that calls by itself needs none. */
  act?: (page: Page) => Promise<void>;
  /** The sentences of this very place, where the contract lists those of several. */
  says?: readonly (string | RegExp)[];
  /** What differs from what the contract's messages let expect, with the reason in a comment. */
  outcomes?: Partial<Record<FaultName, Outcome>>;
  /** A failure of this read shows no way on of its own, since the page goes on without it. */
  quiet?: boolean;
  /** Name of the button that tries again. @default "Tentar novamente" or "Try again" */
  retry?: RegExp;
}

/** The ways of one area: an operation without one is a type error, and fails the matrix. */
export type Ways<Id extends OperationId> = Readonly<Record<Id, Way>>;
