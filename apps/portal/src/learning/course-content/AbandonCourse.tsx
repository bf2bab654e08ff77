import { Button, Inline } from '@raiz/ui';
import { courseContentMessages } from '@raiz/ui/messages/learning';
import { ConfirmDialog, confirmIntent } from '../../shared/confirmDialog.ts';
import type { Abandonment } from './useAbandon.ts';

export interface AbandonCourseProps {
  /** Whether it is asked for, under way or failed. */
  abandonment: Abandonment;
}

/** 'Abandonar este curso' and its question, word for word (spec, sections 2 and 5). */
export function AbandonCourse({ abandonment }: AbandonCourseProps) {
  const texts = courseContentMessages.abandon;
  return (
    <Inline>
      <Button variant="secondary" aria-haspopup="dialog" onClick={abandonment.ask} {...confirmIntent}>
        {texts.open}
      </Button>
      {abandonment.asking && (
        <ConfirmDialog
          open
          title={texts.title}
          cancelText={texts.keep}
          confirmText={texts.confirm}
          busyLabel={texts.abandoning}
          busy={abandonment.busy}
          error={abandonment.failure}
          onConfirm={abandonment.confirm}
          onCancel={abandonment.cancel}
        >
          {texts.question}
        </ConfirmDialog>
      )}
    </Inline>
  );
}
