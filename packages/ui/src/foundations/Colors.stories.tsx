import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DataTable } from '../components/primitives/DataTable/DataTable.tsx';
import { Grid, Stack } from '../components/primitives/Layout/Layout.tsx';
import { type ColorPair, colorPairs, contrast, levelShares, mixed } from '../theme/contrast.ts';
import { darkTheme } from '../theme/darkTheme.ts';
import { lightTheme } from '../theme/lightTheme.ts';
import type { LevelTone } from '../theme/tokens.ts';
import { type ColorGroup, colorGroups, type ColorName, colorLabels, typedKeys } from './storyLabels.ts';
import { Heading } from '../components/primitives/Heading/Heading.tsx';
import * as styles from './Foundations.css.ts';
import { vars } from '../theme/vars.css.ts';

/** Colours by meaning, read from the tokens. */
const meta = { title: 'Fundamentos/Cores' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** By purpose: the use of each colour, its look in both themes, and its lowest contrast. */
export const Default: Story = {
  name: 'Padrão',
  render: () => (
    <Stack gap={40}>
      {colorGroups.map((group) => (
        <ColorGroupSection key={group.title} {...group} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    const shown = colorGroups.flatMap(({ names }) => names);
    await expect(shown.toSorted()).toEqual(typedKeys(lightTheme.color).toSorted());
    const card = within(canvas.getByText('primarySoft').parentElement ?? canvasElement);
    await expect(card.getByText('Item atual do menu, linha escolhida')).toBeVisible();
    await expect(card.getByText(lightTheme.color.primarySoft)).toBeVisible();
    await expect(card.getByText(darkTheme.color.primarySoft)).toBeVisible();
  },
};

/**
 * One colour for each level, in chips, ladder and charts, and for the two bonus types without a level: in charts
 * distinguishable with every kind of colour vision, and always labelled.
 */
export const BonusTypes: Story = {
  name: 'Níveis e tipos de bônus',
  render: () => (
    <Grid minColumnWidth="small" gap={12}>
      {typedKeys({ ...lightTheme.bonus, ...lightTheme.level }).map((name) => (
        <div key={name} className={styles.swatch}>
          <div className={styles.bonus[name]} />
          <strong>{name}</strong>
        </div>
      ))}
    </Grid>
  ),
};

function ratio(theme: typeof lightTheme | typeof darkTheme, { front, back }: ColorPair): string {
  return contrast(theme.color[front], theme.color[back]).toFixed(2);
}

/** Contrast of every pair in use, computed from the tokens (WCAG 2.2 AA: 4.5 for text, 3 for controls). */
export const Contrast: Story = {
  name: 'Contraste',
  render: () => (
    <DataTable
      caption="Contraste"
      rows={colorPairs}
      rowKey={({ front, back, min }) => `${front}-${back}-${min}`}
      columns={[
        { id: 'pair', header: 'Par', rowHeader: true, render: ({ front, back }) => `${front} sobre ${back}` },
        { id: 'min', header: 'Mínimo', align: 'end', render: ({ min }) => min },
        { id: 'light', header: 'Claro', align: 'end', render: (pair) => ratio(lightTheme, pair) },
        { id: 'dark', header: 'Escuro', align: 'end', render: (pair) => ratio(darkTheme, pair) },
      ]}
    />
  ),
};

function levelContrast(theme: typeof lightTheme | typeof darkTheme, tone: LevelTone): number {
  const { surface, text } = theme.color;
  const color = theme.level[tone];
  return contrast(mixed(color, text, levelShares.text), mixed(color, surface, levelShares.ground));
}

const chips = [
  ...typedKeys(lightTheme.badge).map((tone) => {
    const [light, dark] = [lightTheme.badge[tone], darkTheme.badge[tone]];
    return { name: `badge.${tone}`, light: contrast(light.fg, light.bg), dark: contrast(dark.fg, dark.bg) };
  }),
  ...typedKeys(lightTheme.level).map((tone) => ({
    name: `level.${tone}`,
    light: levelContrast(lightTheme, tone),
    dark: levelContrast(darkTheme, tone),
  })),
];

/** Contrast of the text on every chip (minimum 4.5), in both themes. */
export const ChipContrast: Story = {
  name: 'Contraste nas etiquetas',
  render: () => (
    <DataTable
      caption="Contraste nas etiquetas"
      rows={chips}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', header: 'Etiqueta', rowHeader: true, render: ({ name }) => name },
        { id: 'light', header: 'Claro', align: 'end', render: ({ light }) => light.toFixed(2) },
        { id: 'dark', header: 'Escuro', align: 'end', render: ({ dark }) => dark.toFixed(2) },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const families = [lightTheme.badge, lightTheme.level];
    const known = families.flatMap((family) => Object.keys(family)).length;
    await expect(canvas.getAllByRole('row')).toHaveLength(known + 1);
  },
};

const themes = { light: lightTheme.color, dark: darkTheme.color };

/** The pair with the lowest contrast of a colour as text, line or shape; none for backgrounds and decoration. */
function hardestPair(name: ColorName, theme: keyof typeof themes): string | null {
  const ratios = colorPairs
    .filter(({ front }) => front === name)
    .map(({ front, back, min }) => ({ back, min, ratio: contrast(themes[theme][front], themes[theme][back]) }))
    .toSorted((a, b) => a.ratio / a.min - b.ratio / b.min);
  const [hardest] = ratios;
  if (!hardest) return null;
  return `${hardest.ratio.toFixed(2).replace('.', ',')} sobre ${hardest.back}`;
}

function ColorCard({ name }: { name: ColorName }) {
  return (
    <div className={styles.swatch}>
      <div className={styles.halves}>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className={styles.half}>
            <div className={styles.color[name]} />
            <span>{themes[theme][name]}</span>
            <span>{hardestPair(name, theme)}</span>
          </div>
        ))}
      </div>
      <strong>{name}</strong>
      <span>{colorLabels[name]}</span>
      <code className={styles.variable}>{vars.color[name]}</code>
    </div>
  );
}

/** Colours of one purpose, each on the background of both themes with its use and its lowest contrast. */
function ColorGroupSection({ title, names }: ColorGroup) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Grid gap={12}>
        {names.map((name) => (
          <ColorCard key={name} name={name} />
        ))}
      </Grid>
    </Stack>
  );
}
