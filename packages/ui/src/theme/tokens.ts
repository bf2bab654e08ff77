/** Background, text and border of a chip, as sRGB hex. */
interface ChipColors {
  /** Fill. */
  bg: string;
  /** Text and icon; at least 4.5:1 on `bg`. */
  fg: string;
  /** One pixel line around the chip. */
  border: string;
}

/** Colours of a course's cover, as sRGB hex; decoration without text. */
interface CoverColors {
  /** Background. */
  bg: string;
  /** Most tiles, close to the background. */
  soft: string;
  /** The few highlighted tiles. */
  accent: string;
}

/** Colours named by meaning, as sRGB hex. */
export interface ColorTokens {
  /** Background of the page. */
  canvas: string;
  /** Cards and the header. */
  surface: string;
  /** Table heads, wells, read-only fields. */
  sunken: string;
  /** Dialogs and popovers. */
  raised: string;
  /** Body text. */
  text: string;
  /** Secondary text. */
  textMuted: string;
  /** Captions and placeholders. */
  textSubtle: string;
  /** Decorative lines. */
  border: string;
  /** Lines that mark a control: inputs, secondary buttons (3:1 and more). */
  borderStrong: string;
  /** Main button. */
  primary: string;
  /** Main button on hover. */
  primaryHover: string;
  /** Main button while it is pressed. */
  primaryPressed: string;
  /** Text on `primary` and its two other states. */
  onPrimary: string;
  /** The current navigation item, a selected row. */
  primarySoft: string;
  /** Text on `primarySoft`. */
  onPrimarySoft: string;
  /** Links, underlined inside text. */
  link: string;
  /** Visited links, where that helps (lessons, terms). */
  linkVisited: string;
  /** Focus ring. */
  focus: string;
  /** Button of a destructive action. */
  danger: string;
  /** `danger` on hover. */
  dangerHover: string;
  /** Text on `danger`. */
  onDanger: string;
  /** Text of success. */
  successText: string;
  /** Background of success. */
  successBg: string;
  /** Border of success. */
  successBorder: string;
  /** Ticks. */
  successSolid: string;
  /** Text of a warning. */
  warningText: string;
  /** Background of a warning. */
  warningBg: string;
  /** Border of a warning. */
  warningBorder: string;
  /** Also the text of a field's error. */
  dangerText: string;
  /** Background of a failure. */
  dangerBg: string;
  /** Border of a failure. */
  dangerBorder: string;
  /** Text of information. */
  infoText: string;
  /** Background of information. */
  infoBg: string;
  /** Border of information. */
  infoBorder: string;
  /** Text of premium content. */
  premiumText: string;
  /** Background of premium content. */
  premiumBg: string;
  /** Border of premium content. */
  premiumBorder: string;
  /** Track of a progress bar. */
  track: string;
  /** Progress bar below 100 %. */
  progress: string;
  /** Progress bar at 100 %. */
  progressDone: string;
  /** Text of a disabled control. */
  disabledText: string;
  /** Background of a disabled control. */
  disabledBg: string;
  /** The roots of the brand's mark. */
  brand: string;
  /** The leaves of the brand's mark. */
  brandAccent: string;
  /** Backdrop of a dialog or the side menu. */
  backdrop: string;
  /** `canvas` under the backdrop. */
  canvasVeiled: string;
}

/** States that a badge can show. */
export type BadgeTone =
  | 'active'
  | 'trial'
  | 'inactive'
  | 'lapsed'
  | 'pending'
  | 'ending'
  | 'ended'
  | 'paid'
  | 'failed'
  | 'unknown'
  | 'premium'
  | 'free'
  | 'unpublished'
  | 'done';

/** Qualification levels, lowest first (docs/specification.md#qualification-levels). */
export type LevelTone =
  | 'none'
  | 'bronze'
  | 'silver'
  | 'gold'
  | 'diamond'
  | 'doubleDiamond'
  | 'tripleDiamond'
  | 'centurionDiamond'
  | 'imperialDiamond';

/** Bonus types as the server sends them (docs/specification.md#bonus-types). */
export type BonusType =
  | 'direct'
  | 'indirect'
  | 'diamond'
  | 'diamond_double'
  | 'diamond_triple'
  | 'diamond_centurion'
  | 'diamond_imperial';

/** Colours of the courses' covers; without green and gold, which have a meaning, and grey, which looks unavailable. */
export type CoverTone = 'blue' | 'sky' | 'violet' | 'teal' | 'pink' | 'brick';

/** The tokens that every theme defines. */
export interface ThemeTokens {
  color: ColorTokens;
  badge: Record<BadgeTone, ChipColors>;
  /** The one colour of each level as sRGB hex, at least 3:1 on `surface`: chips, ladder, charts. */
  level: Record<LevelTone, string>;
  /**
   * Bars of the bonus types without a level. With the levels from Diamond on they are distinguishable with every kind
   * of colour vision.
   */
  bonus: Record<'direct' | 'indirect', string>;
  cover: Record<CoverTone, CoverColors>;
  /** Box shadows: `card` is lowest, `popover` medium, `dialog` highest. */
  elevation: { popover: string; dialog: string };
}

/**
 * Roles of text, in six sizes: 13, 15, 18, 22, 28 and 40 px. `h1` to `h4` are strong. `display` is for figures, `hero`
 * for the money of a page and the headline of the home page: both strong, too.
 */
export type TextRole = 'caption' | 'body' | 'lead' | 'h4' | 'h3' | 'h2' | 'h1' | 'display' | 'hero';

/** Font size and line height in rem. */
interface TextTokens {
  size: string;
  line: string;
}

/** Weights of the variable font: text, labels and buttons, headings and figures. */
type Weight = 'regular' | 'medium' | 'strong';

/** The ladder of distances in pixels, for every gap, padding and margin. */
export type Space = 4 | 8 | 12 | 16 | 24 | 40 | 56;

/** Tokens that both themes share. */
export interface ScaleTokens {
  space: Record<Space, string>;
  /** Corner radii in pixels. */
  radius: { check: string; chip: string; control: string; card: string; dialog: string; pill: string };
  font: { body: string; mono: string };
  weight: Record<Weight, string>;
  text: Record<TextRole, TextTokens>;
  /**
   * Durations: `fast` press and hover, `medium` menus, `slow` side menu and dialogs, `bar` a
   * progress bar.
   */
  motion: { fast: string; medium: string; slow: string; bar: string; easeOut: string; easeExit: string };
  zIndex: { sticky: string; header: string; skipLink: string; backdrop: string; dialog: string };
  /** Heights of controls and the header, widths of pages and panels. */
  size: {
    header: string;
    sideMenu: string;
    control: string;
    controlDense: string;
    /** From the edge of the page, a card or a table to what it contains: 24 px, 16 on phones and paper. */
    edge: string;
    icon: string;
    video: string;
    page: string;
    pageReading: string;
    pageForm: string;
    /** A video of the height `video` in 16:9. */
    pageVideo: string;
    rail: string;
    /** Minimum height of the banner below the header: one line, or two on phones. */
    banner: string;
    dialog: string;
    /** Width of a sheet at the right edge. */
    sheet: string;
    /** Maximum line length of running text. */
    measure: string;
  };
}
