import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FailureIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../../index.ts';
import { ButtonLink } from '../Button/Button.tsx';
import { Grid } from '../Layout/Layout.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Result } from './Result.tsx';

const meta = {
  title: 'Componentes/Result',
  component: Result,
  args: {
    icon: <SuccessIcon size="hero" />,
    tone: 'success',
    heading: <PageHeader centred>Pagamento realizado com sucesso!</PageHeader>,
    children: 'Sua assinatura está ativa.',
    actions: (
      <>
        <ButtonLink block href="#mais">
          Ver minha assinatura
        </ButtonLink>
        <ButtonLink block variant="secondary" href="#cursos">
          Explorar cursos premium
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof Result>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Resultado, sucesso',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pagamento realizado com sucesso!' })).toBeVisible();
    await expect(canvas.getByText('Sua assinatura está ativa.')).toBeVisible();
  },
};

export const Tones: Story = {
  name: 'Tons',
  render: (args) => (
    <Grid gap={16}>
      <Result {...args} tone="neutral" icon={<InfoIcon size="hero" />} heading={<h2>Neutro</h2>} />
      <Result {...args} tone="success" icon={<SuccessIcon size="hero" />} heading={<h2>Êxito</h2>} />
      <Result {...args} tone="warning" icon={<WarningIcon size="hero" />} heading={<h2>Aviso</h2>} />
      <Result {...args} tone="danger" icon={<FailureIcon size="hero" />} heading={<h2>Falha</h2>} />
    </Grid>
  ),
};
