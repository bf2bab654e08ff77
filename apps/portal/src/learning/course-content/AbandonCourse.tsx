import { Button } from '@raiz/ui';
import { courseContentMessages } from '@raiz/ui/messages/learning';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog, preloadConfirmDialog } from '../../shared/lazy/ConfirmDialog.ts';
import { paths } from '../../shared/page/paths.ts';
import { useStateHere } from '../../shared/page/useStateHere.ts';
import { api } from '../../shared/session/api.ts';
import { madeAnyway } from '../../shared/writes/madeAnyway.ts';
import { useWrite } from '../../shared/writes/useWrite.ts';
import { abandonedState, readEnrolled, setEnrolled, useMyCourses } from '../shared/useMyCourses.ts';

const texts = courseContentMessages.abandon;

interface AbandonCourseProps {
  /** The course to leave. */
  courseId: number;
}

/**
 * 'Abandonar este curso' with its dialog (docs/specification.md#confirmations). Removes the
 * enrolment and opens the catalogue; the open dialog shows a failure.
 */
export function AbandonCourse({ courseId }: AbandonCourseProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useStateHere(false);
  const userId = useMyCourses().member.data;
  const { busy, failure, run, reset } = useWrite(
    () =>
      madeAnyway(
        () => api.DELETE('/user/courses/{courseId}', { params: { path: { courseId } } }),
        async () => userId !== undefined && !(await readEnrolled(userId, courseId)),
      ),
    {
      failure: { fallback: texts.failed, connection: texts.connectionFailed, serverText: false },
      // The server deletes the progress of the lessons with the enrolment.
      invalidates: ['/user/courses', '/courses/{id}', '/user/courses/{courseId}/lessons/{lessonId}/progress'],
      onSuccessAlways: () => setEnrolled(userId, courseId, false),
      onSuccess: () => navigate(paths.catalogue, { state: abandonedState }),
    },
  );

  function ask() {
    reset();
    setAsking(true);
  }

  return (
    <div>
      <Button variant="quietDanger" size="small" flush aria-haspopup="dialog" onClick={ask} {...preloadConfirmDialog}>
        {texts.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={texts.title}
          cancelText={texts.keep}
          confirmText={texts.confirm}
          busyLabel={texts.abandoning}
          busy={busy}
          error={failure?.text}
          onConfirm={run}
          onCancel={() => !busy && setAsking(false)}
        >
          {texts.question}
        </ConfirmDialog>
      )}
    </div>
  );
}
