export function LessonRoute() { return null; } // PLACEHOLDER
