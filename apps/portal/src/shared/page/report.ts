/**
 * `page`: the route's error element caught it. `chunk`: a chunk failed to load. `policy`: a
 * violation of the Content-Security-Policy.
 */
export type ReportKind = 'error' | 'rejection' | 'page' | 'chunk' | 'drift' | 'policy' | 'vital';

/** An error or a measurement, not masked yet. */
export interface ErrorReport {
  kind: ReportKind;
  message: string;
  /** Location in the code: `/assets/main-a1b2.js:1:200`. */
  at?: string | undefined;
  /** For a vital: milliseconds, or the score of the layout shift. */
  value?: number;
}

type Receiver = (errorReport: ErrorReport) => void;

/** Reports that wait for the module that sends them; at most as many as it sends. */
const waiting: ErrorReport[] = [];
let receiver: Receiver = (errorReport) => {
  if (waiting.length < 10) waiting.push(errorReport);
};

/** The first location of this origin's code in a stack. */
function locationIn(stack: string | undefined): string | undefined {
  return /\/assets\/[\w.-]+\.js:\d+:\d+/.exec(stack ?? '')?.[0];
}

/** Reports an error to the company that runs the portal (docs/deploy.md#reports). Never throws. */
export function report(kind: ReportKind, error: unknown): void {
  const isError = error instanceof Error;
  receiver({
    kind,
    message: isError ? `${error.name}: ${error.message}` : String(error),
    at: locationIn(isError ? error.stack : undefined),
  });
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
