/** Background, text and border of a chip, as sRGB hex. */
export interface ChipColors {
  /** Fill. */
  bg: string;
  /** Text and icon; at least 4.5:1 on `bg`. */
  fg: string;
  /** One pixel line around the chip. */
  border: string;
}

/** Colours named by what they mean, never by hue. All are sRGB hex. */
export interface ColorTokens {
  /** The page behind everything. */
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
  /** Main button under the pointer. */
  primaryHover: string;
  /** Main button while it is pressed. */
  primaryPressed: string;
  /** Words on `primary` and its two other states. */
  onPrimary: string;
  /** The current navigation item, a selected row. */
  primarySoft: string;
  /** Words on `primarySoft`. */
  onPrimarySoft: string;
  /** Links, underlined inside text. */
  link: string;
  /** Links already followed, where that helps (lessons, terms). */
  linkVisited: string;
  /** Focus ring. */
  focus: string;
  /** Button that destroys something. */
  danger: string;
  /** `danger` under the pointer. */
  dangerHover: string;
  /** Words on `danger`. */
  onDanger: string;
  /** Words of success. */
  successText: string;
  /** Ground of success. */
  successBg: string;
  /** Line around success. */
  successBorder: string;
  /** Ticks. */
  successSolid: string;
  /** Words of warning. */
  warningText: string;
  /** Ground of a warning. */
  warningBg: string;
  /** Line around a warning. */
  warningBorder: string;
  /** Also the text of a field's error. */
  dangerText: string;
  /** Ground of a failure. */
  dangerBg: string;
  /** Line around a failure. */
  dangerBorder: string;
  /** Words of information. */
  infoText: string;
  /** Ground of information. */
  infoBg: string;
  /** Line around information. */
  infoBorder: string;
  /** Words of what is for subscribers only. */
  premiumText: string;
  /** Ground of what is for subscribers only. */
  premiumBg: string;
  /** Line around what is for subscribers only. */
  premiumBorder: string;
  /** Groove of a progress bar. */
  track: string;
  /** Bar below 100 %. */
  progress: string;
  /** Bar at 100 %. */
  progressDone: string;
  /** Words of a control that is off. */
  disabledText: string;
  /** Ground of a control that is off. */
  disabledBg: string;
  /** Veil behind a dialog or the side menu. */
  backdrop: string;
  /** `canvas` as it looks under the veil. */
  canvasVeiled: string;
}

/** States that a badge can show; the words beside it come from the caller. */
export type BadgeTone =
  | 'active'
  | 'trial'
  | 'inactive'
  | 'lapsed'
  | 'pending'
  | 'canceled'
  | 'paid'
  | 'cancelled'
  | 'failed'
  | 'unknown'
  | 'premium'
  | 'free'
  | 'published'
  | 'unpublished'
  | 'done';

/** Qualification levels, lowest first (spec section 4). */
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

/** Bonus types as the server names them (spec section 4). */
export type BonusType =
  'direct' | 'indirect' | 'diamond' | 'diamond_double' | 'diamond_triple' | 'diamond_centurion' | 'diamond_imperial';

/** Families of colour for the covers drawn from a course's title. Green and gold stay out: they carry meaning. */
export type CoverTone = 'blue' | 'sky' | 'violet' | 'teal' | 'pink' | 'slate';

/** What a theme must name. Light and dark both satisfy it, so neither can be half done. */
export interface ThemeTokens {
  color: ColorTokens;
  badge: Record<BadgeTone, ChipColors>;
  level: Record<LevelTone, ChipColors>;
  /** Bars by bonus type, apart from one another for every kind of colour vision. */
  bonus: Record<BonusType, string>;
  cover: Record<CoverTone, ChipColors>;
  /** Box shadows: `card` barely lifts, `popover` floats, `dialog` stands above all. */
  elevation: { card: string; popover: string; dialog: string };
}

/** Roles of text. `display` is for the large numbers of a panel. */
export type TextRole = 'caption' | 'small' | 'table' | 'body' | 'lead' | 'h4' | 'h3' | 'h2' | 'h1' | 'display';

/** Size and line in rem (so that the reader's own text size counts), weight of the variable font, letter spacing in em. */
export interface TextTokens {
  size: string;
  line: string;
  weight: string;
  tracking: string;
}

/** Distances in pixels: paddings, gaps and margins use these steps and no others. */
export type Space = 0 | 2 | 4 | 8 | 12 | 16 | 20 | 24 | 32 | 40 | 48 | 64 | 80;

/** What both themes share. */
export interface ScaleTokens {
  space: Record<Space, string>;
  /** Corner radii in pixels. */
  radius: { check: string; chip: string; control: string; card: string; dialog: string; pill: string };
  font: { body: string; mono: string };
  text: Record<TextRole, TextTokens>;
  /** Durations: `fast` press and hover, `medium` menus, `slow` side menu and dialogs, `bar` a progress bar. */
  motion: { fast: string; medium: string; slow: string; bar: string; easeOut: string; easeExit: string };
  zIndex: { sticky: string; header: string; skipLink: string; backdrop: string; dialog: string; notice: string };
  /** Fixed measures: heights of controls and the header, widths of pages and panels. */
  size: {
    header: string;
    sideMenu: string;
    control: string;
    controlDense: string;
    icon: string;
    video: string;
    pageTable: string;
    page: string;
    pageReading: string;
    pageForm: string;
    dialog: string;
    /** Longest comfortable line of running text. */
    measure: string;
  };
}
