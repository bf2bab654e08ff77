import { showPanel } from './panel.ts';
import { nameWorldInRequests } from './worldOfTab.ts';

nameWorldInRequests();
// The mock's own pages already have these controls.
if (!/^\/__mock(?:\/|$)/.test(window.location.pathname)) {
  if (document.body) showPanel();
  else document.addEventListener('DOMContentLoaded', showPanel, { once: true });
}
