/**
 * `page` was caught by the route's error element, `chunk` could not be fetched, `policy` violates
 * the Content-Security-Policy.
 */
export type ReportKind = 'error' | 'rejection' | 'page' | 'chunk' | 'drift' | 'policy' | 'vital';

/** What happened, as the portal met it: not masked yet. */
export interface ErrorReport {
  kind: ReportKind;
  message: string;
  /** Where in the code: `/assets/main-a1b2.js:1:200`. */
  at?: string | undefined;
  /** Of a vital: milliseconds, or the score of the layout shift. */
  value?: number;
}

type Receiver = (errorReport: ErrorReport) => void;

/** Kept until the module that sends them has loaded; no more than it would send. */
const waiting: ErrorReport[] = [];
let receiver: Receiver = (errorReport) => {
  if (waiting.length < 10) waiting.push(errorReport);
};

/** The first place of this origin's code in a stack. */
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

/** Sends what is reported, also what was before. */
export function receiveReports(next: Receiver): void {
  receiver = next;
  waiting.splice(0).forEach(next);
}
