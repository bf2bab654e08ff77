import { Heading } from '../components/primitives/Heading/Heading.tsx';
import { Grid, Stack } from '../components/primitives/Layout/Layout.tsx';
import { contrast } from '../theme/contrast.ts';
import { darkTheme } from '../theme/darkTheme.ts';
import { lightTheme } from '../theme/lightTheme.ts';
import { colorPairs } from '../theme/pairs.ts';
import { vars } from '../theme/vars.css.ts';
import { type ColorGroup, type ColorName, colorWords } from './storyColorWords.ts';
import * as styles from './Foundations.css.ts';

const themes = { light: lightTheme.color, dark: darkTheme.color };

/**
 * The pair in which a colour stands out least as text, line or shape; none for grounds and
 * decoration.
 */
function hardestPair(name: ColorName, theme: keyof typeof themes): string | null {
  const ratios = colorPairs
    .filter(({ front }) => front === name)
    .map(({ front, back, least }) => ({ back, least, ratio: contrast(themes[theme][front], themes[theme][back]) }))
    .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
  const [hardest] = ratios;
  if (!hardest) return null;
  return `${hardest.ratio.toFixed(2).replace('.', ',')} sobre ${hardest.back}`;
}

function ColorCard({ name }: { name: ColorName }) {
  return (
    <li className={styles.swatch}>
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
      <span>{colorWords[name]}</span>
      <code className={styles.variable}>{vars.color[name]}</code>
    </li>
  );
}

/**
 * Colours of one purpose, each on the ground of both themes with what it is for and its hardest
 * contrast.
 */
export function ColorGroupSection({ title, names }: ColorGroup) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <Grid as="ul" least="medium" gap={12}>
        {names.map((name) => (
          <ColorCard key={name} name={name} />
        ))}
      </Grid>
    </Stack>
  );
}
