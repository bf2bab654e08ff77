import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, strange } from '../../../internal/storyChecks.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  title: 'Componentes/VideoPlayer',
  component: VideoPlayer,
  args: { videoId: '76979871', title: 'Vídeo da aula Boas-vindas à rede' },
  // axe cannot inspect a player of another host.
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loads when scrolled near, without tracking, 340 px high (docs/specification.md#video-player). */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, canvasElement }) => {
    const frame = canvas.getByTitle('Vídeo da aula Boas-vindas à rede');
    await expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?dnt=1');
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(frame).toHaveAttribute('allow', 'fullscreen; picture-in-picture');
    await expect(frame.getBoundingClientRect()).toMatchObject({ height: 340, width: canvasElement.clientWidth });
    await expect(getComputedStyle(frame).borderTopWidth).toBe('0px');
  },
};

/**
 * An unlisted video opens with the hash of its link only. The title of the frame is read only, so
 * that no length of it matters; the height stays on a phone.
 */
export const Unlisted: Story = {
  name: 'Vídeo não listado, no celular',
  args: { hash: '8272103f6e', title: strange.title },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll();
    const frame = canvas.getByTitle(strange.title);
    await expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e');
    await expect(frame.getBoundingClientRect()).toMatchObject({ height: 340, width: canvasElement.clientWidth });
  },
};

/** Renders nothing for an id with anything but digits, nor with a hash that is none. */
export const NotAnId: Story = {
  name: 'Número ou código inválido',
  render: (args) => (
    <>
      <VideoPlayer {...args} videoId="1?autoplay=1" />
      <VideoPlayer {...args} hash={'"><script>'} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
