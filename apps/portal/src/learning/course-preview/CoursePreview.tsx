import { Card, Inline, SafeText, Stack, Text } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { coursePreviewMessages as messages, courseWordsMessages as words } from '@raiz/ui/messages/learning';
import type { ReactNode } from 'react';
import { CourseBadge } from '../shared/CourseBadge.tsx';
import type { ModuleShown } from '../shared/CourseModule.tsx';
import { CourseModules } from '../shared/CourseModules.tsx';
import { lessonItem } from '../shared/lessonItem.ts';
import type { Course, Module } from '../shared/courseQuery.ts';

export interface CoursePreviewProps {
  /** As visitors may see it. */
  course: Course;
  /** Administrators find unpublished lessons marked '(não publicada)'. */
  isAdmin: boolean;
  /** The way into the course. */
  enrolPanel: ReactNode;
}

const reader = { canOpen: false, showsProgress: false };

function shown(module: Module, isAdmin: boolean): ModuleShown {
  return {
    title: module.title,
    description: module.description?.trim() || null,
    meta: countOf(module.lessons.length, words.lessonCount),
    lessons: module.lessons.map((lesson) => lessonItem(lesson, { ...reader, isAdmin })),
  };
}

const shownToAdmin = (module: Module) => shown(module, true);
const shownToOthers = (module: Module) => shown(module, false);

/** What a course is about, before one takes it: its texts, and its modules with the titles of their lessons. */
export function CoursePreview({ course, isAdmin, enrolPanel }: CoursePreviewProps) {
  const lessons = course.modules.reduce((sum, module) => sum + module.lessons.length, 0);
  return (
    <>
      <Stack gap={12}>
        <Inline>
          <CourseBadge isPremium={course.is_premium} />
          <Text as="span" tone="muted" size="small">
            {countOf(lessons, words.lessonCount)}
          </Text>
        </Inline>
        <Text size="lead">{course.description?.trim() || words.noDescription}</Text>
      </Stack>
      {enrolPanel}
      {course.content?.trim() && (
        <Card title={messages.about}>
          <SafeText text={course.content} />
        </Card>
      )}
      <CourseModules
        heading={messages.content}
        modules={course.modules}
        show={isAdmin ? shownToAdmin : shownToOthers}
        isAdmin={isAdmin}
        openAtFirst={course.modules[0]?.id}
      />
    </>
  );
}
