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
 * The completion between the previous and the next lesson. Once the lesson is completed, a row above them says when,
 * before the button that unmarks. On phones they are a bar at the bottom: then the next lesson is its main action;
 * after the last lesson it says when.
 */
export function LessonActions({ courseId, neighbours, completion }: LessonActionsProps) {
  const { previous = null, next = null } = neighbours ?? {};
  const hasLinks = previous !== null || next !== null;
  const outcome = completion && outcomeOf(completion);
  const isNews = useIsNew(outcome === 'done');
  // As before a pending press, so that nothing but its button changes until the answer.
  const isMarked = completion !== null && completion.completed !== completion.busy;
  const isAtOnce = !isNews && (isMarked || completion === null);
  const isInPage = isNews || isAtOnce;
  const isAtEnd = isMarked && neighbours !== undefined && !next;
  const date = isMarked && <DoneDate completion={completion} />;
  return (
    <div className={isMarked ? styles.marked : styles.end}>
      <BottomBar
        lead={
          completion && (
            <>
              {date && !isAtEnd && <p className={isNews ? styles.doneBesideNews : styles.done}>{date}</p>}
              <MarkButton key={stateOf(completion.progress)} completion={completion} isMarked={isMarked} />
            </>
          )
        }
        leadIn={isInPage ? 'page' : 'bar'}
        message={completion && outcome === 'failed' && <MarkFailed courseId={courseId} completion={completion} />}
      >
        {completion && <MarkNews completion={completion} isNews={isNews} />}
        {isAtEnd && !isNews && <p className={styles.doneAtEnd}>{date}</p>}
        <div
          role={hasLinks ? 'navigation' : undefined}
          aria-label={hasLinks ? messages.navigation : undefined}
          className={isInPage ? styles.others : styles.around}
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
          <div className={isAtOnce && next ? styles.nextAtOnce : styles.next}>
            {next ? (
              <ButtonLink
                variant={isMarked ? 'primary' : 'quiet'}
                flush={!isMarked}
                iconAfter={<ArrowRightIcon />}
                href={pathTo.lesson(next.id)}
              >
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
      </BottomBar>
    </div>
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
}

/** Marks the lesson, or unmarks it. One element once its state is known, so that it keeps the focus. */
function MarkButton({ completion, isMarked }: MarkProps & { isMarked: boolean }) {
  const { completed, busy, toggle } = completion;
  const checking = stateOf(completion.progress) === 'loading';
  return (
    <Button
      variant={isMarked ? 'quiet' : 'primary'}
      flush={isMarked}
      busy={checking || busy}
      busyLabel={checking ? undefined : completed ? messages.marking : messages.unmarking}
      pause={isMarked}
      onClick={toggle}
    >
      {completed ? messages.unmarkComplete : messages.markComplete}
    </Button>
  );
}

/** The outcome of a press that has just succeeded, in a live region that screen readers know. */
function MarkNews({ completion: { change }, isNews }: MarkProps & { isNews: boolean }) {
  return (
    <div role="status" className={isNews ? styles.news : styles.noNews}>
      {isNews && (
        <>
          <SuccessIcon size="text" />
          <span>{change.variables ? messages.marked : messages.unmarked}</span>
        </>
      )}
    </div>
  );
}

/** When the lesson was completed. */
function DoneDate({ completion: { completedAt } }: MarkProps) {
  const date = formatDate(completedAt);
  return (
    <>
      <SuccessIcon size="text" />
      <span>{date === emptyValue ? courseMessages.completed : messages.completedAt({ date })}</span>
    </>
  );
}

/** The outcome of the last mark or unmark; null before it and while it is pending. */
function outcomeOf({ change, completed }: Completion): 'done' | 'failed' | null {
  if (change.status === 'idle' || change.status === 'pending') return null;
  // After a lost answer the lesson may have the requested state.
  return change.status === 'success' || completed === change.variables ? 'done' : 'failed';
}

/** How long the outcome of a press is shown in the place of the date, in milliseconds. */
const newsTime = 3000;

/** Whether something has been true for less than `newsTime`. */
function useIsNew(isTrue: boolean): boolean {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    if (!isTrue) return undefined;
    const timer = setTimeout(() => setOld(true), newsTime);
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
function MarkFailed({ courseId, completion: { change } }: MarkProps & { courseId: number }) {
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
