/**
 * `page`: the route's error element caught it. `chunk`: a chunk failed to load. `policy`: a
 * violation of the Content-Security-Policy.
 */
export type ReportKind = 'error' | 'rejection' | 'page' | 'chunk' | 'drift' | 'policy' | 'vital';

/** What is reported of an error, a deviation or a measurement: no free text, which may name a person. */
export interface Report {
  kind: ReportKind;
  /** Name of the error or the vital, the deviation, the directive of the policy with the blocked origin. */
  name: string;
  /** Location in the code: `/assets/main-a1b2.js:1:200`. */
  at?: string | undefined;
  /** For a vital: milliseconds, or the score of the layout shift. */
  value?: number;
}

type Receiver = (one: Report) => void;

/** Reports that wait for the module that sends them; at most as many as it sends. */
const waiting: Report[] = [];
let receiver: Receiver = (one) => {
  if (waiting.length < 10) waiting.push(one);
};

/** Reports to the company that runs the portal (docs/deploy.md#reports). Never throws. */
export function report(one: Report): void {
  receiver(one);
}

/** Reports an error by its name and its first place in the portal's code. Its message may hold what a person typed. */
export function reportError(kind: ReportKind, error: unknown): void {
  if (!(error instanceof Error)) return report({ kind, name: typeof error });
  // The message names a chunk that could not be loaded.
  const at = /\/assets\/[\w.-]+\.js(?::\d+:\d+)?/.exec(`${error.message} ${error.stack}`)?.[0];
  report({ kind, name: /^\w{1,40}$/.test(error.name) ? error.name : 'Error', at });
}

/** The release that the document was opened with; "unknown" in development. */
export function releaseOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? 'unknown';
}

/** Sets the receiver and flushes the queued reports to it. */
export function receiveReports(next: Receiver): void {
  receiver = next;
  waiting.splice(0).forEach(next);
}
