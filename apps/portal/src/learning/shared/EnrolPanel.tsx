import { Button, ButtonLink, CheckIcon, Inline, Notice, Stack, Text, TextLink } from '@raiz/ui';
import { coursePreviewMessages as messages, premiumNoticeMessages } from '@raiz/ui/messages/learning';
import { useEffect, useRef } from 'react';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { useStateHere } from '../../shared/page/useStateHere.ts';
import { CourseProgress } from './CourseProgress.tsx';
import type { CourseRead } from './courseQuery.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { useAccessNote } from './premiumAccess.ts';
import { useEnrolOffer } from './enrolOffer.ts';
import type { Enrolment } from './useEnrolment.ts';

const { Part: PremiumDialog, preloadHandlers } = lazyPart(async () => {
  const { PremiumDialog: Loaded } = await import('@raiz/ui/overlays');
  return Loaded;
});

export interface EnrolPanelProps {
  /** The course, or its preview if the server withholds the rest. */
  read: CourseRead;
  /** The enrolment from `useEnrolment`. */
  enrolment: Enrolment;
  /** The member is enrolled but cannot open the lessons: a premium notice has the main action. */
  isLocked?: boolean;
}

/**
 * Enrols in the course, opens it, or explains in a dialog why a subscription is needed
 * (docs/specification.md#premium-access).
 */
export function EnrolPanel({ read, enrolment: { state, enrol }, isLocked = false }: EnrolPanelProps) {
  const courseId = read.id;
  const offer = useEnrolOffer(read, state.kind === 'rejected');
  const [dialogOpen, setDialogOpen] = useStateHere(false);
  const dialogButton = useRef<HTMLButtonElement>(null);
  const closed = offer === 'needsSubscription';
  const isIncluded = useSession() !== null && offer === 'open' && read.course.is_premium === 1;
  const isOwn = offer === 'enrolled' && state.kind !== 'arrived';

  useEffect(() => {
    if (!closed) return;
    // The dialog restores the focus, which must not be on the disabled enrol button.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled')) dialogButton.current?.focus();
    setDialogOpen(true);
  }, [closed, setDialogOpen]);

  return (
    <Stack gap={12}>
      {state.kind === 'arrived' && (
        <Notice tone="success" takeFocus actions={<TextLink href={pathTo.course(courseId)}>{messages.goNow}</TextLink>}>
          {state.message}
        </Notice>
      )}
      {state.kind === 'failed' && <Notice tone="danger">{state.message}</Notice>}
      {isOwn && <CourseProgress course={read.course} />}
      {isIncluded && (
        <Text as="div" tone="success" strong>
          <Inline gap={4}>
            <CheckIcon size="text" />
            {messages.included}
          </Inline>
        </Text>
      )}
      <Stack gap={8}>
        {isOwn ? (
          <ButtonLink block variant={isLocked ? 'secondary' : 'primary'} href={pathTo.course(courseId)}>
            {messages.goToCourse}
          </ButtonLink>
        ) : (
          <Button
            block
            disabled={closed || state.kind === 'arrived'}
            busy={offer === 'checking' || state.kind === 'sending'}
            busyLabel={state.kind === 'sending' ? messages.enrolling : undefined}
            onClick={() => enrol(read.id)}
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
            {...preloadHandlers}
          >
            {messages.premium.why}
          </Button>
        )}
      </Stack>
      {closed && dialogOpen && <WhyPremium onClose={() => setDialogOpen(false)} />}
    </Stack>
  );
}

interface WhyPremiumProps {
  onClose: () => void;
}

/** 'Este curso é premium.' with a link to subscribe and, after a cancellation, the end date. */
function WhyPremium({ onClose }: WhyPremiumProps) {
  const note = useAccessNote();
  const { title, description, subscribe, close } = messages.premium;
  return (
    <PremiumDialog
      onClose={onClose}
      title={title}
      subscribeText={subscribe}
      subscribeHref={paths.subscription}
      closeText={close}
    >
      <Stack gap={8}>
        <Text>{description}</Text>
        <Text>{premiumNoticeMessages.price}</Text>
        {note !== null && <Text>{note}</Text>}
      </Stack>
    </PremiumDialog>
  );
}
