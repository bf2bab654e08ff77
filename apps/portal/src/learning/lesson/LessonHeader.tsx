import { ArrowLeftIcon, ArrowRightIcon, BackLink, Badge, Button, ButtonLink, EditIcon } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { courseWordsMessages as words, lessonMessages as messages } from '@raiz/ui/messages/learning';
import type { ReactNode } from 'react';
import { paths, to } from '../../shared/page/paths.ts';
import { ContentTitle } from '../shared/ContentTitle.tsx';
import type { LessonPlace, Neighbours } from './lessonPlace.ts';
import * as styles from './LessonHeader.css.ts';

export interface LessonHeaderProps {
  /** The lesson's title; null until it is known. */
  title: string | null;
  /** The course of the lesson; undefined until it is known, null when the lesson has none. */
  courseId: number | null | undefined;
  /** The course's title; undefined until it is known. */
  courseTitle: string | null | undefined;
  /** Where the lesson is in its course; null when unknown. */
  place: LessonPlace | null;
  /** On narrow windows: the button that shows the position and opens the outline. */
  outline: ReactNode;
  /**
   * The lessons before and after; undefined until they are known, null for a lesson that is not
   * open.
   */
  neighbours: Neighbours | undefined | null;
  /** Id of a lesson that this reader may edit, or null. */
  editId: number | null;
  /** Whether the lesson is unpublished, which only administrators open. */
  isUnpublished: boolean;
}

/** The lesson's title, its place in the course, and links to the lessons around it. */
export function LessonHeader(props: LessonHeaderProps) {
  const { title, courseId, courseTitle, place, outline, neighbours, editId, isUnpublished } = props;
  return (
    <ContentTitle
      title={title}
      placeholder={messages.pageTitle}
      room="titleAndPlace"
      above={
        <div className={styles.above}>
          {courseId === undefined ? (
            <span />
          ) : (
            <BackLink href={courseId === null ? paths.catalogue : to.course(courseId)}>
              {courseId === null ? messages.backToCatalogue : messages.back}
            </BackLink>
          )}
          {(editId !== null || neighbours !== null) && (
            <div className={styles.tools}>
              {editId !== null && (
                <ButtonLink
                  variant="secondary"
                  size="small"
                  iconOnly="phones"
                  icon={<EditIcon />}
                  lang="en"
                  href={to.adminLesson(editId)}
                >
                  {messages.editLesson}
                </ButtonLink>
              )}
              {neighbours !== null && <LessonSteps neighbours={neighbours} />}
            </div>
          )}
        </div>
      }
      lead={
        title === null || neighbours !== null ? (
          <Place courseTitle={courseTitle} place={place} outline={outline} />
        ) : undefined
      }
      badges={isUnpublished && <Badge tone="unpublished">{words.unpublished}</Badge>}
    />
  );
}

/** Course, module and position, such as "Prospecção · Módulo 1: Lista · Aula 2 de 6". */
function Place({ courseTitle, place, outline }: Pick<LessonHeaderProps, 'courseTitle' | 'place' | 'outline'>) {
  const separator = <span className={styles.wideOnly}> · </span>;
  return (
    <div className={styles.place}>
      {courseTitle !== undefined && <span className={styles.line}>{courseTitle ?? emptyValue}</span>}
      <div className={styles.second}>
        {place !== null && (
          <>
            {separator}
            <span className={styles.line}>
              {words.moduleTitle({ position: place.modulePosition, title: place.module.title ?? emptyValue })}
            </span>
          </>
        )}
        {place?.position && (
          <span className={styles.wideOnly}>
            {` · ${messages.position({ position: place.position, total: place.total })}`}
          </span>
        )}
        {outline}
      </div>
    </div>
  );
}

const look = { variant: 'secondary', size: 'small' } as const;

interface LessonStepsProps {
  /** The lessons before and after; undefined until they are known. */
  neighbours: Neighbours | undefined;
}

/** Short links to the previous and the next lesson, for the page's header; not shown on phones. */
function LessonSteps({ neighbours }: LessonStepsProps) {
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
