import { Card } from '@raiz/ui';
import { adminLessonsMessages } from '@raiz/ui/messages/admin';
import { useEffect, useRef, useState } from 'react';
import { named } from '../shared/named.ts';
import { LessonFormBody, type LessonFormBodyProps } from './LessonFormBody.tsx';

const messages = adminLessonsMessages.form;

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** The form beside the list: adds a lesson or edits one. A new form follows each save. */
export function LessonForm({ onSaved, ...form }: LessonFormBodyProps) {
  const { lesson } = form;
  const [saves, setSaves] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef<number | null>(null);
  const id = lesson?.id ?? null;

  useEffect(() => {
    if (shownId.current === id) return;
    shownId.current = id;
    // Editing starts in the list, far above the form; cancelling removes the pressed button.
    if (id === null && !isFocusLost()) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [id]);

  function startOver(success: string) {
    setSaves(saves + 1);
    onSaved(success);
  }

  return (
    <Card title={lesson ? messages.editTitle(named(lesson)) : messages.addTitle} titleRef={heading}>
      <LessonFormBody key={`${id ?? 'new'}-${saves}`} {...form} onSaved={startOver} />
    </Card>
  );
}
