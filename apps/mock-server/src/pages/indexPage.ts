import { html } from 'hono/html';
import type { MailRow, VoucherRow } from '../core/database.ts';
import type { MockDatabase } from '../databases/mockDatabase.ts';
import { dayText, timeText } from './format.ts';
import type { Html } from './page.ts';

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

/** The mock's page: mails, vouchers, clock and reset. */
export function indexMain(database: MockDatabase, base: string, portal = ''): Html {
  const { mails, vouchers } = database.tables();
  return html` <h1>Servidor de demonstração</h1>
    <p>Nada aqui é real: nenhum e-mail é enviado, nenhum cartão é cobrado. <a href="${portal}/">Abrir o portal</a></p>
    ${database.name === '' ? null : html`<p>Este é o mundo <code>${database.name}</code>, separado dos outros.</p>`}
    <section aria-labelledby="mails">
      <h2 id="mails">E-mails</h2>
      ${
        mails.length > 0
          ? html`<ul>
              ${[...mails].reverse().map((mail) => mailCard(mail, base))}
            </ul>`
          : html`<p class="muted">Nenhum e-mail ainda.</p>`
      }
    </section>
    <section aria-labelledby="vouchers">
      <h2 id="vouchers">Vouchers</h2>
      <ul>
        ${vouchers.map(voucherCard)}
      </ul>
    </section>
    <section aria-labelledby="clock">
      <h2 id="clock">Relógio</h2>
      ${clockForm(database, base)}
    </section>
    <section aria-labelledby="reset">
      <h2 id="reset">Recomeçar</h2>
      <div class="card">
        <p>Apaga tudo o que foi feito e volta aos dados iniciais. As sessões terminam.</p>
        <form method="post" action="${base}/reset"><button class="button main">Voltar aos dados iniciais</button></form>
      </div>
    </section>`;
}
