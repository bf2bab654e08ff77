import { Button, Inline } from '@raiz/ui';
import { courseContentMessages } from '@raiz/ui/messages/learning';
import { lazy, Suspense } from 'react';
import type { Abandonment } from './useAbandon.ts';

const ConfirmDialog = lazy(() => import('@raiz/ui/overlays').then((overlays) => ({ default: overlays.ConfirmDialog })));

export interface AbandonCourseProps {
  /** Whether it is asked for, under way or failed. */
  abandonment: Abandonment;
}

/** 'Abandonar este curso' and its question, word for word (spec, sections 2 and 5). */
export function AbandonCourse({ abandonment }: AbandonCourseProps) {
  const texts = courseContentMessages.abandon;
  return (
    <Inline>
      <Button variant="secondary" aria-haspopup="dialog" onClick={abandonment.ask}>
        {texts.open}
      </Button>
      {abandonment.asking && (
        <Suspense fallback={null}>
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
        </Suspense>
      )}
    </Inline>
  );
}
