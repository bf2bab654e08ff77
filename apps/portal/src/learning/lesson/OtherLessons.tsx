import { LoadFailed } from '@raiz/ui';
import type { Load } from '../../shared/load.ts';
import { useFocusAfterRetry } from '../../shared/useFocusAfterRetry.ts';
import { LessonNavigation } from './LessonNavigation.tsx';
import type { Neighbours } from './neighbours.ts';

export interface OtherLessonsProps {
  /** The lessons before and after: loading, failed with its sentence and a retry, or ready. */
  load: Load<Neighbours>;
  /** The next lesson is the main thing to do now: this one is completed. */
  goesOn: boolean;
}

/** The way to the lessons around this one, or why it is missing and how to get it. Draws nothing while it is on its way. */
export function OtherLessons({ load, goesOn }: OtherLessonsProps) {
  useFocusAfterRetry(load.state === 'failed');
  if (load.state === 'loading') return null;
  if (load.state === 'ready') return <LessonNavigation neighbours={load.data} goesOn={goesOn} />;
  return (
    <LoadFailed onRetry={load.retry} busy={load.retrying}>
      {load.message}
    </LoadFailed>
  );
}
