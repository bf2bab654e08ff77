const player = 'iframe[src^="https://player.vimeo.com/"]';

/** Replaces the video player: the same offline, in pictures and on any day. */
const stillFrame = `<!doctype html><html lang="pt-BR"><title>Vídeo</title><body style="
margin: 0; height: 100vh; display: grid; place-content: center; text-align: center;
font: 1rem sans-serif; background: #10141a; color: #c9d1da">&#9654;<br>Aqui toca o vídeo do Vimeo</body></html>`;

function replacePlayers(root: ParentNode): void {
  for (const frame of root.querySelectorAll<HTMLIFrameElement>(player)) {
    // The address stays readable; `srcdoc` replaces what it would load.
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
