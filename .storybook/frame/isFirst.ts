import type { TestContext } from 'vitest';

/** Whether a story is the first of its file. */
export function isFirst({ task }: TestContext): boolean {
  return (task.suite ?? task.file).tasks[0] === task;
}
