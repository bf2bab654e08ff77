import type { MotionView } from './choices.ts';

/** The original condition of each changed rule. */
const written = new WeakMap<CSSMediaRule, string>();

const asksForMotion = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/g;

let motion: MotionView = 'device';

/** A hidden frame with the size that the story asks for; null when its own frame has it. */
let probe: HTMLIFrameElement | null = null;

/** A media condition as the chosen motion and the story's width answer it. */
function answered(condition: string): string {
  const moving = condition.replaceAll(asksForMotion, (whole, wish?: string) => {
    if (motion === 'device') return whole;
    return (wish === 'no-preference') === (motion === 'full') ? '(min-width: 0px)' : '(max-width: 0px)';
  });
  if (!probe?.contentWindow || !/width|height/.test(moving)) return moving;
  return probe.contentWindow.matchMedia(moving).matches ? 'all' : 'not all';
}

function rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // Style sheets of other origins cannot be read.
    return [];
  }
}

function rewrite(rules: readonly CSSRule[]): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = written.get(rule) ?? rule.media.mediaText;
      const wanted = answered(original);
      if (wanted !== original) written.set(rule, original);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rulesOf(rule));
  }
}

function rewriteAll(): void {
  for (const sheet of document.styleSheets) rewrite(rulesOf(sheet));
}

let watching = false;

/** Style sheets are added later, with the screens that need them. */
function rewriteAlways(): void {
  rewriteAll();
  if (watching) return;
  watching = true;
  new MutationObserver(rewriteAll).observe(document.head, { childList: true, subtree: true });
  document.addEventListener('load', rewriteAll, true);
}

/**
 * Switches our rules for reduced motion on or off, whatever the device prefers, without repeating
 * them.
 */
export function applyMotion(wanted: MotionView): void {
  if (wanted === motion) return;
  motion = wanted;
  rewriteAlways();
}

const { matchMedia } = window;

/** The root holds dialogs and bars, which are fixed, too. */
const narrow = new CSSStyleSheet();

/**
 * Shows a story in the width that it asks for where nobody sizes its frame: in a plain frame, and in
 * Chromatic. The page's root gets the width, and media queries answer for it. Storybook and the tests
 * size the frame itself.
 */
export function applySize(size: { width: string; height: string } | null): void {
  const isNarrower = size !== null && Number.parseInt(size.width, 10) < window.innerWidth;
  if (!isNarrower && probe === null) return;
  probe?.remove();
  probe = null;
  window.matchMedia = matchMedia;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== narrow);
  if (isNarrower) {
    probe = document.createElement('iframe');
    probe.inert = true;
    Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', border: 'none', ...size });
    document.documentElement.append(probe);
    window.matchMedia = (query) => probe?.contentWindow?.matchMedia(query) ?? matchMedia(query);
    narrow.replaceSync(`html { width: ${size.width}; height: 100vh; transform: translate(0); }`);
    document.adoptedStyleSheets.push(narrow);
  }
  rewriteAlways();
}
