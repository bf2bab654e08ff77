import type { Meta, StoryObj } from '@storybook/react-vite';
import * as clock from 'mockdate';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { dismissedAt } from './dismissal.ts';
import { inactive, region, dismiss, silent } from './storyBanner.ts';

const meta = {
  title: 'Telas/Global/Aviso da assinatura: fechado',
  component: PortalAt,
  args: { path: '/termos' },
  parameters: { session: 'inactive' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;
const key = 'bannerHiddenUntil.5';

async function dismissBanner(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: dismiss }));
  await waitFor(() => expect(within(canvasElement).queryByRole('region', region)).toBeNull());
}

/** Dismissing it moves the focus to the page. */
export const Dismissed: Story = {
  name: 'Fechado',
  play: async ({ canvas, canvasElement }) => {
    // The focus moves to the page's title, which comes with the page's chunk.
    await canvas.findByRole('heading', { level: 1 });
    await dismissBanner(canvasElement);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
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

/** What one person dismissed, the next one at the same computer still gets to see. */
export const DismissedBySomebodyElse: Story = {
  name: 'Fechado por outra pessoa',
  beforeEach: () => localStorage.setItem('bannerHiddenUntil.4', dismissedAt(Date.now())),
  play: inactive,
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
    clock.set('2026-11-18T11:00:00-03:00');
    runOut();
    await inactive(context);
  },
};

/** A computer that slept runs its timers late: coming back to the tab is enough. */
export const ReturnsWithTheReader: Story = {
  name: 'Volta com a pessoa',
  play: async (context) => {
    await dismissBanner(context.canvasElement);
    clock.set('2026-11-18T12:30:00-03:00');
    document.dispatchEvent(new Event('visibilitychange'));
    await inactive(context);
  },
};

/** Dismissed in another tab, it goes from this one too. */
export const DismissedElsewhere: Story = {
  name: 'Fechado em outra aba',
  play: async (context) => {
    await inactive(context);
    const newValue = dismissedAt(Date.now());
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await silent(context);
  },
};
