import { useState, type ComponentType } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, pressBeside } from '../../../internal/storyChecks.ts';
import { Button } from '../Button/Button.tsx';
import type { ModalProps } from './Dialog.tsx';

interface WithOpenerProps extends ModalProps {
  modal: ComponentType<ModalProps>;
  /** Whether it is closed at first. */
  closed?: boolean;
}

/** A modal with a button that opens it. */
export function WithOpener({ modal: Modal, closed = false, ...props }: WithOpenerProps) {
  const [open, setOpen] = useState(!closed);
  function close() {
    setOpen(false);
    props.onClose();
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      {open && <Modal {...props} onClose={close} />}
    </>
  );
}

interface Played {
  canvasElement: HTMLElement;
  args: Pick<ModalProps, 'onClose'>;
}

/** Opens a modal with the keyboard: the focus stays inside, and Esc closes it and returns the focus. */
export async function playKeyboard({ canvasElement, args }: Played): Promise<void> {
  const opener = within(canvasElement).getByRole('button', { name: 'Abrir' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const modal = await screen.findByRole('dialog');
  for (const _round of [1, 2, 3]) {
    await waitFor(() => expect(modal.contains(document.activeElement)).toBe(true));
    await userEvent.tab();
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expectFocus(opener);
  await expect(getComputedStyle(document.documentElement).overflowY).toBe('scroll');
}

/** Closes an open modal with a press outside. */
export async function playPressBeside({ args }: Pick<Played, 'args'>): Promise<void> {
  await screen.findByRole('dialog');
  await pressBeside();
  await waitFor(() => expect(args.onClose).toHaveBeenCalled());
}
