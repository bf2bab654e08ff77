import type { Schemas } from '@raiz/api-client';
import { Card } from '@raiz/ui';
import { adminLessonsMessages } from '@raiz/ui/messages/admin';
import { useEffect, useRef, useState } from 'react';
import { LessonFormBody, type LessonFormBodyProps } from './LessonFormBody.tsx';

const messages = adminLessonsMessages.form;

/** Whether focus would be lost: nothing has it, or only the page itself. */
function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** The lesson list's form: adds a lesson or edits one. A save starts it over (spec, section 4). */
export function LessonForm({ onSaved, ...form }: LessonFormBodyProps) {
  const { lesson } = form;
  const [saves, setSaves] = useState(0);
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

  function startOver(success: string) {
    setSaves(saves + 1);
    onSaved(success);
  }

  return (
    <Card title={lesson ? messages.editTitle(lesson) : messages.addTitle} titleRef={heading}>
      <LessonFormBody key={`${id ?? 'new'}-${saves}`} {...form} onSaved={startOver} />
    </Card>
  );
}
