/** The course that becomes large; the student is enrolled in it. */
export const courseId = 2;
