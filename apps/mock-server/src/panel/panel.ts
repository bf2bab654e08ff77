import { button, element, labelled, looks } from './elements.ts';
import { scenarioKey } from '../shared/scenarioKey.ts';
import { moveTab, worldOfTab } from './worldOfTab.ts';

/** The fields of control answers that the panel reads. */
interface Told {
  error?: string;
  scenario?: string;
  seed?: number | null;
  clock?: { now: string; frozen: boolean };
  faults?: { operation: string; fault: string; every: number }[];
  scenarios?: { name: string; title: string }[];
}

async function control(path: string, body?: object): Promise<Told> {
  const post = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`/__mock/${path}`, body ? post : {});
  const told: Told = await answer.json();
  return told;
}

/** Retries for a while: the mock server inside the page starts a moment after the page. */
async function patiently(work: () => Promise<void>, tries = 10): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (tries <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await patiently(work, tries - 1);
  }
}

/** The fields and buttons of the panel. */
function fields(report: (text: string) => void) {
  const scenario = element('select');
  const fault = element('input', { placeholder: 'status=500; latency=2000' });
  const advance = element('input', { placeholder: '2h, 3d' });
  const world = element('input', { placeholder: 'comum a todas as abas', value: worldOfTab(), maxLength: 64 });
  const state = element('p');

  async function refresh(): Promise<void> {
    const { scenarios = [] } = await control('scenarios');
    const now = await control('state');
    scenario.replaceChildren(...scenarios.map(({ name, title }) => element('option', { value: name }, title)));
    scenario.value = now.scenario ?? 'usual';
    const faults = (now.faults ?? []).slice(0, 3).map((rule) => `${rule.operation}: ${rule.fault}`);
    const clock = now.clock ? new Date(now.clock.now).toLocaleString('pt-BR') : '';
    const stands = now.clock?.frozen ? ' (parado)' : '';
    state.textContent = `Relógio: ${clock}${stands}. Falhas: ${faults.join('; ') || 'nenhuma'}.`;
  }

  /** Sends a control call, reports its error, and shows the new state. */
  async function follow(path: string, body: object, reload?: () => void): Promise<void> {
    try {
      const { error } = await control(path, body);
      report(error ?? 'Feito.');
      if (error === undefined && reload) return reload();
      await refresh();
    } catch {
      report('O servidor de demonstração não respondeu. Tente de novo.');
    }
  }

  function startAnew(): void {
    sessionStorage.setItem(scenarioKey, scenario.value);
    window.location.reload();
  }

  const parts = [
    state,
    labelled('Cenário (recomeça os dados)', scenario),
    button('Começar este cenário', () => void follow('scenario', { scenario: scenario.value }, startAnew)),
    labelled('Falha em toda chamada', fault),
    button('Planejar falha', () => void follow('faults', { fault: fault.value })),
    button('Tirar todas as falhas', () => void follow('faults/clear', {})),
    labelled('Adiantar o relógio', advance),
    button('Adiantar', () => void follow('clock', { advance: advance.value })),
    button('Hora certa', () => void follow('clock', { restart: true, frozen: false })),
    labelled('Mundo desta aba', world),
    button('Mudar de mundo', () => {
      if (!/^[\w-]*$/.test(world.value)) return report('Use só letras, números, "-" e "_".');
      moveTab(world.value);
      window.location.reload();
    }),
  ];
  return { parts, refresh };
}

/**
 * Adds the panel to the corner of the page: scenario, faults, clock and world of the mock server.
 */
export function showPanel(): void {
  const host = element('div', { id: 'mock-panel' });
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(looks);
  root.adoptedStyleSheets = [sheet];
  const said = element('p', { role: 'status' });
  const { parts, refresh } = fields((text) => {
    said.textContent = text;
  });
  const pages = element('p', {}, element('a', { href: '/__mock' }, 'Todos os controles'), ' · ');
  pages.append(element('a', { href: '/__mock/docs' }, 'Referência da API'));
  const section = element('section', { hidden: true, ariaLabel: 'Servidor de demonstração' });
  section.append(element('h2', {}, 'Servidor de demonstração'), said, ...parts, pages);
  const opener = button('Servidor', () => {
    section.hidden = !section.hidden;
    opener.ariaExpanded = String(!section.hidden);
    const failed = () => {
      said.textContent = 'O servidor de demonstração não respondeu. Tente de novo.';
    };
    if (!section.hidden) patiently(refresh).catch(failed);
  });
  opener.className = 'opener';
  opener.ariaExpanded = 'false';
  root.append(section, opener);
  document.body.append(host);
}
