import { noteFault } from './faults.ts';

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
export function errorLine(parts: readonly unknown[]): string {
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
  const told = console.error;
  const note = (line: string) => {
    if (!isExpected(line, expected)) noteFault(line);
  };
  const onError = ({ error, message }: ErrorEvent) => note(`uncaught: ${error ? asText(error) : message}`);
  const onRejection = ({ reason }: PromiseRejectionEvent) => note(`uncaught: ${asText(reason)}`);

  console.error = (...parts: unknown[]) => {
    note(`console.error: ${errorLine(parts)}`);
    told(...parts);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const end = () => {
    if (stop !== end) return;
    stop = null;
    console.error = told;
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
  stop = end;
  return end;
}
