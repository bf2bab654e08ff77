import { Card, Inline, SafeText, Stack, Text } from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { coursePreviewMessages as messages, courseWordsMessages as words } from '@raiz/ui/messages/learning';
import { knownRows } from '../../shared/rows.ts';
import { CourseBadge } from '../shared/CourseBadge.tsx';
import { CourseModules } from '../shared/CourseModules.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';
import { EnrolPanel } from './EnrolPanel.tsx';

export interface CoursePreviewProps {
  /** The course with its modules, or its preview where the server withholds the rest. */
  read: CourseRead;
  /** Administrators see unpublished lessons marked '(não publicada)'. */
  isAdmin: boolean;
}

/** A course before enrolment: its texts, the way into it, and the titles of its lessons. */
export function CoursePreview({ read, isAdmin }: CoursePreviewProps) {
  const { course } = read;
  const modules = knownRows(course.modules);
  const lessons = modules.reduce((sum, module) => sum + module.lessons.length, 0);
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
      <EnrolPanel read={read} />
      {course.content?.trim() && (
        <Card title={messages.about}>
          <SafeText text={course.content} />
        </Card>
      )}
      <CourseModules
        heading={messages.content}
        modules={course.modules}
        reader={{ isAdmin, canOpen: false, showsProgress: false }}
        openAtFirst={modules[0]}
      />
    </>
  );
}
