import { operationAt } from '@raiz/contract';

/** Unexpected errors of the running story, in order. */
const faults: string[] = [];

/** Records an error that must fail the running story. */
export function recordError(fault: string): void {
  faults.push(fault);
}

/** Clears the errors before the next story. */
export function forgetErrors(): void {
  faults.length = 0;
}

/** Fails a story with recorded errors: an unmocked call, a console error, an uncaught exception. */
export function failOnErrors(): void {
  const found = [...new Set(faults)];
  forgetErrors();
  if (found.length > 0) throw new Error(`Behind this story:\n${found.map((fault) => `- ${fault}`).join('\n')}`);
}

/** A console error that a story expects. */
export interface ExpectedError {
  /** Part of the message. */
  text: string;
  /** Why the story cannot avoid it. */
  because: string;
}

/** Errors of Storybook itself, allowed in any story. */
const excused: readonly ExpectedError[] = [
  { text: '[vite]', because: 'the development server says that it was restarted' },
  { text: 'suspended inside an `act` scope', because: "Testing Library's own act met a part that loads late" },
  { text: 'ResizeObserver loop', because: "Storybook's frame watches the body, which a fixed bar pads" },
];

function asText(part: unknown): string {
  if (part instanceof Error) return `${part.name}: ${part.message}`;
  return typeof part === 'string' ? part : (JSON.stringify(part) ?? typeof part);
}

/**
 * The arguments of `console.error` as one line, with `%s` placeholders filled and stacks removed.
 */
function errorLine(parts: readonly unknown[]): string {
  const [first, ...rest] = parts.map(asText);
  const filled = (first ?? '').replaceAll(/%[sdifoOc]/g, (mark) =>
    mark === '%c' ? (rest.shift(), '') : (rest.shift() ?? mark),
  );
  return [filled, ...rest].join(' ').split('\n')[0]?.trim() ?? '';
}

/** Whether an error is expected by the story or comes from Storybook. */
export function isExpected(line: string, expected: readonly ExpectedError[]): boolean {
  return [...excused, ...expected].some(({ text }) => line.includes(text));
}

let stop: (() => void) | null = null;

/**
 * Records unexpected errors of the console and the page while a story runs. A second call replaces
 * the first.
 *
 * @returns Stops watching.
 */
export function watchErrors(expected: readonly ExpectedError[]): () => void {
  stop?.();
  const original = console.error;
  const note = (line: string) => {
    if (!isExpected(line, expected)) recordError(line);
  };
  const onError = ({ error, message }: ErrorEvent) => note(`uncaught: ${error ? asText(error) : message}`);
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(`uncaught: ${asText(reason)}`);

  console.error = (...parts: unknown[]) => {
    note(`console.error: ${errorLine(parts)}`);
    original(...parts);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const end = () => {
    if (stop !== end) return;
    stop = null;
    console.error = original;
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
  stop = end;
  return end;
}

/** Hosts that a story may call, each with the reason. */
const excusedHosts = new Map([['player.vimeo.com', 'the video player is an iframe, and shows itself']]);

/**
 * The name of an unmocked request, such as `GET /api/curses` or `GET https://cdn.example/x.js`;
 * null for operations of the contract and files of Storybook. Such a request would fail or leave
 * the machine in the real portal.
 *
 * @param pageOrigin Origin of the requesting page.
 */
export function unknownCall({ method, url }: Pick<Request, 'method' | 'url'>, pageOrigin: string): string | null {
  const { protocol, origin, host, pathname } = new URL(url);
  if (!protocol.startsWith('http')) return null;
  if (origin !== pageOrigin) return excusedHosts.has(host) ? null : `${method} ${origin}${pathname}`;
  if (pathname !== '/api' && !pathname.startsWith('/api/')) return null;
  const path = pathname.slice('/api'.length);
  return operationAt(method, path) !== null ? null : `${method} ${pathname}`;
}
