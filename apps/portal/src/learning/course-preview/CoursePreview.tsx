import { Heading, SafeText, Stack, Text } from '@raiz/ui';
import { coursePreviewMessages as messages, courseWordsMessages as words } from '@raiz/ui/messages/learning';
import { knownRows } from '../../shared/reads/rows.ts';
import { CourseModules } from '../shared/CourseModules.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';

export interface CoursePreviewProps {
  /** The course with its modules, or its preview where the server withholds the rest. */
  read: CourseRead;
  /** Administrators see unpublished lessons marked '(não publicada)'. */
  isAdmin: boolean;
}

/** A course before enrolment: what it is about, and the titles of its lessons. */
export function CoursePreview({ read: { course }, isAdmin }: CoursePreviewProps) {
  return (
    <>
      <Text tone="muted">{course.description?.trim() || words.noDescription}</Text>
      {course.content?.trim() && (
        <Stack gap={8}>
          <Heading level={2}>{messages.about}</Heading>
          <SafeText text={course.content} />
        </Stack>
      )}
      <CourseModules
        heading={messages.content}
        modules={course.modules}
        reader={{ isAdmin, canOpen: false, showsProgress: false }}
        openAtFirst={knownRows(course.modules)[0]}
      />
    </>
  );
}
