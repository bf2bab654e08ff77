import type { Page } from 'playwright';

/** Creates a free course from the admin list, which opens again afterwards. */
export async function makeCourse(page: Page, title: string, description: string): Promise<void> {
  await page.getByRole('link', { name: 'AdminCursos' }).first().click();
  await page.getByRole('link', { name: 'New course' }).click();
  await page.getByRole('heading', { level: 1, name: 'New Course' }).waitFor();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill(description);
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.waitForURL('**/admin/cursos');
  await page.getByText(title).first().waitFor();
}

/** Adds a module to a listed course and leaves its module list open. */
export async function makeModule(page: Page, course: string, title: string): Promise<void> {
  await page.getByRole('link', { name: `Manage modules: ${course}` }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Add module' }).click();
  await page.getByRole('link', { name: `Lessons of module: ${title}` }).waitFor();
}

/** Adds a lesson to a listed module and publishes it from the list. */
export async function makePublishedLesson(page: Page, module: string, title: string, content: string): Promise<void> {
  await page.getByRole('link', { name: `Lessons of module: ${module}` }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('textbox', { name: 'Content' }).fill(content);
  await page.getByRole('button', { name: 'Add lesson' }).click();
  await page.getByRole('button', { name: `Publish lesson: ${title}` }).click();
  await page.getByText('Lesson published!').waitFor();
}
