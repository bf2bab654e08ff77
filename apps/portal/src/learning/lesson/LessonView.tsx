import type { Received } from '@raiz/api-client';
import { Notice, Stack } from '@raiz/ui';
import { lessonMessages as messages } from '@raiz/ui/messages/learning';
import { LessonMaterial } from '../../shared/courses/LessonMaterial.tsx';

export interface LessonViewProps {
  /** As received: unknown fields are null. */
  lesson: Received<'Aula'>;
  /** Administrators see unpublished lessons. */
  isAdmin: boolean;
}

/**
 * The content of a lesson. For students, an unpublished one is only a notice
 * (docs/specification.md#publication).
 */
export function LessonView({ lesson, isAdmin }: LessonViewProps) {
  const published = lesson.published === 1;
  if (!published && !isAdmin) return <Notice>{messages.unpublished}</Notice>;
  return (
    <Stack gap={24}>
      <LessonMaterial lesson={lesson} isAdmin={isAdmin} />
    </Stack>
  );
}
