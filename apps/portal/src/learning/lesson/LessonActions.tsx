import { toFailure } from '@raiz/api-client';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  BottomBar,
  Button,
  ButtonLink,
  Notice,
  SuccessIcon,
  Text,
  TextLink,
} from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { courseContentMessages, courseMessages, lessonMessages as messages } from '@raiz/ui/messages/learning';
import { useEffect, useState, type ReactNode } from 'react';
import { pathTo } from '../../shared/page/paths.ts';
import { stateOf } from '../../shared/reads/stateOf.ts';
import type { Neighbours } from './lessonPosition.ts';
import type { Completion } from './useCompletion.ts';
import * as styles from './LessonActions.css.ts';

export interface LessonActionsProps {
  courseId: number;
  /** The lessons before and after; undefined until they are known. */
  neighbours: Neighbours | undefined;
  /** Whether the lesson is completed; null for one that the user cannot mark. */
  completion: Completion | null;
}

/**
 * The completion between the previous and the next lesson, below a line that says when the lesson was completed. Once it
 * is completed, the next lesson is the main action. On phones a bar at the bottom.
 */
export function LessonActions({ courseId, neighbours, completion }: LessonActionsProps) {
  const { previous = null, next = null } = neighbours ?? {};
  const hasLinks = previous !== null || next !== null;
  // As before a pending press, so that nothing but its button changes until the answer.
  const isMarked = completion !== null && completion.completed !== completion.busy;
  return (
    <BottomBar>
      <div className={styles.bar}>
        {completion && (
          <>
            <MarkState completion={completion} isMarked={isMarked} />
            <MarkButton key={stateOf(completion.progress)} completion={completion} isMarked={isMarked} />
          </>
        )}
        <div
          role={hasLinks ? 'navigation' : undefined}
          aria-label={hasLinks ? messages.navigation : undefined}
          className={styles.others}
        >
          <div className={styles.previous}>
            {previous ? (
              <ButtonLink
                variant="secondary"
                iconOnly="always"
                icon={<ArrowLeftIcon />}
                href={pathTo.lesson(previous.id)}
              >
                {`${messages.previous} ${previous.title ?? emptyValue}`}
              </ButtonLink>
            ) : (
              <NoLesson>
                <ArrowLeftIcon />
              </NoLesson>
            )}
          </div>
          <div className={isMarked ? styles.next : styles.quietNext}>
            {next ? (
              <ButtonLink
                variant={isMarked ? 'primary' : 'quiet'}
                flush={!isMarked}
                iconAfter={<ArrowRightIcon />}
                href={pathTo.lesson(next.id)}
              >
                <span aria-hidden="true" className={styles.nextWord}>
                  {messages.next}
                </span>
                <span className={styles.nextName} title={next.title ?? emptyValue}>
                  {courseMessages.next({ lesson: next.title ?? emptyValue })}
                </span>
              </ButtonLink>
            ) : (
              <NoLesson>
                <ArrowRightIcon />
              </NoLesson>
            )}
          </div>
        </div>
        {completion && outcomeOf(completion) === 'failed' && (
          <div className={styles.failed}>
            <MarkFailed courseId={courseId} completion={completion} />
          </div>
        )}
      </div>
    </BottomBar>
  );
}

/** The arrow of no lesson. */
function NoLesson({ children: arrow }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className={styles.noLesson}>
      {arrow}
    </span>
  );
}

interface MarkProps {
  completion: Completion;
  /** The lesson is completed: unmarking it is the quietest action. */
  isMarked: boolean;
}

/** Marks the lesson, or unmarks it. One element once its state is known, so that it keeps the focus. */
function MarkButton({ completion, isMarked }: MarkProps) {
  const { completed, busy, toggle } = completion;
  const checking = stateOf(completion.progress) === 'loading';
  return (
    <div className={isMarked ? styles.unmark : styles.mark}>
      <Button
        variant={isMarked ? 'quiet' : 'primary'}
        busy={checking || busy}
        busyLabel={checking ? undefined : completed ? messages.marking : messages.unmarking}
        pause={isMarked}
        onClick={toggle}
      >
        {completed ? messages.unmarkComplete : messages.markComplete}
      </Button>
    </div>
  );
}

/** The outcome of a press that has just succeeded, in a live region that screen readers know; then the date. */
function MarkState({ completion, isMarked }: MarkProps) {
  const { change, completedAt } = completion;
  const isJustDone = useIsNew(outcomeOf(completion) === 'done');
  const date = formatDate(completedAt);
  const hasState = isMarked || isJustDone;
  return (
    <div className={hasState ? styles.state : styles.noState}>
      {hasState && <SuccessIcon size="text" />}
      <p role="status">{isJustDone && (change.variables ? messages.marked : messages.unmarked)}</p>
      {isMarked && !isJustDone && (
        <p>{date === emptyValue ? courseMessages.completed : messages.completedAt({ date })}</p>
      )}
    </div>
  );
}

/** The outcome of the last mark or unmark; null before it and while it is pending. */
function outcomeOf({ change, completed }: Completion): 'done' | 'failed' | null {
  if (change.status === 'idle' || change.status === 'pending') return null;
  // After a lost answer the lesson may have the requested state.
  return change.status === 'success' || completed === change.variables ? 'done' : 'failed';
}

/** How long the outcome of a press is shown instead of the date, in milliseconds. */
const outcomeTime = 3000;

/** Whether something has been true for less than `outcomeTime`. */
function useIsNew(isTrue: boolean): boolean {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setOld(true), outcomeTime);
    return () => {
      clearTimeout(timer);
      setOld(false);
    };
  }, [isTrue]);
  return isTrue && !isOld;
}

/**
 * The failure of the last mark or unmark, until the next press. After a 403 adds the server's reason and a link to
 * enrol, which is usually missing.
 */
function MarkFailed({ courseId, completion: { change } }: Pick<MarkProps, 'completion'> & { courseId: number }) {
  const { status, text } = toFailure(change.error);
  const isRejected = status === 403;
  return (
    <Notice
      tone="danger"
      actions={
        isRejected && <TextLink href={pathTo.coursePreview(courseId)}>{courseContentMessages.goToPreview}</TextLink>
      }
    >
      <Text>{change.failure?.text}</Text>
      {isRejected && text !== null && <Text>{text}</Text>}
    </Notice>
  );
}
