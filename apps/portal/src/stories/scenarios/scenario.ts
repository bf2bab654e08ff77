import type { World } from '@raiz/mock-server';

/** What a server may do to a screen, told once and by name, so that any story can be seen under it. */
export interface Scenario {
  /** Name for people, in the toolbar. */
  title: string;
  /** What differs from the ordinary server, in one sentence. */
  explains: string;
  /** Changes the mock's tables before anyone signs in. */
  prepare?: (world: World, now: Date) => void;
  /** Answers a call in place of the mock; undefined leaves the call to it. */
  answer?: (request: Request) => Response | undefined | Promise<Response | undefined>;
}
