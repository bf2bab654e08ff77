import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/domain/Badge/Badge.tsx';
import { Button } from '../components/primitives/Button/Button.tsx';
import { Card } from '../components/primitives/Card/Card.tsx';
import { Inline } from '../components/primitives/Layout/Layout.tsx';
import { LevelChip } from '../components/domain/LevelChip/LevelChip.tsx';
import { Notice } from '../components/primitives/Notice/Notice.tsx';
import { ProgressBar } from '../components/primitives/ProgressBar/ProgressBar.tsx';
import type { ThemeName } from '../theme/themeName.ts';
import * as styles from './Foundations.css.ts';

/** Light and dark side by side. */
const meta = { title: 'Fundamentos/Temas' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Panel({ theme, name }: { theme: ThemeName; name: string }) {
  return (
    <div data-theme={theme} data-testid={theme} className={styles.panel}>
      <Card title={name}>
        <Inline gap={8}>
          <Badge tone="active">Ativa</Badge>
          <Badge tone="trial">Teste</Badge>
          <LevelChip level="Gold" />
          <LevelChip level="Imperial Diamond" />
        </Inline>
        <ProgressBar value={66} label={`Progresso, ${name}`} text="66% concluído" />
        <Inline>
          <Button>Pagar com cartão</Button>
          <Button variant="secondary">Fechar</Button>
          <Button variant="danger">Cancelar assinatura</Button>
        </Inline>
      </Card>
      <Notice tone="warning" quiet>
        Sua assinatura está inativa.
      </Notice>
    </div>
  );
}

export const Default: Story = {
  name: 'Padrão',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className={styles.sides}>
      <Panel theme="light" name="Claro" />
      <Panel theme="dark" name="Escuro" />
    </div>
  ),
  play: async ({ canvas }) => {
    const background = (id: string) => getComputedStyle(canvas.getByTestId(id)).backgroundColor;
    await expect(background('light')).toBe('rgb(246, 249, 251)');
    await expect(background('dark')).toBe('rgb(9, 14, 20)');
  },
};
