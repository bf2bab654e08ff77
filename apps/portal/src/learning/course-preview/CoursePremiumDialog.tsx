import { Stack, Text } from '@raiz/ui';
import { PremiumDialog } from '@raiz/ui/overlays';
import { coursePreviewMessages } from '@raiz/ui/messages/learning';
import { paths } from '../../shared/page/paths.ts';
import { useAccessNote } from '../shared/premiumAccess.ts';

export interface CoursePremiumDialogProps {
  /** Whether the dialog is shown. */
  open: boolean;
  /** Called by Esc, a click outside and the close button. */
  onClose: () => void;
}

/**
 * 'Este curso é premium.' with a link to subscribe and, after a cancellation, the end date
 * (docs/specification.md#course-preview).
 */
export function CoursePremiumDialog({ open, onClose }: CoursePremiumDialogProps) {
  const note = useAccessNote(open);
  const { title, description, subscribe, close } = coursePreviewMessages.premium;
  return (
    <PremiumDialog
      open={open}
      onClose={onClose}
      title={title}
      subscribeText={subscribe}
      subscribeHref={paths.subscription}
      closeText={close}
    >
      <Stack gap={8}>
        <Text>{description}</Text>
        {note !== null && <Text>{note}</Text>}
      </Stack>
    </PremiumDialog>
  );
}
