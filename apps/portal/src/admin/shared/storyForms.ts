import { within } from 'storybook/test';

/** The form of the first course. */
export const existingCourse = { args: { path: '/admin/cursos-novo?id=1' } };

/** The fields of the form of a course. */
export async function courseFormOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const title = await canvas.findByLabelText('Title');
  return {
    canvas,
    title,
    description: canvas.getByLabelText('Description'),
    content: canvas.getByLabelText('Content'),
    premium: canvas.getByRole('checkbox', { name: 'Premium' }),
    button: canvas.getByRole('button', { name: 'Save course' }),
  };
}

/** The fields of the form that adds a module. */
export async function moduleFormOf(canvasElement: HTMLElement) {
  const form = within(await within(canvasElement).findByRole('form', { name: 'Add module' }));
  return {
    form,
    title: form.getByLabelText('Title'),
    description: form.getByLabelText('Description'),
    position: form.getByLabelText('Position'),
    button: form.getByRole('button', { name: 'Add module' }),
  };
}

function lessonFields(element: HTMLElement) {
  const form = within(element);
  return {
    title: form.getByLabelText('Title'),
    content: form.getByLabelText('Content'),
    video: form.getByLabelText('Video URL'),
    resource: form.getByLabelText('Resource URL'),
    position: form.getByLabelText('Position'),
    required: form.getByRole('checkbox', { name: 'Required' }),
    published: form.getByRole('checkbox', { name: 'Published' }),
    button: form.getByRole('button', { name: /^(Add|Save) lesson$/ }),
  };
}

/** The fields of the form beside the list, which adds or edits a lesson. */
export async function lessonFormOf(canvasElement: HTMLElement, name = 'Add lesson') {
  const element = await within(canvasElement).findByRole('form', { name });
  return { form: within(element), ...lessonFields(element) };
}

/** The fields of the full page of a lesson. */
export async function lessonPageOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByLabelText('Title');
  return { canvas, ...lessonFields(canvasElement) };
}
