import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { earningsMessages } from '../messages/network.ts';
import { everyType } from '../components/domain/Chart/storyTotals.ts';
import { ShareBar } from '../components/domain/Chart/ShareBar.tsx';
import {
  Badge,
  Band,
  CourseCard,
  LessonList,
  LevelChip,
  NextSteps,
  ResourceList,
  SponsorCard,
  StatusText,
  SubscriptionBanner,
} from '../components/domain/index.ts';
import { statusOf } from '../components/domain/Badge/statuses.ts';
import {
  BackLink,
  Breadcrumbs,
  Button,
  Card,
  CheckboxField,
  CopyField,
  CpfField,
  Disclosure,
  EmptyState,
  Grid,
  KeyValue,
  LoadFailed,
  Notice,
  NumberField,
  PageHeader,
  PageLayout,
  PasswordField,
  PointList,
  ProgressBar,
  Result,
  SafeText,
  SegmentedControl,
  SelectField,
  SettingsList,
  SettingsRow,
  Stack,
  TabStrip,
  Text,
  TextAreaField,
  TextField,
  TextLink,
} from '../components/primitives/index.ts';
import { ComboboxField } from '../components/primitives/ComboboxField/ComboboxField.tsx';
import { Tabs } from '../components/primitives/Tabs/Tabs.tsx';
import { ListIcon } from '../icons/subjects.tsx';
import { strange } from '../internal/storyChecks.ts';

/**
 * Every component with longer texts than anybody writes, at 200 %: a word of sixty letters, a title of four hundred
 * characters, other scripts and HTML. Nothing overflows the page, also at 320 px. The menu "Dados" shows the screens
 * with the longest data.
 */
const meta = {
  title: 'Padrões/Textos longos',
  globals: { textSize: 'double' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { word, title, mix } = strange;

/** The props of every field. */
const field = { label: title, hint: word, error: word, onChange: fn() };

export const Default: Story = {
  name: 'Campos',
  render: () => (
    <Stack>
      <TextField {...field} value={word} />
      <TextAreaField {...field} value={`${word}\n\n${title}`} />
      <SelectField {...field} value="" options={[{ value: '', label: title }]} />
      <NumberField {...field} value={'9'.repeat(60)} />
      <CpfField {...field} error={undefined} value="529.982.247-24" doubtText={word} />
      <PasswordField {...field} autoComplete="current-password" value={word} />
      <CheckboxField label={title + word} error={word} checked={false} onChange={fn()} />
      <CopyField label={title} hint={mix} value={`https://exemplo.com.br/${word}`} copyText="Copiar" copiedText={mix} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' }));
  },
};

export const Actions: Story = {
  name: 'Ações e caminhos',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PageLayout>
      <Button>{`${word} ${mix}`}</Button>
      <SegmentedControl
        label="Visualização"
        value="a"
        onChange={fn()}
        options={[
          { value: 'a', label: word, icon: <ListIcon size="text" /> },
          { value: 'b', label: mix },
          { value: 'c', label: 'C' },
        ]}
      />
      <Tabs
        value={null}
        onChange={fn()}
        label="Abas"
        items={[
          { value: 'a', label: word, count: 1_000_000, panel: <Text>{title}</Text> },
          { value: 'b', label: title.slice(0, 90), panel: <Text>{mix}</Text> },
        ]}
      />
      <TabStrip
        label="Páginas"
        links={[
          { label: title, href: './a' },
          { label: word, href: './b', current: true },
        ]}
      />
      <Breadcrumbs items={[{ label: title, href: './1' }, { label: word, href: './2' }, { label: mix }]} />
      <BackLink href="./curso">{title + word}</BackLink>
      <Text>
        Antes <TextLink href="./c">{word + title}</TextLink> depois.
      </Text>
      <ComboboxField {...field} value="" options={[{ value: word, hint: mix }, { value: title }]} />
    </PageLayout>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};

export const Content: Story = {
  name: 'Conteúdo',
  render: () => (
    <Stack>
      <PageHeader lead={title} actions={<Button>Qualificações</Button>}>
        {title + word}
      </PageHeader>
      <Text measure>{`${title} ${word}`}</Text>
      <SafeText safeUrl={(address) => address} text={`${word} 🎉\n\nhttps://exemplo.com.br/${'caminho/'.repeat(20)}`} />
      <Notice tone="warning" title={word}>
        {title}
      </Notice>
      <LoadFailed busy onRetry={fn()}>
        {title + word}
      </LoadFailed>
      <EmptyState title={word}>{title}</EmptyState>
      <Result
        icon={<ListIcon size="hero" />}
        heading={<PageHeader centred>{word}</PageHeader>}
        actions={<Button block>{word}</Button>}
      >
        {mix}
      </Result>
      <Grid>
        <Card title={word} titleLevel={2} actions={<Badge tone="premium">{mix}</Badge>}>
          {title}
        </Card>
      </Grid>
      <Disclosure open level={3} onToggle={fn()} summary={word + mix} meta={word}>
        {mix}
      </Disclosure>
      <Band of="money" lead={word} figure={word} sentence={mix} actions={<Button size="small">{mix}</Button>}>
        {mix}
      </Band>
      <ProgressBar value={66} label={title} text={`${word} · 66% concluído`} />
      <KeyValue
        items={[
          { label: word, value: word },
          { label: mix, value: <Button size="small">{mix}</Button> },
        ]}
      />
      <SettingsList label="Dados">
        <SettingsRow label={word} value={title} action={<Button size="small">{mix}</Button>} />
        <SettingsRow label="E-mail" value={`${word}@exemplo.com.br`} />
      </SettingsList>
      <PointList points={[{ title: word, text: title }, { title: mix }]} />
    </Stack>
  ),
};

export const Domain: Story = {
  name: 'Do portal',
  render: () => (
    <Stack>
      <Badge tone="unknown">{word + mix}</Badge>
      <Grid>
        <CourseCard href="./1" courseId={1} title={title} description={title + word} />
        <CourseCard href="./2" courseId={2} title={word} description={mix} />
      </Grid>
      <StatusText {...statusOf('payment', word + mix)} />
      <LevelChip level={word + mix} />
      <SubscriptionBanner
        tone="info"
        label="Assinatura"
        linkText={word}
        linkHref="./assinatura"
        onDismiss={fn()}
        dismissLabel="Dispensar"
      >
        {title + word}
      </SubscriptionBanner>
      <NextSteps label="Próximo passo" steps={[{ text: title + word, status: word }]} />
      <ResourceList
        label="Materiais"
        links={[
          `https://exemplo.com.br/${'apostila-longa-'.repeat(8)}%E2%9C%93.pdf`,
          `https://${word.repeat(2)}.com.br`,
        ]}
      />
      <LessonList
        videoText="vídeo"
        closedText="para assinantes"
        completedText="Concluída"
        unpublishedText="(não publicada)"
        lessons={[
          { id: 1, title, href: './1', completed: true },
          { id: 2, title: word, href: null, completed: false, unpublished: true, note: 'Opcional' },
          { id: 3, title: mix, href: './3', completed: false, current: true },
        ]}
      />
      <SponsorCard title={title} name={word} items={[{ label: 'E-mail', value: `${word}@exemplo.com.br` }]} />
      <ShareBar
        label={earningsMessages.byType}
        texts={earningsMessages}
        totals={[
          ...everyType.map(({ type, total }) => ({ type, total: total * 98_765_432 })),
          { type: word, total: 1 },
        ]}
      />
    </Stack>
  ),
  /** The tooltip of a title that is cut has all of it. */
  play: async ({ canvas }) => {
    const [cut, whole] = canvas.getAllByRole('article').map((card) => within(card).getByRole('heading'));
    await expect(cut).toHaveAttribute('title', title);
    await expect(whole).not.toHaveAttribute('title');
  },
};
