import { failureText } from '@raiz/api-client';
import { Button } from '@raiz/ui';
import { courseContentMessages } from '@raiz/ui/messages/learning';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../shared/session/api.ts';
import { ConfirmDialog, confirmIntent } from '../../shared/lazy/lazyPart.tsx';
import { paths } from '../../shared/page/paths.ts';
import { useWrite } from '../../shared/writes/useWrite.ts';
import { abandonedState } from '../shared/useMyCourses.ts';

export interface AbandonCourseProps {
  /** The course to leave. */
  courseId: number;
}

const texts = courseContentMessages.abandon;

/**
 * 'Abandonar este curso' with its question (docs/specification.md#confirmations). Removes the
 * enrolment and opens the catalogue; a failure is shown in the open dialog.
 */
export function AbandonCourse({ courseId }: AbandonCourseProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { busy, error, run, reset } = useWrite(
    () => api.DELETE('/user/courses/{courseId}', { params: { path: { courseId } } }),
    {
      // The server deletes the progress of the lessons with the enrolment.
      invalidates: ['/user/courses', '/courses/{id}', '/user/courses/{courseId}/lessons/{lessonId}/progress'],
      onSuccess: () => navigate(paths.catalogue, { state: abandonedState }),
    },
  );
  const failureTexts = { fallback: texts.failed, connection: texts.connectionFailed, serverText: false };

  function ask() {
    reset();
    setAsking(true);
  }

  return (
    <div>
      <Button variant="quietDanger" size="small" aria-haspopup="dialog" onClick={ask} {...confirmIntent}>
        {texts.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title={texts.title}
          cancelText={texts.keep}
          confirmText={texts.confirm}
          busyLabel={texts.abandoning}
          busy={busy}
          error={error === null ? null : failureText(error, failureTexts)}
          onConfirm={run}
          onCancel={() => !busy && setAsking(false)}
        >
          {texts.question}
        </ConfirmDialog>
      )}
    </div>
  );
}
