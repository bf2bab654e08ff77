import { ArrowLeftIcon, ArrowRightIcon, ButtonLink } from '@raiz/ui';
import { lessonMessages as messages } from '@raiz/ui/messages/learning';
import { to } from '../../shared/paths.ts';
import type { Neighbours } from './neighbours.ts';
import * as styles from './LessonNavigation.css.ts';

export interface LessonNavigationProps {
  /** The lessons before and after, if any. */
  neighbours: Neighbours;
  /** The next lesson is the main thing to do now: this one is completed. */
  goesOn: boolean;
}

/** Previous and next lesson by their titles (spec, section 2). Draws nothing when there is neither. */
export function LessonNavigation({ neighbours: { previous, next }, goesOn }: LessonNavigationProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={messages.navigation} className={styles.navigation}>
      {previous && (
        <ButtonLink variant="secondary" icon={<ArrowLeftIcon />} href={to.lesson(previous.id)}>
          {messages.previousTitle({ title: previous.title })}
        </ButtonLink>
      )}
      {next && (
        <span className={styles.next}>
          <ButtonLink variant={goesOn ? 'primary' : 'secondary'} icon={<ArrowRightIcon />} href={to.lesson(next.id)}>
            {messages.nextTitle({ title: next.title })}
          </ButtonLink>
        </span>
      )}
    </nav>
  );
}
