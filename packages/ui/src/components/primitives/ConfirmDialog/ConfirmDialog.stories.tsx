import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, pressBeside, pressable, strange } from '../../../internal/storyChecks.ts';
import { Button } from '../Button/Button.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function Live({ closed = false, ...props }: ConfirmDialogProps & { closed?: boolean }) {
  const [open, setOpen] = useState(!closed);
  function cancel() {
    setOpen(false);
    props.onCancel();
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Abrir
      </Button>
      {open && <ConfirmDialog {...props} onCancel={cancel} />}
    </>
  );
}

const meta = {
  title: 'Componentes/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    title: 'Cancelar assinatura',
    children: 'Tem certeza que deseja cancelar sua assinatura? O acesso permanecerá até o fim do período já pago.',
    confirmText: 'Cancelar assinatura',
    cancelText: 'Manter assinatura',
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The harmless answer has the focus. */
export const Default: Story = {
  name: 'Modal de confirmação',
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancelar assinatura' }));
    await expectFocus(dialog.getByRole('button', { name: 'Manter assinatura' }));
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/Tem certeza que deseja cancelar/);
    await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Cancelar assinatura' })));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

/** A double tap on the opener, also a slow one, and Enter held down confirm nothing. */
export const DoubleTap: Story = {
  name: 'Toque duplo',
  render: (args) => <Live closed {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const confirm = await screen.findByRole('button', { name: 'Cancelar assinatura' });
    confirm.click();
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await pressable(confirm);
    confirm.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
    confirm.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    canvas.getByRole('button', { name: 'Abrir' }).focus();
    await userEvent.keyboard('{Enter>5/}');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

/** A press outside does nothing; Esc cancels. */
export const EscapeKeepsEverything: Story = {
  name: 'Esc não perde nada',
  render: (args) => <Live closed {...args} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await pressBeside();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expectFocus(opener);
  },
};

/** After an error the pressed button regains the focus, for a retry. */
export const Failed: Story = {
  name: 'Recusado',
  render: function FailingDialog(args) {
    const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
    useEffect(() => {
      if (state !== 'busy') return undefined;
      const timer = setTimeout(() => setState('failed'), 100);
      return () => clearTimeout(timer);
    }, [state]);
    const error = state === 'failed' ? 'Erro ao cancelar assinatura. Tente novamente.' : null;
    return <ConfirmDialog {...args} busy={state === 'busy'} error={error} onConfirm={() => setState('busy')} />;
  },
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'));
    (await pressable(dialog.getByRole('button', { name: 'Cancelar assinatura' }))).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Erro ao cancelar assinatura.');
    await expectFocus(dialog.getByRole('button', { name: 'Cancelar assinatura' }));
  },
};

/** A dialog whose confirmation leaves a message and removes its opener, or disables it. */
function Answered({ leaves, ...props }: ConfirmDialogProps & { leaves: 'message' | 'disabled' | 'nothing' }) {
  const [now, setNow] = useState<'before' | 'asking' | 'after'>('before');
  const isAfter = now === 'after';
  return (
    <>
      <h1 tabIndex={-1}>Assinatura</h1>
      {isAfter && leaves === 'message' && (
        <Notice tone="success" takeFocus>
          Assinatura cancelada.
        </Notice>
      )}
      {!(isAfter && leaves === 'nothing') && (
        <Button disabled={isAfter && leaves === 'disabled'} onClick={() => setNow('asking')}>
          Abrir
        </Button>
      )}
      {now === 'asking' && <ConfirmDialog {...props} onConfirm={() => setNow('after')} />}
    </>
  );
}

function answered(
  leaves: 'message' | 'disabled' | 'nothing',
  focused: (canvas: ReturnType<typeof within>) => HTMLElement,
): Story {
  return {
    render: (args) => <Answered {...args} leaves={leaves} />,
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(await pressable(dialog.getByRole('button', { name: 'Cancelar assinatura' })));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expectFocus(focused(canvas));
    },
  };
}

/** A message about the result takes the focus, even if the button stays. */
export const AnsweredByAMessage: Story = {
  ...answered('message', (canvas) => canvas.getByRole('status')),
  name: 'Respondido por uma mensagem',
};

/** A disabled button cannot regain the focus: the heading gets it. */
export const ButtonDisabled: Story = {
  ...answered('disabled', (canvas) => canvas.getByRole('heading', { level: 1 })),
  name: 'Botão desativado',
};

export const ButtonGone: Story = {
  ...answered('nothing', (canvas) => canvas.getByRole('heading', { level: 1 })),
  name: 'Botão removido',
};

/** A failure keeps the dialog open; at 200 % text. */
export const FailedWithLongText: Story = {
  name: 'Falha com textos longos',
  args: { title: strange.title, children: strange.word, error: strange.word, confirmText: strange.mix },
  globals: { textSize: 'double', viewport: { value: 'phone320' } },
  render: (args) => <ConfirmDialog {...args} />,
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(strange.word);
    await expect(within(dialog).getByRole('button', { name: strange.mix })).toBeEnabled();
  },
};
