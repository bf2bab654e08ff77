import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, expectNoSidewaysScroll, expectTouchHeight } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { holdTimers } from '../../internal/storyTimers.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ToastProvider } from './ToastProvider.tsx';
import type { ToastMessage } from './toastQueue.ts';
import { useToast } from './useToast.ts';

const copied: ToastMessage = { text: 'Link copiado!' };
const saved: ToastMessage = { text: 'Perfil atualizado com sucesso!' };
const waiting: ToastMessage = { tone: 'info', text: 'Seus ganhos de novembro ainda estão sendo calculados.' };
const failed: ToastMessage = { tone: 'failure', text: 'Erro de conexão com o servidor.' };
const undo = fn();

/** A page whose buttons show one toast each. */
function Page({ messages }: { messages: readonly ToastMessage[] }) {
  const { show } = useToast();
  const [name, setName] = useState('');
  return (
    <Stack>
      <PageTitle>Perfil</PageTitle>
      <TextField label="Nome" value={name} onChange={setName} />
      <Inline>
        {messages.map((message, index) => (
          <Button key={message.text} variant="secondary" onClick={() => show(message)}>
            Aviso {index + 1}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

const meta = {
  title: 'Componentes/Toast',
  component: ToastProvider,
  args: { children: <Page messages={[copied]} /> },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The toasts on the screen, by their text; nothing when none is there. */
function toastTexts(): string[] {
  const region = screen.queryByRole('region', { name: 'Avisos (F8)' });
  return region === null
    ? []
    : within(region)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
}

/** Presses the buttons one after the other, then points at the toasts so that they stay for a picture. */
async function showAll(canvasElement: HTMLElement): Promise<void> {
  for (const button of within(canvasElement).getAllByRole('button', { name: /^Aviso \d$/ })) {
    await userEvent.click(button);
  }
  await waitFor(() => expect(toastTexts()).not.toEqual([]));
  const [first] = screen.getAllByRole('listitem');
  if (first) await userEvent.hover(first);
}

/** A success, read aloud when the screen reader has time; it goes by itself. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await showAll(canvasElement);
    await expect(toastTexts()).toEqual(['Link copiado!']);
    await expectTouchHeight(screen.getByRole('button', { name: 'Fechar aviso' }));
    const announced = await screen.findByRole('status');
    await expect(announced).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(announced).toHaveTextContent('Aviso Link copiado!'));
  },
};

export const Info: Story = {
  args: { children: <Page messages={[waiting]} /> },
  play: async ({ canvasElement }) => {
    await showAll(canvasElement);
    await expect(toastTexts()).toEqual([waiting.text]);
  },
};

/** Read aloud at once, and there until it is closed. */
export const Failure: Story = {
  args: { children: <Page messages={[failed]} /> },
  play: async ({ canvasElement }) => {
    const timers = holdTimers();
    try {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aviso 1' }));
      await waitFor(() => expect(toastTexts()).toEqual([failed.text]));
      await expect(await screen.findByRole('status')).toHaveAttribute('aria-live', 'assertive');
      await expect(timers.delays()).toEqual([]);
    } finally {
      timers.release();
    }
  },
};

export const WithAction: Story = {
  args: {
    children: <Page messages={[{ text: 'Filtros removidos.', action: { label: 'Desfazer', onPress: undo } }]} />,
  },
  beforeEach: () => {
    undo.mockClear();
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aviso 1' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(toastTexts()).toEqual([]));
    await showAll(canvasElement);
  },
};

/** A success goes by itself, but not while someone points at it or looks at another window. */
export const GoesByItself: Story = {
  play: async ({ canvasElement }) => {
    const timers = holdTimers();
    try {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Aviso 1' }));
      await waitFor(() => expect(timers.delays()).toEqual([6000]));
      await userEvent.hover(await screen.findByRole('listitem'));
      await waitFor(() => expect(timers.delays()).toEqual([]));
      await userEvent.unhover(screen.getByRole('listitem'));
      await waitFor(() => expect(timers.delays()).toHaveLength(1));
      setWindow('hidden');
      await waitFor(() => expect(timers.delays()).toEqual([]));
      setWindow('visible');
      await waitFor(() => expect(timers.delays()).toHaveLength(1));
      timers.pass();
      await waitFor(() => expect(toastTexts()).toEqual([]));
    } finally {
      setWindow('visible');
      timers.release();
    }
  },
};

/** Says that the page can be seen or not, as another tab in front of it would. */
function setWindow(state: DocumentVisibilityState): void {
  if (state === 'visible') Reflect.deleteProperty(document, 'visibilityState');
  else Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Closed while pointed at, as everyone does: the next one must still go by itself. */
export const ClosedByPointer: Story = {
  play: async ({ canvasElement }) => {
    const timers = holdTimers();
    const show = () => userEvent.click(within(canvasElement).getByRole('button', { name: 'Aviso 1' }));
    try {
      await show();
      await userEvent.hover(await screen.findByRole('listitem'));
      await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
      await waitFor(() => expect(toastTexts()).toEqual([]));
      await show();
      await waitFor(() => expect(timers.delays()).toEqual([6000]));
    } finally {
      timers.release();
    }
  },
};

/** F8 goes to the toasts, Tab through them, Esc closes; the focus comes back to where it was. */
export const ByKeyboard: Story = {
  args: { children: <Page messages={[failed]} /> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Aviso 1' });
    button.focus();
    await expectFocus(button);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(toastTexts()).toEqual([failed.text]));
    await userEvent.keyboard('[F8]');
    await expectFocus(screen.getByRole('list'));
    await userEvent.tab();
    await expectFocus(screen.getByRole('listitem'));
    await userEvent.tab();
    await expectFocus(screen.getByRole('button', { name: 'Fechar aviso' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toastTexts()).toEqual([]));
    await expectFocus(button);
  },
};

const five = [copied, failed, waiting, saved, { ...failed, text: 'Erro ao buscar saques.' }];

/** Three at most. A new one takes the place of the oldest that would go by itself. */
export const Queue: Story = {
  args: { children: <Page messages={five} /> },
  play: async ({ canvasElement }) => {
    await showAll(canvasElement);
    await expect(toastTexts()).toEqual([failed.text, saved.text, 'Erro ao buscar saques.']);
    await expect(screen.getByRole('region', { name: 'Avisos (F8)' })).toBeVisible();
  },
};

/** What is said again does not fill the page. */
export const Repeated: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Aviso 1' });
    await userEvent.tripleClick(button);
    await waitFor(() => expect(toastTexts()).toEqual(['Link copiado!']));
  },
};

/** A field at the foot of the screen; its toast comes while it is being typed in. */
function LowField() {
  const { show } = useToast();
  const [code, setCode] = useState('');
  function change(next: string) {
    setCode(next);
    if (next === 'DESCONTO20') show(copied);
  }
  return (
    <div style={{ position: 'fixed', insetInline: 24, insetBlockEnd: 24 }}>
      <TextField label="Código do voucher" value={code} onChange={change} />
    </div>
  );
}

/** The focus is where the toasts would be: they go to the other edge, below the header. */
export const ClearOfFocus: Story = {
  args: { children: <LowField /> },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText('Código do voucher');
    await userEvent.type(field, 'DESCONTO20');
    await waitFor(() => expect(toastTexts()).toEqual(['Link copiado!']));
    const toast = () => screen.getByRole('listitem').getBoundingClientRect();
    await waitFor(() => expect(toast().bottom).toBeLessThan(field.getBoundingClientRect().top));
    await expect(toast().top).toBeGreaterThanOrEqual(58);
    await expectFocus(field);
  },
};

/** Nothing is injected into the page, which a strict content policy would refuse. */
export const NoInjectedStyle: Story = {
  args: { children: <Page messages={five} /> },
  play: async ({ canvasElement }) => {
    const before = document.querySelectorAll('style').length;
    await showAll(canvasElement);
    await expect(document.querySelectorAll('style')).toHaveLength(before);
  },
};

/** Below the header, as wide as the page. */
export const Narrow: Story = {
  ...Queue,
  globals: { viewport: { value: 'phone320' } },
  play: async (context) => {
    await Queue.play?.(context);
    await expectNoSidewaysScroll();
    const [first] = screen.getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(58);
  },
};

export const LongNarrow: Story = {
  args: {
    children: (
      <Page
        messages={[
          { tone: 'failure', text: strange.word + strange.mix },
          { tone: 'failure', text: strange.title, action: { label: strange.word, onPress: fn() } },
        ]}
      />
    ),
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await showAll(canvasElement);
    await expectNoSidewaysScroll();
    const region = screen.getByRole('list').getBoundingClientRect();
    await expect(region.bottom).toBeLessThanOrEqual(window.innerHeight + 16);
  },
};

export const English: Story = {
  args: { children: <Page messages={[{ text: 'Lesson published!', lang: 'en' }]} /> },
  play: async ({ canvasElement }) => {
    await showAll(canvasElement);
    await expect(screen.getByText('Lesson published!')).toHaveAttribute('lang', 'en');
  },
};

export const Dark: Story = { ...Queue, globals: { theme: 'dark' } };
