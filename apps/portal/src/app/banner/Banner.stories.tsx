import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fixClock } from '../../stories/clock/fixClock.ts';
import { storyClock } from '../../stories/clock/storyClock.ts';
import { answerHtml, answerWith, dropConnection, neverAnswer, requestsTo, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { dismissedAt } from './dismissal.ts';

const meta = {
  title: 'Telas/Global/Aviso da assinatura',
  component: PortalAt,
  args: { path: '/termos' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('inativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = { name: 'Aviso sobre a assinatura' };
const key = 'bannerHiddenUntil.5';
const dismiss = 'Dispensar este aviso por 2 horas';

/** The sentence of the banner, and the words of its link to /assinatura. */
function says(text: string, link: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const banner = await within(canvasElement).findByRole('region', region);
    await expect(banner).toHaveTextContent(text);
    await expect(within(banner).getByRole('link', { name: link })).toHaveAttribute('href', '/assinatura');
    await expect(within(banner).getByRole('button', { name: dismiss })).toBeEnabled();
    // The page is longer than any picture of it: which part is seen must not depend on what was scrolled before.
    window.scrollTo(0, 0);
  };
}

/** The page stands, the banner's call was answered or failed, and there is no banner. */
const silent: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
  await waitFor(() => expect(requestsTo('GET /assinatura/status').length).toBeGreaterThan(0));
  // As long as an answer may take to be drawn.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(canvas.queryByRole('region', region)).toBeNull();
  await expect(canvas.queryByRole('alert')).toBeNull();
};

async function dismissBanner(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: dismiss }));
  await waitFor(() => expect(within(canvasElement).queryByRole('region', region)).toBeNull());
}

export const Default: Story = {
  name: 'Padrão',
  play: says('Sua assinatura está inativa. Ative-a para ter acesso aos cursos premium.', 'Ativar assinatura'),
};

export const Expired: Story = { name: 'Vencida', parameters: { scenario: 'subscriptionExpired' }, play: Default.play };

export const Trial: Story = {
  name: 'Em teste',
  parameters: { scenario: 'subscriptionTrial' },
  play: says('Você está no período de teste. Restam 5 dia(s) de teste.', 'Ver opções de pagamento'),
};

export const TrialLastDay: Story = {
  name: 'Último dia de teste',
  parameters: { scenario: 'subscriptionTrialLastDay' },
  play: says('Restam 0 dia(s) de teste.', 'Ver opções de pagamento'),
};

export const Canceled: Story = {
  name: 'Cancelada',
  parameters: { scenario: 'subscriptionCanceled' },
  play: says('Sua assinatura foi cancelada. O acesso permanece até 30/11/2026.', 'Reativar assinatura'),
};

export const CanceledOver: Story = {
  name: 'Cancelada, acesso terminado',
  parameters: { scenario: 'subscriptionCanceledOver' },
  play: says(
    'Sua assinatura foi cancelada e o acesso terminou. Reative-a para voltar aos cursos premium.',
    'Reativar assinatura',
  ),
};

export const UnknownStatus: Story = {
  name: 'Status desconhecido',
  parameters: { scenario: 'subscriptionUnknown' },
  play: says('Status desconhecido. Fale com o suporte.', 'Ver assinatura'),
};

export const Active: Story = { name: 'Ativa', parameters: { scenario: 'subscriptionActive' }, play: silent };

export const Visitor: Story = {
  name: 'Visitante',
  beforeEach: () => localStorage.clear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
    await expect(canvas.queryByRole('region', region)).toBeNull();
    await expect(requestsTo('GET /assinatura/status')).toHaveLength(0);
  },
};

/** While nothing is known, and when nothing could be read, nothing is said. */
export const StatusLoading: Story = {
  name: 'Status carregando',
  beforeEach: () => neverAnswer('GET', '/assinatura/status'),
  play: silent,
};
export const StatusFailed: Story = {
  name: 'Status não carregado',
  beforeEach: () => answerWith('GET', '/assinatura/status', 500, { error: 'Erro interno do servidor.' }),
  play: silent,
};
export const StatusForbidden: Story = {
  name: 'Status recusado (403)',
  beforeEach: () => answerWith('GET', '/assinatura/status', 403, { error: 'Acesso negado.' }),
  play: silent,
};
export const StatusHtml: Story = {
  name: 'Status em HTML',
  beforeEach: () => answerHtml('GET', '/assinatura/status'),
  play: silent,
};
export const ConnectionLost: Story = {
  name: 'Sem conexão',
  beforeEach: () => dropConnection('GET', '/assinatura/status'),
  play: silent,
};

/** Whoever dismisses it is led to the page. */
export const Dismissed: Story = {
  name: 'Fechado',
  play: async ({ canvasElement }) => {
    await dismissBanner(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(localStorage.getItem(key)).toBe(dismissedAt(Date.now()));
    window.scrollTo(0, 0);
  },
};

/** Dismissed before the page was loaded, an hour ago. */
export const StillHidden: Story = {
  name: 'Ainda oculto',
  beforeEach: () => localStorage.setItem(key, dismissedAt(Date.now() - 3_600_000)),
  play: silent,
};

/** Dismissed before the page was loaded, two hours ago. */
export const HiddenLongEnough: Story = {
  name: 'Oculto tempo bastante',
  beforeEach: () => localStorage.setItem(key, dismissedAt(Date.now() - 7_200_000)),
  play: Default.play,
};

/** What one person dismissed, the next one at the same computer still gets to see. */
export const DismissedBySomebodyElse: Story = {
  name: 'Fechado por outra pessoa',
  beforeEach: () => localStorage.setItem('bannerHiddenUntil.4', dismissedAt(Date.now())),
  play: Default.play,
};

export const StrangeMemory: Story = {
  name: 'Memória estranha',
  beforeEach: () => localStorage.setItem(key, 'amanhã'),
  play: Default.play,
};

/** A hidden banner looks at the clock each minute; the story lets the first minute pass at once. */
const halfHour = 1_800_000;
const minute = 60_000;
let runOut = () => {};

function holdTimer(): () => void {
  const { setTimeout: own } = window;
  const held = (run: () => void, delay = 0) => {
    if (delay === minute) runOut = run;
    return delay === minute ? 0 : own(run, delay);
  };
  Object.assign(window, { setTimeout: held });
  return () => void Object.assign(window, { setTimeout: own });
}

/** It returns in a tab that stays open, when the two hours are over. */
export const ReturnsByItself: Story = {
  name: 'Volta sozinho',
  beforeEach: () => {
    localStorage.setItem(key, dismissedAt(Date.now() - 3 * halfHour));
    return holdTimer();
  },
  play: async (context) => {
    await silent(context);
    const back = fixClock(storyClock('2026-11-18T11:00:00-03:00'));
    try {
      runOut();
      await Default.play?.(context);
    } finally {
      back();
    }
  },
};

/** A computer that slept runs its timers late: coming back to the tab is enough. */
export const ReturnsWithTheReader: Story = {
  name: 'Volta com a pessoa',
  play: async (context) => {
    await dismissBanner(context.canvasElement);
    const back = fixClock(storyClock('2026-11-18T12:30:00-03:00'));
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      await Default.play?.(context);
    } finally {
      back();
    }
  },
};

/** Dismissed in another tab, it goes from this one too. */
export const DismissedElsewhere: Story = {
  name: 'Fechado em outra aba',
  play: async (context) => {
    await Default.play?.(context);
    const newValue = dismissedAt(Date.now());
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await silent(context);
  },
};
