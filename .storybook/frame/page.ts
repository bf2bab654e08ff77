import { themeAttribute } from '@raiz/ui/theme';
import type { Choices, MotionView } from './stage.ts';

/** Applies the toolbar's choices to the page's root, where dialogs and the portal read them. */
export function applyChoices({ theme, textSize, motion }: Choices): void {
  const root = document.documentElement;
  // Like the portal's document; Storybook's is English.
  root.lang = 'pt-BR';
  root.setAttribute(themeAttribute, theme === 'dark' ? 'dark' : 'light');
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
  applyMotion(motion);
}

/** The original condition of each changed rule. */
const written = new WeakMap<CSSMediaRule, string>();

const asksForMotion = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/g;

let motion: MotionView = 'device';

/** A hidden iframe with the story's size; null if the story's own iframe has it. */
let probe: HTMLIFrameElement | null = null;

/** A media condition evaluated for the chosen motion and the story's width. */
function answered(condition: string): string {
  const moving = condition.replaceAll(asksForMotion, (whole, wish?: string) => {
    if (motion === 'device') return whole;
    return (wish === 'no-preference') === (motion === 'full') ? '(width >= 0px)' : '(width < 0px)';
  });
  if (!probe?.contentWindow || !/width|height/.test(moving)) return moving;
  return probe.contentWindow.matchMedia(moving).matches ? 'all' : 'not all';
}

function rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // Scripts cannot read style sheets of other origins.
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

/** Screens add their style sheets later. */
function rewriteAlways(): void {
  rewriteAll();
  if (watching) return;
  watching = true;
  new MutationObserver(rewriteAll).observe(document.head, { childList: true, subtree: true });
  document.addEventListener('load', rewriteAll, true);
}

/**
 * Switches our rules for reduced motion on or off, against the device's preference, without
 * repeating them.
 */
function applyMotion(wanted: MotionView): void {
  if (wanted === motion) return;
  motion = wanted;
  rewriteAlways();
}

const { matchMedia } = window;

/** Sets it on the root, because dialogs and bars are fixed. */
const narrow = new CSSStyleSheet();

/**
 * Renders a story at its width if its iframe has another: in a plain iframe, and in Chromatic. Sets the width of the
 * page's root, and evaluates media queries for it. Storybook and the tests resize the iframe itself.
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

const still = new CSSStyleSheet();
// Duration 0 instead of no animation: restoring an animation would play an open dialog's entrance
// again.
still.replaceSync(
  `*, *::before, *::after, ::backdrop {
    animation-duration: 0s !important; animation-delay: 0s !important;
    transition-duration: 0s !important; transition-delay: 0s !important;
  }`,
);

/** Restores animations and transitions. */
export function restoreMotion(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}

/**
 * Finishes animations and transitions immediately, until {@link restoreMotion}: otherwise a story's checks would run
 * before a dialog is visible.
 */
export function stopMotion(): void {
  restoreMotion();
  document.adoptedStyleSheets.push(still);
}

const player = 'iframe[src^="https://player.vimeo.com/"]';

/** Replaces the video player, so that it looks the same offline, in pictures and on any day. */
const stillFrame = `<!doctype html><html lang="pt-BR"><title>Vídeo</title><body style="
margin: 0; height: 100vh; display: grid; place-content: center; text-align: center;
font: 1rem sans-serif; background: #10141a; color: #c9d1da">&#9654;<br>Aqui toca o vídeo do Vimeo</body></html>`;

function replacePlayers(root: ParentNode): void {
  for (const frame of root.querySelectorAll<HTMLIFrameElement>(player)) {
    // Keeps the address readable; `srcdoc` replaces the document.
    if (frame.srcdoc === '') frame.srcdoc = stillFrame;
  }
}

/** Replaces each Vimeo player with a still frame before it loads. */
export function replaceVideos(): void {
  replacePlayers(document);
  new MutationObserver(() => replacePlayers(document)).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['src'],
  });
}
