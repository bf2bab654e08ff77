import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../components/primitives/Heading/Heading.tsx';
import { Grid, Inline, Stack } from '../components/primitives/Layout/Layout.tsx';
import { Text } from '../components/primitives/Text/Text.tsx';
import * as actions from '../icons/actions.tsx';
import * as frame from '../icons/frame.tsx';
import * as navigation from '../icons/navigation.tsx';
import * as status from '../icons/status.tsx';
import * as subjects from '../icons/subjects.tsx';
import * as styles from './Foundations.css.ts';

/** Icons of lucide. They decorate a text and never replace it. */
const meta = { title: 'Fundamentos/Ícones' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const groups = {
  'Em toda página': frame,
  Navegação: navigation,
  Ações: actions,
  Estados: status,
  Assuntos: subjects,
};

/** The shapes of an icon as text, and whether they are filled, independent of its size. */
function drawingOf(svg: Element): string {
  const shapes = [...svg.children].map((shape) => new XMLSerializer().serializeToString(shape));
  return [svg.getAttribute('fill'), ...shapes].join('');
}

/** How far an icon extends beyond its 24 by 24 grid; strokes are 2 wide. */
function beyondGrid(svg: SVGSVGElement): number {
  const { x, y, width, height } = svg.getBBox();
  return Math.max(0, 1 - x, 1 - y, x + width - 23, y + height - 23);
}

/** Every icon by its name. */
export const Default: Story = {
  name: 'Padrão',
  render: () => (
    <Stack gap={40}>
      {Object.entries(groups).map(([title, icons]) => (
        <Stack key={title} as="section" gap={12}>
          <Heading level={2}>{title}</Heading>
          <Grid minColumnWidth="small" gap={12}>
            {Object.entries(icons).map(([name, Icon]) => (
              <div key={name} className={styles.swatch}>
                <Icon size="large" />
                <span lang="en">{name}</span>
              </div>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('svg')];
    const names = drawn.map((icon) => icon.nextElementSibling?.textContent ?? '');
    for (const [index, icon] of drawn.entries()) {
      await expect(icon, names[index]).toHaveAttribute('aria-hidden', 'true');
      await expect(icon, names[index]).not.toHaveAttribute('tabindex');
      await expect(icon.getBoundingClientRect(), names[index]).toMatchObject({ width: 24, height: 24 });
      await expect(beyondGrid(icon), names[index]).toBe(0);
    }
    // All icons look different, except aliases of the same icon.
    const different = new Set(Object.values(groups).flatMap((icons) => Object.values(icons)));
    await expect(new Set(drawn.map(drawingOf)).size).toBe(different.size);
  },
};

/** As large as the text next to it, or fixed; all grow with the user's text size. */
export const Sizes: Story = {
  name: 'Tamanhos',
  render: () => (
    <Grid minColumnWidth="small" gap={12}>
      {(['text', 'small', 'medium', 'large', 'hero'] as const).map((size) => (
        <div key={size} className={styles.swatch}>
          <frame.SuccessIcon size={size} />
          <span lang="en">{size}</span>
        </div>
      ))}
    </Grid>
  ),
};

/** In the colour of the text next to them. */
export const Tones: Story = {
  name: 'Tons',
  render: () => (
    <Stack as="ul" gap={8}>
      {(['default', 'muted', 'success', 'danger'] as const).map((tone) => (
        <Text key={tone} as="li" tone={tone}>
          <Inline gap={8}>
            <frame.InfoIcon />
            <span lang="en">{tone}</span>
          </Inline>
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const strokes = [...canvasElement.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).stroke);
    const textColors = canvas.getAllByRole('listitem').map((item) => getComputedStyle(item).color);
    await expect(strokes).toEqual(textColors);
    await expect(new Set(strokes).size).toBe(4);
  },
};
