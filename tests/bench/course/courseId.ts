/** The course that is made large; the student is enrolled in it. */
export const courseId = 2;
