import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VideoPlayer } from './VideoPlayer.tsx';

const meta = {
  title: 'Componentes/VideoPlayer',
  component: VideoPlayer,
  args: { videoId: '76979871', title: 'Vídeo da aula Boas-vindas à rede' },
  // The player of another host cannot be looked into, and is not ours to mend.
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const frame = within(canvasElement).getByTitle('Vídeo da aula Boas-vindas à rede');
    await expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?dnt=1');
    await expect(frame.getBoundingClientRect().height).toBe(340);
  },
};

export const Unlisted: Story = {
  args: { hash: '8272103f6e' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByTitle(args.title)).toHaveAttribute(
      'src',
      'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e',
    );
  },
};

export const NotAnId: Story = {
  args: { videoId: '1?autoplay=1', hash: '"><script>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };
