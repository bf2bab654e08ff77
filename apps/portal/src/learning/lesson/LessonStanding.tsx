import { Button, ListIcon, VisuallyHidden } from '@raiz/ui';
import { lessonMessages as messages } from '@raiz/ui/messages/learning';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { CourseProgress } from '../shared/CourseProgress.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';
import type { LessonPlace } from './lessonPlace.ts';
import * as styles from './LessonRail.css.ts';

const { Part: OutlineSheet, intent } = lazyPart(() => import('./OutlineSheet.tsx').then((file) => file.OutlineSheet));

export interface LessonStandingProps {
  /** The course with its modules; undefined until it is known. */
  read: CourseRead | undefined;
  /** Id of the lesson being read. */
  lessonId: number;
  /** Where it is in the course; null when unknown. */
  place: LessonPlace | null;
  /** Administrators also see unpublished lessons. */
  isAdmin: boolean;
}

/** For narrow windows: the position, which opens the outline in a sheet, and the progress. */
export function LessonStanding({ read, lessonId, place, isAdmin }: LessonStandingProps) {
  return (
    <div className={styles.place}>
      {read && (
        <>
          <OutlineButton read={read} lessonId={lessonId} place={place} isAdmin={isAdmin} />
          <div className={styles.progress}>
            <CourseProgress course={read.course} />
          </div>
        </>
      )}
    </div>
  );
}

function OutlineButton({ read, lessonId, place, isAdmin }: LessonStandingProps & { read: CourseRead }) {
  const { key } = useLocation();
  // A press on the lesson being read changes only the key, which closes the sheet.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const position = place?.position ?? null;
  return (
    <>
      <Button variant="secondary" icon={<ListIcon />} aria-haspopup="dialog" onClick={() => setOpenAt(key)} {...intent}>
        {position === null || place === null ? (
          messages.outline
        ) : (
          <>
            {messages.position({ position, total: place.total })}
            <VisuallyHidden> {messages.openOutline}</VisuallyHidden>
          </>
        )}
      </Button>
      {openAt === key && (
        <OutlineSheet onClose={() => setOpenAt(null)} read={read} lessonId={lessonId} isAdmin={isAdmin} />
      )}
    </>
  );
}
