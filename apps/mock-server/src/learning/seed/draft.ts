/** A lesson as the seed writes it: published and required unless told. */
export interface LessonDraft {
  title: string;
  /** Paragraphs, lists, bold and links in the small Markdown subset (decisions.md, Lessons). */
  content: string | null;
  video?: string;
  links?: string[];
  optional?: true;
  unpublished?: true;
}

/** A module as the seed writes it; its place is its position. */
export interface ModuleDraft {
  title: string;
  description: string | null;
  lessons: LessonDraft[];
}

/** A course as the seed writes it. */
export interface CourseDraft {
  title: string;
  description: string | null;
  content: string | null;
  premium: boolean;
  modules: ModuleDraft[];
}
