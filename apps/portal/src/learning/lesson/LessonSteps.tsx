import { ArrowLeftIcon, ArrowRightIcon, Button, ButtonLink } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { lessonMessages as messages } from '@raiz/ui/messages/learning';
import { to } from '../../shared/page/paths.ts';
import type { Neighbours } from './neighbours.ts';
import * as styles from './LessonHeader.css.ts';

const look = { variant: 'secondary', size: 'small' } as const;

export interface LessonStepsProps {
  /** The lessons before and after; undefined until they are known. */
  neighbours: Neighbours | undefined;
}

/** Short links to the previous and the next lesson, for the page's header; not shown on phones. */
export function LessonSteps({ neighbours }: LessonStepsProps) {
  const { previous = null, next = null } = neighbours ?? {};
  return (
    <div className={styles.steps}>
      {previous ? (
        <ButtonLink
          {...look}
          icon={<ArrowLeftIcon />}
          href={to.lesson(previous.id)}
          aria-label={messages.stepBackTitle({ title: previous.title ?? emptyValue })}
        >
          {messages.stepBack}
        </ButtonLink>
      ) : (
        <Button {...look} disabled icon={<ArrowLeftIcon />}>
          {messages.stepBack}
        </Button>
      )}
      {next ? (
        <ButtonLink
          {...look}
          iconAfter={<ArrowRightIcon />}
          href={to.lesson(next.id)}
          aria-label={messages.stepOnTitle({ title: next.title ?? emptyValue })}
        >
          {messages.stepOn}
        </ButtonLink>
      ) : (
        <Button {...look} disabled iconAfter={<ArrowRightIcon />}>
          {messages.stepOn}
        </Button>
      )}
    </div>
  );
}
