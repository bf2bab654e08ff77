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
  play: says('Sua assinatura está inativa. Ative-a para ter acesso aos cursos premium.', 'Ativar assinatura'),
};

export const Expired: Story = { parameters: { scenario: 'subscriptionExpired' }, play: Default.play };

export const Trial: Story = {
  parameters: { scenario: 'subscriptionTrial' },
  play: says('Você está no período de teste. Restam 5 dia(s) de teste.', 'Ver opções de pagamento'),
};

export const TrialLastDay: Story = {
  parameters: { scenario: 'subscriptionTrialLastDay' },
  play: says('Restam 0 dia(s) de teste.', 'Ver opções de pagamento'),
};

export const Canceled: Story = {
  parameters: { scenario: 'subscriptionCanceled' },
  play: says('Sua assinatura foi cancelada. O acesso permanece até 30/11/2026.', 'Reativar assinatura'),
};

export const CanceledOver: Story = {
  parameters: { scenario: 'subscriptionCanceledOver' },
  play: says(
    'Sua assinatura foi cancelada e o acesso terminou. Reative-a para voltar aos cursos premium.',
    'Reativar assinatura',
  ),
};

export const UnknownStatus: Story = {
  parameters: { scenario: 'subscriptionUnknown' },
  play: says('Status desconhecido. Fale com o suporte.', 'Ver assinatura'),
};

export const Active: Story = { parameters: { scenario: 'subscriptionActive' }, play: silent };

export const Visitor: Story = {
  beforeEach: () => localStorage.clear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
    await expect(canvas.queryByRole('region', region)).toBeNull();
    await expect(requestsTo('GET /assinatura/status')).toHaveLength(0);
  },
};

/** While nothing is known, and when nothing could be read, nothing is said. */
export const StatusLoading: Story = { beforeEach: () => neverAnswer('GET', '/assinatura/status'), play: silent };
export const StatusFailed: Story = {
  beforeEach: () => answerWith('GET', '/assinatura/status', 500, { error: 'Erro interno do servidor.' }),
  play: silent,
};
export const StatusForbidden: Story = {
  beforeEach: () => answerWith('GET', '/assinatura/status', 403, { error: 'Acesso negado.' }),
  play: silent,
};
export const StatusHtml: Story = { beforeEach: () => answerHtml('GET', '/assinatura/status'), play: silent };
export const ConnectionLost: Story = {
  beforeEach: () => dropConnection('GET', '/assinatura/status'),
  play: silent,
};

/** Whoever dismisses it is led to the page. */
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    await dismissBanner(canvasElement);
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(localStorage.getItem(key)).toBe(dismissedAt(Date.now()));
    window.scrollTo(0, 0);
  },
};

/** Dismissed before the page was loaded, an hour ago. */
export const StillHidden: Story = {
  beforeEach: () => localStorage.setItem(key, dismissedAt(Date.now() - 3_600_000)),
  play: silent,
};

/** Dismissed before the page was loaded, two hours ago. */
export const HiddenLongEnough: Story = {
  beforeEach: () => localStorage.setItem(key, dismissedAt(Date.now() - 7_200_000)),
  play: Default.play,
};

/** What one person dismissed, the next one at the same computer still gets to see. */
export const DismissedBySomebodyElse: Story = {
  beforeEach: () => localStorage.setItem('bannerHiddenUntil.4', dismissedAt(Date.now())),
  play: Default.play,
};

export const StrangeMemory: Story = { beforeEach: () => localStorage.setItem(key, 'amanhã'), play: Default.play };

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
  play: async (context) => {
    await Default.play?.(context);
    const newValue = dismissedAt(Date.now());
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await silent(context);
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, play: Default.play };
export const DarkCanceled: Story = { ...Canceled, globals: { theme: 'dark' } };
export const Narrow: Story = {
  ...CanceledOver,
  globals: { viewport: { value: 'phone320' } },
  play: async (context) => {
    await CanceledOver.play?.(context);
    await waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));
  },
};
