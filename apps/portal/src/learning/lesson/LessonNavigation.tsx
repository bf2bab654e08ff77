import { ArrowLeftIcon, ArrowRightIcon, ButtonLink, LoadFailed } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { lessonMessages as messages } from '@raiz/ui/messages/learning';
import type { Load } from '../../shared/load.ts';
import { to } from '../../shared/paths.ts';
import { useFocusAfterRetry } from '../../shared/useFocusAfterRetry.ts';
import type { Neighbours } from './neighbours.ts';
import * as styles from './LessonNavigation.css.ts';

export interface LessonNavigationProps {
  /** The lessons before and after: loading, failed with its sentence and a retry, or ready. */
  load: Load<Neighbours>;
  /** The lesson is completed, so the next one becomes the main action. */
  isCompleted: boolean;
}

/** Links to the previous and the next lesson. Renders nothing while loading or without either. */
export function LessonNavigation({ load, isCompleted }: LessonNavigationProps) {
  useFocusAfterRetry(load.state === 'failed');
  if (load.state === 'loading') return null;
  if (load.state === 'failed') {
    return (
      <LoadFailed onRetry={load.retry} busy={load.retrying}>
        {load.message}
      </LoadFailed>
    );
  }
  const { previous, next } = load.data;
  if (!previous && !next) return null;
  return (
    <nav aria-label={messages.navigation} className={styles.navigation}>
      {previous && (
        <ButtonLink variant="secondary" icon={<ArrowLeftIcon />} href={to.lesson(previous.id)}>
          {messages.previousTitle({ title: previous.title ?? emptyValue })}
        </ButtonLink>
      )}
      {next && (
        <span className={styles.next}>
          <ButtonLink
            variant={isCompleted ? 'primary' : 'secondary'}
            icon={<ArrowRightIcon />}
            href={to.lesson(next.id)}
          >
            {messages.nextTitle({ title: next.title ?? emptyValue })}
          </ButtonLink>
        </span>
      )}
    </nav>
  );
}
