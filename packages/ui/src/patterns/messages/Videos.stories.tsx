import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, EmptyState, Inline, SelectField, Stack, Text, TextLink } from '../../index.ts';
import { videosMessages as messages } from '../../messages/network.ts';
import { FailedScreen, LoadingScreen, nothing, StoryScreen } from './storyScreen.tsx';
import { dark, fits, phone, said, seen } from './storySaid.ts';

type Kind = keyof typeof messages.typeWords;

interface Video {
  kind: Kind;
  day: string;
  /** A web address, or the text itself. */
  content: string;
}

const some: readonly Video[] = [
  { kind: 'conquista', day: '02/09/2026', content: 'https://exemplo.com.br/videos/silver' },
  { kind: 'bonus', day: '20/08/2026', content: 'Bônus por três indicações no mês.' },
  { kind: 'anuncio', day: '01/08/2026', content: 'https://exemplo.com.br/videos/convencao' },
];

const kinds = Object.entries(messages.typeFilters).map(([value, label]) => ({ value, label }));

interface VideosPatternProps {
  videos?: readonly Video[];
  /** The choice of the filter; empty for all. */
  kind?: Kind | '';
}

function VideoItem({ video: { kind, day, content } }: { video: Video }) {
  const type = messages.typeWords[kind];
  return (
    <Card as="li">
      <Inline gap={8}>
        <Text as="span" strong>
          {type}
        </Text>
        <Text as="span" size="small" tone="muted">
          {day}
        </Text>
      </Inline>
      {content.startsWith('http') ? (
        <TextLink href={content} newTab aria-label={messages.openItem({ type, date: day })}>
          {messages.open}
        </TextLink>
      ) : (
        <Text>{content}</Text>
      )}
    </Card>
  );
}

/** The screen `/perfil/videos` (spec, sections 2, 3 and 8). */
function VideosPattern({ videos = some, kind = '' }: VideosPatternProps) {
  const shown = videos.filter((video) => kind === '' || video.kind === kind);
  return (
    <StoryScreen title={messages.title} width="reading">
      {videos.length > 0 && (
        <SelectField
          label={messages.filter}
          optionalText=""
          options={[{ value: '', label: messages.all }, ...kinds]}
          value={kind}
          onChange={nothing}
        />
      )}
      {videos.length === 0 && <EmptyState title={messages.none}>{messages.noneHelp}</EmptyState>}
      {videos.length > 0 && shown.length === 0 && <EmptyState title={messages.noneOfType} />}
      {shown.length > 0 && (
        <Stack as="ul">
          {shown.map((video) => (
            <VideoItem key={video.day} video={video} />
          ))}
        </Stack>
      )}
    </StoryScreen>
  );
}

const meta = {
  title: 'Padrões/Mensagens/Vídeos e conquistas',
  component: VideosPattern,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof VideosPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Abrir link: Conquista de 02/09/2026' });
    await seen('Bônus por três indicações no mês.')();
  },
};

export const NoneOfType: Story = {
  args: { videos: some.slice(0, 1), kind: 'anuncio' },
  play: seen(messages.noneOfType),
};

export const NothingYet: Story = { args: { videos: [] }, play: seen(messages.none, messages.noneHelp) };

export const LoadingData: Story = {
  render: () => <LoadingScreen title={messages.title} width="reading" text={messages.loading} />,
  play: said('status', messages.loading),
};

export const LoadFailed: Story = {
  render: () => <FailedScreen title={messages.title} width="reading" text={messages.loadFailed} />,
  play: said('alert', 'Erro ao buscar vídeos.'),
};

export const Dark: Story = { ...Default, globals: dark };
export const Narrow: Story = { globals: phone, play: fits };
