import type { MailRow } from '../core/world.ts';
import { timeText } from './format.ts';
import { markup, type Markup } from './markup.ts';

/**
 * A mail with its working link, the target of `preview_url`.
 * @param base Path of the world's pages.
 */
export function mailMain({ to, subject, text, action, sent_at }: MailRow, origin: string, base: string): Markup {
  const href = action.href.replace(/^\/__mock(?=\/)/, base);
  return markup`
<p class="muted">Este e-mail não foi enviado a ninguém: ele só pode ser lido aqui.</p>
<article class="card">
<h1>${subject}</h1>
<dl>
<dt>Para</dt><dd>${to}</dd>
<dt>Enviado em</dt><dd>${timeText(sent_at)}</dd>
</dl>
${text.map((paragraph) => markup`<p>${paragraph}</p>`)}
<p><a class="button main" href="${href}">${action.label}</a></p>
<p class="muted">Se o botão não funcionar, copie este endereço: ${origin}${href}</p>
</article>`;
}
