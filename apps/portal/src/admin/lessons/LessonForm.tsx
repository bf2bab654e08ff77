import type { Schemas } from '@raiz/api-client';
import { Card } from '@raiz/ui';
import { adminLessonsMessages } from '@raiz/ui/messages/admin';
import { useEffect, useRef } from 'react';
import { LessonFormBody, type LessonFormBodyProps } from './LessonFormBody.tsx';

export interface LessonFormProps extends LessonFormBodyProps {
  /** How many saves have worked since the page was opened; another one starts the form over (spec, section 4). */
  saves: number;
}

const messages = adminLessonsMessages.form;

/** Whether focus would be lost: nothing has it, or only the page itself. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** The form of the lesson list: adds a lesson, or edits the one that was chosen above. */
export function LessonForm({ saves, ...form }: LessonFormProps) {
  const { lesson } = form;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Schemas['Aula']['id'] | null>(null);
  const id = lesson?.id ?? null;

  useEffect(() => {
    if (shown.current === id) return;
    shown.current = id;
    // Editing starts far above, in the list; giving it up takes the pressed button away.
    if (id === null && !isFocusLost()) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [id]);

  return (
    <Card title={lesson ? messages.editTitle(lesson) : messages.addTitle} titleRef={heading}>
      <LessonFormBody key={`${id ?? 'new'}-${saves}`} {...form} />
    </Card>
  );
}
