import { within } from 'storybook/test';

/** The fields of the form. */
export async function formOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const title = await canvas.findByLabelText('Title');
  return {
    canvas,
    title,
    content: canvas.getByLabelText('Content'),
    video: canvas.getByLabelText('Video URL'),
    resource: canvas.getByLabelText('Resource URL'),
    position: canvas.getByLabelText('Position'),
    required: canvas.getByRole('checkbox', { name: 'Required' }),
    published: canvas.getByRole('checkbox', { name: 'Published' }),
    button: canvas.getByRole('button', { name: 'Save lesson' }),
  };
}
