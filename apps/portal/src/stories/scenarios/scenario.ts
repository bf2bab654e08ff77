import type { World } from '@raiz/mock-server';

/** A named behaviour of the server that any story can be shown with. */
export interface Scenario {
  /** Name for people, in the toolbar. */
  title: string;
  /** What differs from the ordinary server, in one sentence. */
  explains: string;
  /** Changes the mock's tables before anyone signs in. */
  prepare?: (world: World, now: Date) => void;
  /** Answers a call instead of the mock; undefined leaves it to the mock. */
  answer?: (request: Request) => Response | undefined | Promise<Response | undefined>;
}
