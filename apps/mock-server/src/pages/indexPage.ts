import { serverTexts } from '@raiz/api-client/rules';
import { operations } from '@raiz/contract';
import { demoPassword } from '../account/seed.ts';
import { faultText } from '../faults/fault.ts';
import type { FaultRule } from '../faults/faultRules.ts';
import type { MailRow, UserRow, VoucherRow, Database } from '../core/database.ts';
import { currentSubscription } from '../shared/currentSubscription.ts';
import type { MockDatabase } from '../databases/mockDatabase.ts';
import { dayText, timeText } from './format.ts';
import { html } from 'hono/html';
import type { Html } from './page.ts';
import { scenarioNames, scenarioOf } from '../scenarios/index.ts';

function scenarioForm({ plan }: MockDatabase, base: string): Html {
  const { scenario, seed } = plan();
  const options = scenarioNames.map((name) => {
    const label = `${scenarioOf(name).title} (${name})`;
    return name === scenario
      ? html`<option value="${name}" selected>${label}</option>`
      : html`<option value="${name}">${label}</option>`;
  });
  return html`<form method="post" action="${base}/scenario" class="card fields">
    <p>
      Agora: <strong>${scenarioOf(scenario).title}</strong>. ${scenarioOf(scenario).explains} Escolher um cenário volta
      aos dados iniciais.
    </p>
    <label
      >Cenário
      <select name="scenario">
        ${options}
      </select></label
    >
    <label
      >Semente <input name="seed" inputmode="numeric" pattern="[0-9]*" value="${seed ?? ''}" placeholder="sem número"
    /></label>
    <button class="button main">Começar este cenário</button>
  </form>`;
}

function clockForm({ clock }: MockDatabase, base: string): Html {
  const { now, frozen } = clock.state();
  return html`<div class="card">
    <p>O relógio mostra <strong>${timeText(now)}</strong> e ${frozen ? 'está parado' : 'anda'}.</p>
    <form method="post" action="${base}/clock" class="fields">
      <label>Dia e hora <input type="datetime-local" name="now" /></label>
      <label>Adiantar <input name="advance" placeholder="2h, 3d" /></label>
      <button class="button">Mudar o relógio</button>
    </form>
    <div class="actions">
      <form method="post" action="${base}/clock">
        <button class="button" name="frozen" value="${frozen ? 'false' : 'true'}">
          ${frozen ? 'Deixar andar' : 'Parar'}
        </button>
      </form>
      <form method="post" action="${base}/clock">
        <button class="button" name="restart" value="true">Hora certa</button>
      </form>
    </div>
  </div>`;
}

function ruleItem({ hits, ...rule }: FaultRule): Html {
  const { operation, every = 1, times } = rule;
  const limits = `${every > 1 ? `, a cada ${every} chamadas` : ''}${times === undefined ? '' : `, no máximo ${times} ${times === 1 ? 'vez' : 'vezes'}`}`;
  return html`<li><code>${operation}</code>: <code>${faultText(rule)}</code>${limits}, ${hits} até agora</li>`;
}

function faultForms({ faults }: MockDatabase, base: string): Html {
  const rules = faults.list();
  const ids = Object.keys(operations);
  return html`<div class="card">
    ${
      rules.length === 0
        ? html`<p class="muted">Nenhuma falha planejada.</p>`
        : html`<ul>
            ${rules.map(ruleItem)}
          </ul>`
    }
    <form method="post" action="${base}/faults" class="fields">
      <label
        >Operação
        <select name="operation">
          <option value="*">Todas</option>
          ${ids.map((id) => html`<option>${id}</option>`)}
        </select></label
      >
      <label>Falha <input name="fault" required placeholder="status=500; latency=2000" /></label>
      <label>A cada quantas chamadas <input name="every" inputmode="numeric" value="1" /></label>
      <label>Quantas vezes <input name="times" inputmode="numeric" placeholder="sem limite" /></label>
      <button class="button">Planejar falha</button>
    </form>
    <form method="post" action="${base}/faults/clear" class="actions">
      <button class="button">Tirar todas as falhas</button>
    </form>
  </div>`;
}

function logTable({ log }: MockDatabase, base: string): Html {
  const requests = log.list().slice(0, 20);
  if (requests.length === 0) return html`<p class="muted">Nenhum pedido ainda.</p>`;
  const lines = requests.map(
    ({ method, path, status, milliseconds, fault }) =>
      html`<li>
        <code>${method} ${path}</code> → ${status === 0 ? 'conexão cortada' : status}, ${milliseconds}
        ms${fault === null ? '' : ` (${fault})`}
      </li>`,
  );
  return html`<div class="card">
    <ul class="log">
      ${lines}
    </ul>
    <form method="post" action="${base}/log/clear" class="actions"><button class="button">Limpar</button></form>
  </div>`;
}

/** The controls of a database on its start page: scenario and seed, clock, faults, latest requests. */
function controlSections(db: MockDatabase, base: string): Html {
  return html` <section aria-labelledby="scenario">
      <h2 id="scenario">Cenário</h2>
      ${scenarioForm(db, base)}
    </section>
    <section aria-labelledby="clock">
      <h2 id="clock">Relógio</h2>
      ${clockForm(db, base)}
    </section>
    <section aria-labelledby="faults">
      <h2 id="faults">Falhas</h2>
      <p class="muted">
        Por exemplo <code>status=503</code>, <code>latency=3000</code>, <code>drop</code>, <code>hang</code>,
        <code>body=malformed</code>, <code>body=empty</code>, <code>body=null</code>, <code>body=wrong-shape</code>,
        <code>body=html</code>, <code>body=required-only</code> (só o que o contrato exige). Um só pedido também pode
        pedir a sua, com o cabeçalho <code>X-Mock-Fault</code>.
      </p>
      ${faultForms(db, base)}
    </section>
    <section aria-labelledby="log">
      <h2 id="log">Últimos pedidos</h2>
      ${logTable(db, base)}
    </section>`;
}

const subscriptionWords: Readonly<Record<string, string>> = {
  active: 'Assinatura ativa',
  trial: 'Assinatura em teste',
  canceled: 'Assinatura cancelada',
  inactive: 'Sem assinatura ativa',
  expired: 'Assinatura expirada',
};

function tagsOf(db: Database, { id, is_admin, confirmed, blocked }: UserRow, now: Date): string[] {
  const status = currentSubscription(db, id, now)?.status ?? 'inactive';
  const sessions = db.sessions.filter((row) => row.user_id === id).length;
  return [
    ...(is_admin ? ['Administração'] : []),
    subscriptionWords[status] ?? `Assinatura: ${status}`,
    ...(confirmed ? [] : ['E-mail não confirmado']),
    ...(blocked ? ['Conta bloqueada'] : []),
    sessions === 0 ? 'Nenhuma sessão aberta' : sessions === 1 ? '1 sessão aberta' : `${sessions} sessões abertas`,
  ];
}

/** A button whose accessible name includes the person. */
function personButton(user: UserRow, base: string, action: string, label: string): Html {
  return html`<form method="post" action="${base}/people/${user.id}/${action}">
    <button class="button">${label}<span class="hidden"> de ${user.name}</span></button>
  </form>`;
}

/** Shows a password only for demo people: one that a person typed at registration may protect other accounts. */
function knownPassword({ password }: UserRow): Html | null {
  return password === demoPassword ? html`senha <code>${password}</code> · ` : null;
}

function personCard(db: Database, user: UserRow, base: string, now: Date): Html {
  return html`<li class="card">
    <h3>${user.name}</h3>
    <div>${user.email} · ${knownPassword(user)}ID de indicação ${user.id}</div>
    <ul class="tags">
      ${tagsOf(db, user, now).map((tag) => html`<li>${tag}</li>`)}
    </ul>
    <div class="actions">
      ${personButton(user, base, 'end-sessions', 'Encerrar sessões')}
      ${user.blocked ? personButton(user, base, 'unblock', 'Desbloquear conta') : personButton(user, base, 'block', 'Bloquear conta')}
    </div>
  </li>`;
}

function voucherCard({ code, discount, valid_until }: VoucherRow): Html {
  return html`<li class="card">
    <code>${code}</code>: ${discount} % de
    desconto${valid_until === null ? null : `, válido até ${dayText(valid_until)}`}
  </li>`;
}

function mailCard({ id, subject, to, sent_at }: MailRow, base: string): Html {
  return html`<li class="card">
    <a href="${base}/mails/${id}">${subject}</a>
    <div class="muted">Para ${to}, em ${timeText(sent_at)}</div>
  </li>`;
}

/** The mock's start page: people, mails, vouchers, controls, reset. */
export function indexMain(database: MockDatabase, base: string, portal = ''): Html {
  const db = database.tables();
  const mails = [...db.mails].reverse();
  return html` <h1>Servidor de demonstração</h1>
    <p>
      Nada aqui é real: nenhum e-mail é enviado, nenhum cartão é cobrado. <a href="${portal}/">Abrir o portal</a> ·
      <a href="/__mock/docs">Referência da API</a>
    </p>
    ${database.name === '' ? null : html`<p>Este é o mundo <code>${database.name}</code>, separado dos outros.</p>`}
    <section aria-labelledby="people">
      <h2 id="people">Pessoas</h2>
      <p class="muted">
        Encerrar as sessões faz o próximo pedido receber 401; uma conta bloqueada recebe 403 na tela do perfil. Quem não
        confirmou o e-mail lê ao entrar: “${serverTexts.confirmEmail}”
      </p>
      <ul>
        ${db.users.map((user) => personCard(db, user, base, database.clock.now()))}
      </ul>
    </section>
    <section aria-labelledby="mails">
      <h2 id="mails">E-mails</h2>
      ${
        mails.length > 0
          ? html`<ul>
              ${mails.map((mail) => mailCard(mail, base))}
            </ul>`
          : html`<p class="muted">Nenhum e-mail ainda.</p>`
      }
    </section>
    <section aria-labelledby="vouchers">
      <h2 id="vouchers">Vouchers</h2>
      <ul>
        ${db.vouchers.map(voucherCard)}
      </ul>
    </section>
    ${controlSections(database, base)}
    <section aria-labelledby="reset">
      <h2 id="reset">Recomeçar</h2>
      <div class="card">
        <p>Apaga tudo o que foi feito e volta aos dados iniciais. As sessões terminam.</p>
        <form method="post" action="${base}/reset"><button class="button main">Voltar aos dados iniciais</button></form>
      </div>
    </section>`;
}
