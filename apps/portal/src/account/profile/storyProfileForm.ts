import { userEvent, within } from 'storybook/test';

/** Opens the form. */
export async function open(element: HTMLElement) {
  const canvas = within(element);
  await userEvent.click(await canvas.findByRole('button', { name: 'Editar perfil' }));
  await canvas.findByLabelText('Nome');
  return canvas;
}

/** Changes the name and saves. */
export async function save(element: HTMLElement, name = 'Mariana Prado') {
  const canvas = await open(element);
  await userEvent.clear(canvas.getByLabelText('Nome'));
  await userEvent.type(canvas.getByLabelText('Nome'), name);
  await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
  return canvas;
}
