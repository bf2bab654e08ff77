import type { CourseRow } from '../../core/database.ts';

/** A lesson of the seed; published and required by default. */
export interface LessonDraft {
  title: string;
  /** Markdown subset: `docs/specification.md#lesson-text`. */
  content: string | null;
  video?: string;
  links?: string[];
  optional?: true;
  unpublished?: true;
}

/** A module of the seed; its index is its position. */
export interface ModuleDraft {
  title: string;
  description: string | null;
  lessons: LessonDraft[];
}

/** A course of the seed; `buildCourseRows` adds the fields that a draft omits. */
export interface CourseDraft extends Partial<Omit<CourseRow, 'id' | 'title' | 'is_premium'>> {
  title: string;
  premium: boolean;
  modules: ModuleDraft[];
}
