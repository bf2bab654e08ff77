import { fold } from '@raiz/ui/format';
import type { ListedOperation } from './listing.ts';
import { accessWords, areaWords } from './words.ts';

/** The searched text of an operation: names, paths, access, statuses, screens and examples. */
function textOf({ id, area, method, path, access, summary, requests, answers, screens }: ListedOperation): string {
  const examples = [...requests, ...answers.flatMap((answer) => answer.examples)];
  const parts = [
    id,
    areaWords[area] ?? area,
    `${method} ${path}`,
    accessWords[access],
    summary,
    ...answers.map(({ status }) => String(status)),
    ...screens.flatMap((screen) => [screen.path, ...screen.stories]),
    ...examples.flatMap(({ title, json }) => [title, json]),
  ];
  return fold(parts.join('\n'));
}

/**
 * The operations that contain every word of a search, in any order and without regard to accents.
 */
export function findOperations(operations: readonly ListedOperation[], search: string): ListedOperation[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return operations.filter((operation) => {
    const text = textOf(operation);
    return words.every((word) => text.includes(word));
  });
}
