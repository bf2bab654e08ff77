import { operations } from '@raiz/contract';
import { scenarioNames, scenarioOf } from '../scenarios/index.ts';
import type { MockWorld } from '../worlds/mockWorld.ts';
import { timeText } from './format.ts';
import { markup, type Markup } from './markup.ts';

function scenarioForm({ plan }: MockWorld, base: string): Markup {
  const { scenario, seed } = plan();
  const options = scenarioNames.map((name) => {
    const label = `${scenarioOf(name).title} (${name})`;
    return name === scenario
      ? markup`<option value="${name}" selected>${label}</option>`
      : markup`<option value="${name}">${label}</option>`;
  });
  return markup`<form method="post" action="${base}/scenario" class="card fields">
<p>Agora: <strong>${scenarioOf(scenario).title}</strong>. ${scenarioOf(scenario).explains} Escolher um cenário volta aos dados iniciais.</p>
<label>Cenário <select name="scenario">${options}</select></label>
<label>Semente <input name="seed" inputmode="numeric" pattern="[0-9]*" value="${seed ?? ''}" placeholder="sem número"></label>
<button class="button main">Começar este cenário</button>
</form>`;
}

function clockForm({ clock }: MockWorld, base: string): Markup {
  const { now, frozen } = clock.state();
  return markup`<div class="card">
<p>O relógio mostra <strong>${timeText(now)}</strong> e ${frozen ? 'está parado' : 'anda'}.</p>
<form method="post" action="${base}/clock" class="fields">
<label>Dia e hora <input type="datetime-local" name="now"></label>
<label>Adiantar <input name="advance" placeholder="2h, 3d"></label>
<button class="button">Mudar o relógio</button>
</form>
<div class="actions">
<form method="post" action="${base}/clock"><button class="button" name="frozen" value="${frozen ? 'false' : 'true'}">${frozen ? 'Deixar andar' : 'Parar'}</button></form>
<form method="post" action="${base}/clock"><button class="button" name="restart" value="true">Hora certa</button></form>
</div>
</div>`;
}

function faultForms({ faults }: MockWorld, base: string): Markup {
  const rules = faults.list();
  const ids = Object.keys(operations);
  return markup`<div class="card">
${
  rules.length === 0
    ? markup`<p class="muted">Nenhuma falha planejada.</p>`
    : markup`<ul>${rules.map(({ operation, fault, every, hits }) => markup`<li><code>${operation}</code>: <code>${fault}</code>${every > 1 ? `, a cada ${every} chamadas` : ''}, ${hits} até agora</li>`)}</ul>`
}
<form method="post" action="${base}/faults" class="fields">
<label>Operação <select name="operation"><option value="*">Todas</option>${ids.map((id) => markup`<option>${id}</option>`)}</select></label>
<label>Falha <input name="fault" required placeholder="status=500; latency=2000"></label>
<label>A cada quantas chamadas <input name="every" inputmode="numeric" value="1"></label>
<button class="button">Planejar falha</button>
</form>
<form method="post" action="${base}/faults/clear" class="actions"><button class="button">Tirar todas as falhas</button></form>
</div>`;
}

function logTable({ log }: MockWorld, base: string): Markup {
  const requests = log.list().slice(0, 20);
  if (requests.length === 0) return markup`<p class="muted">Nenhum pedido ainda.</p>`;
  const lines = requests.map(
    ({ method, path, status, milliseconds, fault }) =>
      markup`<li><code>${method} ${path}</code> → ${status === 0 ? 'conexão cortada' : status}, ${milliseconds} ms${fault === null ? '' : ` (${fault})`}</li>`,
  );
  return markup`<div class="card"><ul class="log">${lines}</ul>
<form method="post" action="${base}/log/clear" class="actions"><button class="button">Limpar</button></form></div>`;
}

/** The controls of a world on its start page: scenario and seed, clock, faults, latest requests. */
export function controlSections(world: MockWorld, base: string): Markup {
  return markup`
<section aria-labelledby="scenario"><h2 id="scenario">Cenário</h2>${scenarioForm(world, base)}</section>
<section aria-labelledby="clock"><h2 id="clock">Relógio</h2>${clockForm(world, base)}</section>
<section aria-labelledby="faults"><h2 id="faults">Falhas</h2>
<p class="muted">Por exemplo <code>status=503</code>, <code>latency=3000</code>, <code>drop</code>, <code>hang</code>,
<code>body=malformed</code>, <code>body=empty</code>, <code>body=null</code>, <code>body=wrong-shape</code>. Um só pedido
também pode pedir a sua, com o cabeçalho <code>X-Mock-Fault</code>.</p>
${faultForms(world, base)}</section>
<section aria-labelledby="log"><h2 id="log">Últimos pedidos</h2>${logTable(world, base)}</section>`;
}
