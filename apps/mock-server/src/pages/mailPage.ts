import type { MailRow } from '../core/world.ts';
import { timeText } from './format.ts';
import { markImage } from './mark.ts';
import { markup, type Markup } from './markup.ts';

/** A text in which "e-mail" does not break at its hyphen. */
function whole(text: string): Markup[] {
  return text
    .split(/(e-mail)/i)
    .map((part) => (/^e-mail$/i.test(part) ? markup`<span class="whole">${part}</span>` : markup`${part}`));
}

/**
 * A mail with its working link, the target of `preview_url`.
 * @param base Path of the world's pages.
 */
export function mailMain({ to, subject, text, action, sent_at }: MailRow, origin: string, base: string): Markup {
  const href = action.href.replace(/^\/__mock(?=\/)/, base);
  return markup`
<p class="muted">${whole('Este e-mail não foi enviado a ninguém: ele só pode ser lido aqui.')}</p>
<article class="card">
${markImage}
<h1>${whole(subject)}</h1>
<dl>
<dt>Para</dt><dd>${to}</dd>
<dt>Enviado em</dt><dd>${timeText(sent_at)}</dd>
</dl>
${text.map((paragraph) => markup`<p>${whole(paragraph)}</p>`)}
<p><a class="button main" href="${href}">${whole(action.label)}</a></p>
<p class="muted">Se o botão não funcionar, copie este endereço: ${origin}${href}</p>
</article>`;
}
