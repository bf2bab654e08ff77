import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fault, db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Rede/Vídeos e conquistas',
  component: PortalAt,
  args: { path: '/perfil/videos' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Meus Vídeos e Conquistas' })).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: /^Todos 11/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Sua equipe passou de 50 pessoas ativas. Obrigado por fazer parte!')).toBeVisible();
    const link = canvas.getByRole('link', { name: /^Anúncio de 06\/11\/2026 \(abre em nova aba\)$/ });
    await expect(link).toHaveAttribute('href', 'https://portal.exemplo.com.br/novidades/nova-area-de-cursos');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await expect(canvas.getByText('portal.exemplo.com.br')).toBeVisible();
    // An entry without a day.
    await expect(canvas.getByText('--')).toBeVisible();
  },
};

/** The title of a video plays it in its row, and closes it again; another one closes it too. A link leaves the portal. */
export const PlaysInPlace: Story = {
  name: 'Vídeo no lugar',
  // axe cannot inspect a player of another host.
  parameters: { a11y: { options: { iframes: false } } },
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', {
      name: /^Abrir no Vimeo Bônus em vídeo de \d\d\/10\/2026 \(abre em nova aba\)$/,
    });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/vimeo\.com\//));
    const [watch, other] = canvas.getAllByRole('button', { name: /^Assistir .* em vídeo de / });
    if (watch === undefined || other === undefined) throw new Error('There are no two videos.');
    await expect(watch).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(watch);
    await expect(canvas.getByTitle(/^Bônus em vídeo de /)).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/player\.vimeo\.com\/video\/\d+\?dnt=1$/),
    );
    await expect(watch).toHaveAccessibleName(/^Fechar Bônus em vídeo de /);
    await userEvent.click(other);
    await expect(canvas.getAllByTitle(/em vídeo/)).toHaveLength(1);
    await expect(watch).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(other);
    await expect(canvas.queryByTitle(/em vídeo/)).toBeNull();
    await expect(other).toHaveFocus();
  },
};

/** Achievements are cards with a medal. */
export const OneType: Story = {
  name: 'Um só tipo',
  args: { path: '/perfil/videos?tipo=conquista' },
  play: async ({ canvas }) => {
    const achievements = within(await canvas.findByRole('tabpanel', { name: /^Conquistas/ }));
    await expect(achievements.getAllByRole('listitem')).toHaveLength(4);
    const text = 'Sua equipe passou de 50 pessoas ativas. Obrigado por fazer parte!';
    await expect(achievements.getByText(text)).toBeVisible();
    await userEvent.click(await canvas.findByRole('tab', { name: /^Bônus 3/ }));
    const panel = within(await canvas.findByRole('tabpanel', { name: /^Bônus/ }));
    await expect(panel.getAllByRole('listitem')).toHaveLength(3);
    await expect(panel.getByText('Um kit de boas-vindas para cada indicação direta até o fim do mês.')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /^Anúncios 4/ })).toHaveFocus();
    await expect(await canvas.findByRole('tabpanel', { name: /^Anúncios/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: /^Todos/ }));
    const everything = within(await canvas.findByRole('tabpanel', { name: /^Todos/ }));
    await expect(everything.getAllByRole('listitem')).toHaveLength(11);
  },
};

export const NoneOfType: Story = {
  name: 'Nenhum deste tipo',
  args: { path: '/perfil/videos?tipo=bonus' },
  beforeEach: () => {
    db().videos = db().videos.filter(({ type }) => type === 'anuncio');
  },
  play: async ({ canvas }) => {
    const tab = await canvas.findByRole('tab', { name: /^Bônus 0/ });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText('Nada deste tipo ainda.')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Vazio',
  beforeEach: () => {
    db().videos = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nada por aqui ainda.')).toBeVisible();
    await expect(canvas.getByText('Suas conquistas, bônus e anúncios aparecerão aqui.')).toBeVisible();
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Fundos Comunitários' })).toHaveAttribute('href', '/perfil/fundos');
  },
};

const reads = readStories({
  reads: ['listVideos'],
  loading: 'Carregando seus vídeos',
  failed: 'Erro ao buscar vídeos.',
});

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const Failed: Story = { ...reads.failed({ body: {} }), name: 'Falha' };

/** Only http and https become links; everything else is plain text. */
export const StrangeLinks: Story = {
  name: 'Endereços estranhos',
  beforeEach: () => {
    const contents = [
      'HTTPS://exemplo.com.br/A',
      'javascript:alert(1)',
      'httpfoo',
      'http://',
      '<img src=x onerror=alert(1)>',
      'Primeira linha\n\nSegunda linha',
      'https://vimeo.com/123',
    ];
    const videos = contents.map((content, index) => ({ id: index + 1, type: 'palestra', content, video_date: null }));
    fault({ operation: 'listVideos', body: { videos } });
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('tabpanel'));
    await expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://exemplo.com.br/A',
      'https://vimeo.com/123',
    ]);
    await expect(panel.getByRole('button', { name: 'Assistir Vídeo' })).toBeVisible();
    for (const text of ['javascript:alert(1)', 'httpfoo', '<img src=x onerror=alert(1)>', 'Segunda linha'])
      await expect(panel.getByText(text)).toBeVisible();
    // A type for each text, and the name of the link.
    await expect(panel.getAllByText('palestra')).toHaveLength(6);
  },
};
