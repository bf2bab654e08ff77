import { BackLink, Badge, ButtonLink, EditIcon } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { courseMessages, lessonMessages as messages } from '@raiz/ui/messages/learning';
import type { ReactNode } from 'react';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { ContentTitle } from '../shared/ContentTitle.tsx';
import type { LessonPosition } from './lessonPosition.ts';
import * as styles from './LessonHeader.css.ts';

export interface LessonHeaderProps {
  /** The lesson's title; null until it is known. */
  title: string | null;
  /** The course of the lesson; undefined until it is known, null when the lesson has none. */
  courseId: number | null | undefined;
  /** The course's title; undefined until it is known. */
  courseTitle: string | null | undefined;
  /** Where the lesson is in its course; null when unknown. */
  lessonPosition: LessonPosition | null;
  /** On narrow windows: the button that shows the position and opens the outline. */
  outline: ReactNode;
  /** Whether the user can or may be able to open the course of the lesson. */
  hasPosition: boolean;
  /** Id of a lesson that the user may edit, or null. */
  editId: number | null;
  /** Whether the lesson is unpublished, which only administrators open. */
  isUnpublished: boolean;
}

/** The lesson's title and its position in the course. */
export function LessonHeader(props: LessonHeaderProps) {
  const { title, courseId, courseTitle, lessonPosition, outline, hasPosition, editId, isUnpublished } = props;
  return (
    <ContentTitle
      title={title}
      placeholder={messages.pageTitle}
      isLoading={courseId === undefined}
      above={
        <div className={styles.above}>
          <BackLink
            href={courseId === null ? paths.catalogue : courseId === undefined ? null : pathTo.course(courseId)}
          >
            {courseId === null ? messages.backToCatalogue : messages.back}
          </BackLink>
          {editId !== null && (
            <div className={styles.tools}>
              <ButtonLink
                variant="secondary"
                size="small"
                iconOnly="phones"
                icon={<EditIcon />}
                lang="en"
                href={pathTo.adminLesson(editId)}
              >
                {messages.editLesson}
              </ButtonLink>
            </div>
          )}
          {outline}
        </div>
      }
      lead={hasPosition ? <LessonPositionLine courseTitle={courseTitle} lessonPosition={lessonPosition} /> : undefined}
      badges={isUnpublished && <Badge tone="unpublished">{courseMessages.unpublished}</Badge>}
    />
  );
}

/** Course, module and position, such as "Prospecção · Módulo 1: Lista · Aula 2 de 6". */
function LessonPositionLine({
  courseTitle,
  lessonPosition,
}: Pick<LessonHeaderProps, 'courseTitle' | 'lessonPosition'>) {
  return (
    <p className={styles.position}>
      {courseTitle !== undefined && (courseTitle ?? emptyValue)}
      {lessonPosition !== null && (
        <>
          {` · ${courseMessages.module({ position: lessonPosition.modulePosition })} `}
          {lessonPosition.module.title ?? emptyValue}
        </>
      )}
      {lessonPosition?.position && (
        <span className={styles.wideOnly}>
          {` · ${messages.position({ position: lessonPosition.position, total: lessonPosition.total })}`}
        </span>
      )}
    </p>
  );
}
