import type { AreaHandlers } from '../core/types.ts';
import { courseHandlers } from './courses.ts';
import { lessonHandlers } from './lessons.ts';
import { moduleHandlers } from './modules.ts';

/** The authors' operations. */
export const adminHandlers = {
  ...courseHandlers,
  ...moduleHandlers,
  ...lessonHandlers,
} satisfies AreaHandlers;
