import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../components/primitives/Button/Button.tsx';
import { Stack } from '../components/primitives/Layout/Layout.tsx';
import { Text } from '../components/primitives/Text/Text.tsx';
import { cx } from '../internal/cx.ts';
import { media } from '../theme/media.ts';
import { scaleTokens } from '../theme/scaleTokens.ts';
import { vars } from '../theme/vars.css.ts';
import { typedKeys } from './storyLabels.ts';
import * as styles from './Foundations.css.ts';

/**
 * Durations and curves. An element that enters decelerates (`easeOut`), one that leaves accelerates (`easeExit`). Under
 * reduced motion the same tokens have other values, so no component has to handle it.
 */
const meta = { title: 'Fundamentos/Movimento' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where each duration is used. */
const uses = {
  fast: 'pressionar e passar por cima',
  medium: 'menus e seções que se abrem',
  slow: 'menu lateral e diálogos',
  bar: 'barra de progresso',
} as const;

const curves = { easeOut: 'o que chega', easeExit: 'o que sai' } as const;

function Runners({ children }: { children: (away: boolean) => ReactNode }) {
  const [away, setAway] = useState(false);
  return (
    <Stack>
      {children(away)}
      <div>
        <Button onClick={() => setAway(!away)}>{away ? 'Voltar' : 'Mover'}</Button>
      </div>
    </Stack>
  );
}

function Runner({ name, about, dot }: { name: string; about: string; dot: string }) {
  return (
    <div>
      <Text size="caption">
        {name} · {about}
      </Text>
      <div className={styles.groove}>
        <div className={dot} />
      </div>
    </div>
  );
}

/** Durations, then curves, with the motion that the device asks for. */
export const Default: Story = {
  name: 'Padrão',
  render: () => (
    <Runners>
      {(away) => (
        <>
          {typedKeys(uses).map((name) => (
            <Runner
              key={name}
              name={`${name} ${scaleTokens.motion[name]}`}
              about={uses[name]}
              dot={cx(styles.durations[name], away && styles.away)}
            />
          ))}
          {typedKeys(curves).map((name) => (
            <Runner
              key={name}
              name={`${name} ${scaleTokens.motion[name]}`}
              about={curves[name]}
              dot={cx(styles.curves[name], away && styles.away)}
            />
          ))}
        </>
      )}
    </Runners>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mover' }));
    await expect(canvas.getByRole('button', { name: 'Voltar' })).toBeVisible();
    const { fast, slow, bar } = window.matchMedia(media.reducedMotion).matches
      ? { fast: '1ms', slow: '80ms', bar: '1ms' }
      : scaleTokens.motion;
    await expect([vars.motion.fast, vars.motion.slow, vars.motion.bar].map(worth)).toEqual([fast, slow, bar]);
  },
};

/** The current value of a token on the page. */
function worth(token: string): string {
  const name = /--[\w-]+/.exec(token)?.[0] ?? '';
  const text = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
  // A build writes `.12s`.
  return text.endsWith('ms') ? text : `${parseFloat(text) * 1000}ms`;
}
