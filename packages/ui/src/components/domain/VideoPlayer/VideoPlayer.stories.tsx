import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { later } from '../../../internal/storyTimers.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  title: 'Componentes/VideoPlayer',
  component: VideoPlayer,
  args: { videoId: '76979871', title: 'Vídeo da aula Boas-vindas à rede', coverId: 2 },
  // axe cannot inspect a player of another host.
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Loads when the user scrolls near, without tracking, 340 px high (docs/specification.md#video-player). */
export const Default: Story = {
  name: 'Vídeo',
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle('Vídeo da aula Boas-vindas à rede');
    await expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?dnt=1');
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(frame).toHaveAttribute('allow', 'autoplay; fullscreen; picture-in-picture');
  },
};

/** A player that does not answer in time. */
export const NoAnswer: Story = {
  name: 'Sem resposta do player',
  args: { hash: '8272103f6e' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sentence = await later(8000, () => canvas.getByText('O vídeo não carregou.'));
    await expect(sentence.closest('[role="status"]')).toBeVisible();
    const link = canvas.getByRole('link', { name: /^Abrir no Vimeo/ });
    await expect(link).toHaveAttribute('href', 'https://vimeo.com/76979871/8272103f6e');
  },
};

/** For pages on which the user has already asked for the video. */
export const WithoutCoverNorAnswer: Story = {
  name: 'Sem capa e sem resposta',
  args: { coverId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Vídeo da aula Boas-vindas à rede')).not.toHaveAttribute('inert');
    await expect(canvas.queryByRole('button')).toBeNull();
    await later(8000, () => expect(canvas.getByText('O vídeo não carregou.')).toBeVisible());
  },
};

/** Renders nothing for an id with other characters than digits, or an invalid hash. */
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
