import { Button, ButtonLink, Notice, Stack, TextLink } from '@raiz/ui';
import { coursePreviewMessages as messages } from '@raiz/ui/messages/learning';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { to } from '../../shared/page/paths.ts';
import { CourseProgress } from '../shared/CourseProgress.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';
import { useEnrolment } from './useEnrolment.ts';
import { useEnrolOffer } from './useEnrolOffer.ts';

const { Part: CoursePremiumDialog, intent } = lazyPart(() =>
  import('./CoursePremiumDialog.tsx').then((file) => file.CoursePremiumDialog),
);

export interface EnrolPanelProps {
  /** The course, and whether the server withholds it. */
  read: CourseRead;
  /** The member is enrolled but cannot open the lessons: a premium notice has the main action. */
  isLocked: boolean;
}

/**
 * Enrols in the course, opens it, or explains in a dialog why a subscription is needed
 * (docs/specification.md#premium-access).
 */
export function EnrolPanel({ read, isLocked }: EnrolPanelProps) {
  const courseId = read.id;
  const { state, enrol } = useEnrolment(courseId);
  const offer = useEnrolOffer(read, state.kind === 'refused');
  const [dialogOpen, setDialogOpen] = useState(false);
  const dialogButton = useRef<HTMLButtonElement>(null);
  const closed = offer === 'needsSubscription';
  const isOwn = offer === 'enrolled' && state.kind !== 'arrived';

  useEffect(() => {
    if (!closed) return;
    // The dialog returns the focus to where it was, which must not be the disabled enrol button.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled')) dialogButton.current?.focus();
    setDialogOpen(true);
  }, [closed]);

  return (
    <Stack gap={12}>
      {state.kind === 'arrived' && (
        <Notice tone="success" takeFocus actions={<TextLink href={to.course(courseId)}>{messages.goNow}</TextLink>}>
          {state.message}
        </Notice>
      )}
      {state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}
      {isOwn && <CourseProgress course={read.course} />}
      <Stack gap={8}>
        {isOwn ? (
          <ButtonLink block variant={isLocked ? 'secondary' : 'primary'} href={to.course(courseId)}>
            {messages.goToCourse}
          </ButtonLink>
        ) : (
          <Button
            block
            disabled={closed || state.kind === 'arrived'}
            busy={offer === 'checking' || state.kind === 'sending'}
            busyLabel={state.kind === 'sending' ? messages.enrolling : undefined}
            onClick={enrol}
          >
            {messages.enroll}
          </Button>
        )}
        {closed && (
          <Button
            ref={dialogButton}
            block
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => setDialogOpen(true)}
            {...intent}
          >
            {messages.premium.why}
          </Button>
        )}
      </Stack>
      {closed && <CoursePremiumDialog open={dialogOpen} onClose={() => setDialogOpen(false)} />}
    </Stack>
  );
}
