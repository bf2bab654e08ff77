/** Every text of the admin area; a screen loads only its own catalogue. */
export * from './admin/courseForm.ts';
export * from './admin/courses.ts';
export * from './admin/form.ts';
export * from './admin/lessonEdit.ts';
export * from './admin/lessons.ts';
export * from './admin/moduleEdit.ts';
export * from './admin/modules.ts';
export * from './admin/access.ts';
export * from './admin/parents.ts';
