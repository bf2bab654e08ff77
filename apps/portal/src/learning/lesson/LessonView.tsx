import type { Received } from '@raiz/api-client';
import { Badge, ButtonLink, EditIcon, Inline, Notice, Stack } from '@raiz/ui';
import { courseWordsMessages as words, lessonMessages as messages } from '@raiz/ui/messages/learning';
import type { ReactNode } from 'react';
import { LessonMaterial } from '../../shared/LessonMaterial.tsx';
import { to } from '../../shared/paths.ts';

export interface LessonViewProps {
  /** As received: unknown fields are null. */
  lesson: Received<'Aula'>;
  /** Id from the address: the answer may lack it. */
  lessonId: number;
  /** Administrators get a link to edit, and see unpublished lessons. */
  isAdmin: boolean;
  /** Shown below the lesson. */
  children?: ReactNode;
}

/**
 * The content of a lesson. For students, an unpublished one is only a notice
 * (docs/specification.md#publication).
 */
export function LessonView({ lesson, lessonId, isAdmin, children }: LessonViewProps) {
  const published = lesson.published === 1;
  return (
    <Stack gap={24}>
      {isAdmin && (
        <Inline>
          {!published && <Badge tone="unpublished">{words.unpublished}</Badge>}
          <ButtonLink variant="secondary" size="small" icon={<EditIcon />} lang="en" href={to.adminLesson(lessonId)}>
            {messages.editLesson}
          </ButtonLink>
        </Inline>
      )}
      {published || isAdmin ? (
        <LessonMaterial lesson={lesson} isAdmin={isAdmin} />
      ) : (
        <Notice>{messages.unpublished}</Notice>
      )}
      {children}
    </Stack>
  );
}
