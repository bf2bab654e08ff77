import { serverTexts } from '@raiz/api-client/rules';
import { demoPassword } from '../account/seed.ts';
import type { MailRow, UserRow, VoucherRow, World } from '../core/world.ts';
import { currentSubscription } from '../shared/currentSubscription.ts';
import type { MockWorld } from '../worlds/mockWorld.ts';
import { controlSections } from './controls.ts';
import { dayText, timeText } from './format.ts';
import { markup, type Markup } from './markup.ts';

const subscriptionWords: Readonly<Record<string, string>> = {
  active: 'Assinatura ativa',
  trial: 'Assinatura em teste',
  canceled: 'Assinatura cancelada',
  inactive: 'Sem assinatura ativa',
  expired: 'Assinatura expirada',
};

function tagsOf(world: World, { id, is_admin, confirmed, blocked }: UserRow, now: Date): string[] {
  const status = currentSubscription(world, id, now)?.status ?? 'inactive';
  const sessions = world.sessions.filter((row) => row.user_id === id).length;
  return [
    ...(is_admin ? ['Administração'] : []),
    subscriptionWords[status] ?? `Assinatura: ${status}`,
    ...(confirmed ? [] : ['E-mail não confirmado']),
    ...(blocked ? ['Conta bloqueada'] : []),
    sessions === 0 ? 'Nenhuma sessão aberta' : sessions === 1 ? '1 sessão aberta' : `${sessions} sessões abertas`,
  ];
}

/** A button whose accessible name includes the person. */
function personButton(user: UserRow, base: string, action: string, label: string): Markup {
  return markup`<form method="post" action="${base}/people/${user.id}/${action}">
<button class="button">${label}<span class="hidden"> de ${user.name}</span></button></form>`;
}

/** Only the demo people's: a password typed at registration may be used elsewhere. */
function knownPassword({ password }: UserRow): Markup | null {
  return password === demoPassword ? markup`senha <code>${password}</code> · ` : null;
}

function personCard(world: World, user: UserRow, base: string, now: Date): Markup {
  return markup`<li class="card">
<h3>${user.name}</h3>
<div>${user.email} · ${knownPassword(user)}ID de indicação ${user.id}</div>
<ul class="tags">${tagsOf(world, user, now).map((tag) => markup`<li>${tag}</li>`)}</ul>
<div class="actions">
${personButton(user, base, 'end-sessions', 'Encerrar sessões')}
${user.blocked ? personButton(user, base, 'unblock', 'Desbloquear conta') : personButton(user, base, 'block', 'Bloquear conta')}
</div>
</li>`;
}

function voucherCard({ code, discount, valid_until }: VoucherRow): Markup {
  return markup`<li class="card"><code>${code}</code>: ${discount} % de desconto${valid_until === null ? null : `, válido até ${dayText(valid_until)}`}</li>`;
}

function mailCard({ id, subject, to, sent_at }: MailRow, base: string): Markup {
  return markup`<li class="card"><a href="${base}/mails/${id}">${subject}</a><div class="muted">Para ${to}, em ${timeText(sent_at)}</div></li>`;
}

/** The mock's start page: people, mails, vouchers, controls, reset. */
export function indexMain(place: MockWorld, base: string, portal = ''): Markup {
  const world = place.tables();
  const mails = [...world.mails].reverse();
  return markup`
<h1>Servidor de demonstração</h1>
<p>Nada aqui é real: nenhum e-mail é enviado, nenhum cartão é cobrado. <a href="${portal}/">Abrir o portal</a>
· <a href="/__mock/docs">Referência da API</a></p>
${place.name === '' ? null : markup`<p>Este é o mundo <code>${place.name}</code>, separado dos outros.</p>`}
<section aria-labelledby="people">
<h2 id="people">Pessoas</h2>
<p class="muted">Encerrar as sessões faz o próximo pedido receber 401; uma conta bloqueada recebe 403 na tela do perfil. Quem não
confirmou o e-mail lê ao entrar: “${serverTexts.confirmEmail}”</p>
<ul>${world.users.map((user) => personCard(world, user, base, place.clock.now()))}</ul>
</section>
<section aria-labelledby="mails">
<h2 id="mails">E-mails</h2>
${mails.length > 0 ? markup`<ul>${mails.map((mail) => mailCard(mail, base))}</ul>` : markup`<p class="muted">Nenhum e-mail ainda.</p>`}
</section>
<section aria-labelledby="vouchers">
<h2 id="vouchers">Vouchers</h2>
<ul>${world.vouchers.map(voucherCard)}</ul>
</section>
${controlSections(place, base)}
<section aria-labelledby="reset">
<h2 id="reset">Recomeçar</h2>
<div class="card">
<p>Apaga tudo o que foi feito e volta aos dados iniciais. As sessões terminam.</p>
<form method="post" action="${base}/reset"><button class="button main">Voltar aos dados iniciais</button></form>
</div>
</section>`;
}
