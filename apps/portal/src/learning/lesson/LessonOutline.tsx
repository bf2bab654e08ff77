import { Button, ChevronDownIcon, Heading, Loading, showCurrent, Skeleton, Stack } from '@raiz/ui';
import { courseMessages, lessonMessages as messages } from '@raiz/ui/messages/learning';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { useStateHere } from '../../shared/page/useStateHere.ts';
import { moduleOf, progressOf } from '../shared/courseFacts.ts';
import { CourseModules } from '../shared/CourseModules.tsx';
import { CourseProgress } from '../shared/CourseProgress.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';
import { useIsClosed } from '../shared/premiumAccess.ts';
import type { LessonPosition } from './lessonPosition.ts';
import * as styles from './LessonOutline.css.ts';

const { Part: Sheet, preloadHandlers } = lazyPart(async () => {
  const { Sheet: Loaded } = await import('@raiz/ui/overlays');
  return Loaded;
});

export interface LessonOutlineProps {
  /** The course with its modules, or its preview if the server withholds the rest. */
  read: CourseRead;
  /** Id of the current lesson. */
  lessonId: number;
  /** Administrators also see unpublished lessons. */
  isAdmin: boolean;
}

/** The lessons of the course with their ticks, and the current one marked. */
function LessonOutline({ read, lessonId, isAdmin, name }: LessonOutlineProps & { name: string }) {
  const isCourseClosed = useIsClosed(read, isAdmin) !== false;
  return (
    <nav aria-label={courseMessages.outline}>
      <CourseModules
        modules={read.course.modules}
        reader={{ isAdmin, access: isCourseClosed ? 'closed' : 'open', showsProgress: true, currentId: lessonId }}
        openAtFirst={moduleOf(read.course, lessonId)}
        name={name}
        brief
      />
    </nav>
  );
}

/** The progress in the course; renders nothing without any. */
function BegunProgress({ read: { course } }: Pick<LessonOutlineProps, 'read'>) {
  return progressOf(course).done > 0 && <CourseProgress course={course} />;
}

/**
 * The right rail: the progress in the course, if there is any, and its outline, scrolled to the
 * current lesson.
 */
export function LessonRail(props: LessonOutlineProps) {
  return (
    <div className={styles.rail}>
      <div className={styles.head}>
        <RailTitle />
        <BegunProgress {...props} />
      </div>
      <div ref={showCurrent} className={styles.list}>
        <LessonOutline {...props} name="rail" />
      </div>
    </div>
  );
}

/** Skeleton of the rail; not announced, because the page's skeleton is. */
export function RailSkeleton() {
  return (
    <Loading text="">
      <div className={styles.rail}>
        <div className={styles.head}>
          <RailTitle />
          <Skeleton kind="list" rows={5} />
        </div>
      </div>
    </Loading>
  );
}

function RailTitle() {
  return (
    <Heading level={2} size="h3">
      {courseMessages.outline}
    </Heading>
  );
}

export interface OutlineButtonProps extends LessonOutlineProps {
  /** Where the lesson is in the course; null when unknown. */
  lessonPosition: LessonPosition | null;
}

/** For narrow windows: the position, which opens the outline in a sheet. */
export function OutlineButton({ lessonPosition, ...outline }: OutlineButtonProps) {
  // A press on the current lesson closes the sheet, too.
  const [isOpen, setOpen] = useStateHere(false);
  const position = lessonPosition?.position ?? null;
  return (
    <span className={styles.opener}>
      <Button
        variant="quiet"
        size="small"
        iconAfter={<ChevronDownIcon />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...preloadHandlers}
      >
        {position === null || lessonPosition === null
          ? courseMessages.outline
          : messages.outlineAt({ position, total: lessonPosition.total })}
      </Button>
      {isOpen && (
        <Sheet onClose={() => setOpen(false)} title={courseMessages.outline}>
          <Stack gap={16}>
            <BegunProgress {...outline} />
            <LessonOutline {...outline} name="sheet" />
          </Stack>
        </Sheet>
      )}
    </span>
  );
}
