import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pressable } from './storyChecks.ts';

/** Checks the text of the dialog before leaving, and answers it. */
export async function answerLeaving(button: string, text: string): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
  await expect(dialog).toHaveTextContent('O que você digitou ainda não foi salvo.');
  await expect(dialog).toHaveTextContent(text);
  await userEvent.click(await pressable(within(dialog).getByRole('button', { name: button })));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}
