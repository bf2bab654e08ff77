export function CourseContentRoute() { return null; } // PLACEHOLDER
