import { themeAttribute } from '@raiz/ui/theme';
import type { Choices } from './stage.ts';

/** Applies the toolbar's choices to the page's root, where dialogs and the portal read them. */
export function applyChoices({ theme, textSize }: Choices): void {
  const root = document.documentElement;
  // Like the portal's document; Storybook's is English.
  root.lang = 'pt-BR';
  root.setAttribute(themeAttribute, theme === 'dark' ? 'dark' : 'light');
  root.style.fontSize = textSize === 100 ? '' : `${textSize}%`;
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
