const player = 'iframe[src^="https://player.vimeo.com/"]';

/**
 * Drawn where the host's player would be: the same without a connection, in a picture and on any
 * day.
 */
const stillFrame = `<!doctype html><html lang="pt-BR"><title>Vídeo</title><body style="
margin: 0; height: 100vh; display: grid; place-content: center; text-align: center;
font: 1rem sans-serif; background: #10141a; color: #c9d1da">&#9654;<br>Aqui toca o vídeo do Vimeo</body></html>`;

function quieten(root: ParentNode): void {
  for (const frame of root.querySelectorAll<HTMLIFrameElement>(player)) {
    // Keeps the address for assertions; `srcdoc` wins over it.
    if (frame.srcdoc === '') frame.srcdoc = stillFrame;
  }
}

/** Puts a still frame in the place of every video of another host, before it is asked for. */
export function quietVideos(): void {
  quieten(document);
  new MutationObserver(() => quieten(document)).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['src'],
  });
}
