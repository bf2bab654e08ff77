import { operations } from '@raiz/contract';
import { markup, type Markup } from '../pages/markup.ts';
import type { ContractProxy } from './createProxy.ts';
import type { Drift } from './drift.ts';
import { latencyText } from './latency.ts';

function driftRow({ call, direction, status, field, message, example, sentence, count }: Drift): Markup {
  const side = direction === 'request' ? 'the client sent' : `the backend answered ${status}`;
  return markup`<li class="card"><h3><code>${call}</code> · ${side}</h3><p>${field === '' ? null : markup`<code>${field}</code>: `}${message}${example === undefined ? null : markup` First seen: <code>${example}</code>.`} <span class="muted">${count} ×</span></p>${sentence === undefined ? null : markup`<p>The portal logs: <code>${sentence}</code></p>`}</li>`;
}

function drifts(found: readonly Drift[], none: string): Markup {
  return found.length > 0 ? markup`<ul>${found.map(driftRow)}</ul>` : markup`<p class="muted">${none}</p>`;
}

function switchRow(id: string, mocked: boolean, calls: number): Markup {
  return markup`<li><form method="post" action="/__proxy/switch" class="actions"><code>${id}</code> <span class="muted">${calls} calls</span>
<input type="hidden" name="operation" value="${id}"><input type="hidden" name="to" value="${mocked ? 'real' : 'mock'}">
<button class="button">${mocked ? 'Mock: switch to the backend' : 'Backend: switch to the mock'}<span class="hidden"> (${id})</span></button></form></li>`;
}

/** The start page of the proxy: differences, and who answers each operation. */
export function reportMain({ report, mocked }: ContractProxy, source: string): Markup {
  const { calls, drifts: found, operations: counts, latency } = report();
  const ids = Object.keys(operations);
  const isMocked = new Set<string>(mocked);
  return markup`<div lang="en"><h1>Contract proxy</h1>
<p>${calls} calls went through to <code>${source}</code>. The same as JSON: <a href="/__proxy/report">/__proxy/report</a></p>
${latency === null ? null : markup`<p>${latencyText(latency)}</p>`}
<h2>Against the contract</h2>${drifts(
    found.filter(({ allowed }) => !allowed),
    'Nothing so far.',
  )}
<h2>Allowed, but not in the contract</h2>${drifts(
    found.filter(({ allowed }) => allowed),
    'Nothing so far.',
  )}
<h2>Who answers</h2><ul>${ids.map((id) => switchRow(id, isMocked.has(id), counts[id]?.calls ?? 0))}</ul></div>`;
}
