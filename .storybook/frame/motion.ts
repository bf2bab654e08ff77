import type { MotionView } from './choices.ts';

/** The original condition of each changed rule. */
const written = new WeakMap<CSSMediaRule, string>();

const asksForMotion = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/g;

/** A media condition with the device's preference replaced. */
function conditionUnder(motion: MotionView, condition: string): string {
  if (motion === 'device') return condition;
  return condition.replaceAll(asksForMotion, (_whole, wish?: string) => {
    const isMet = (wish === 'no-preference') === (motion === 'full');
    return isMet ? '(min-width: 0px)' : '(max-width: 0px)';
  });
}

function rulesOf(sheet: CSSStyleSheet | CSSGroupingRule): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    // Style sheets of other origins cannot be read.
    return [];
  }
}

function rewrite(rules: readonly CSSRule[], motion: MotionView): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = written.get(rule) ?? rule.media.mediaText;
      const wanted = conditionUnder(motion, original);
      if (wanted !== original) written.set(rule, original);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rulesOf(rule), motion);
  }
}

let current: MotionView = 'device';
let watching = false;

function rewriteAll(): void {
  for (const sheet of document.styleSheets) rewrite(rulesOf(sheet), current);
}

/** Style sheets are added later, with the screens that need them. */
function watchSheets(): void {
  if (watching) return;
  watching = true;
  new MutationObserver(rewriteAll).observe(document.head, { childList: true, subtree: true });
  document.addEventListener('load', rewriteAll, true);
}

/**
 * Switches our rules for reduced motion on or off, whatever the device prefers, without repeating
 * them.
 */
export function applyMotion(motion: MotionView): void {
  if (motion === current) return;
  current = motion;
  watchSheets();
  rewriteAll();
}
