import { Button, ButtonLink, Inline, Notice, Stack, TextLink } from '@raiz/ui';
import { coursePreviewMessages as messages } from '@raiz/ui/messages/learning';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../shared/lazyPart.tsx';
import { to } from '../../shared/paths.ts';
import type { EnrolOffer } from './enrolOffer.ts';
import type { Enrolment } from './useEnrolment.ts';

const { Part: CoursePremiumDialog, intent } = lazyPart(() =>
  import('./CoursePremiumDialog.tsx').then((file) => file.CoursePremiumDialog),
);

export interface EnrolPanelProps {
  /** Number of the course. */
  courseId: number;
  /** What the button is: not known yet, enrolled, open to all, or for subscribers. */
  offer: EnrolOffer;
  /** The request to enrol, or the way to the login for visitors. */
  enrolment: Enrolment;
}

/** The way into the course: enrol, go to it, or learn in a dialog why a subscription is needed (spec, sections 2 and 5). */
export function EnrolPanel({ courseId, offer, enrolment }: EnrolPanelProps) {
  const { state, enrol } = enrolment;
  const [asksWhy, setAsksWhy] = useState(false);
  const why = useRef<HTMLButtonElement>(null);
  const closed = offer === 'needsSubscription';

  useEffect(() => {
    if (!closed) return;
    // The focus returns from the dialog to where it was: not to a button that has just been switched off.
    if (document.activeElement === document.body || document.activeElement?.matches(':disabled')) why.current?.focus();
    setAsksWhy(true);
  }, [closed]);

  return (
    <Stack gap={12}>
      {state.kind === 'arrived' && (
        <Notice tone="success" takeFocus actions={<TextLink href={to.course(courseId)}>{messages.goNow}</TextLink>}>
          {state.message}
        </Notice>
      )}
      {state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}
      <Inline>
        {offer === 'enrolled' && state.kind !== 'arrived' ? (
          <ButtonLink href={to.course(courseId)}>{messages.goToCourse}</ButtonLink>
        ) : (
          <Button
            disabled={closed || state.kind === 'arrived'}
            busy={offer === 'checking' || state.kind === 'sending'}
            busyLabel={state.kind === 'sending' ? messages.enrolling : undefined}
            onClick={enrol}
          >
            {messages.enroll}
          </Button>
        )}
        {closed && (
          <Button ref={why} variant="secondary" aria-haspopup="dialog" onClick={() => setAsksWhy(true)} {...intent}>
            {messages.premium.why}
          </Button>
        )}
      </Inline>
      {closed && <CoursePremiumDialog open={asksWhy} onClose={() => setAsksWhy(false)} />}
    </Stack>
  );
}
