import { showPanel } from './panel.ts';
import { nameWorldInRequests } from './worldOfTab.ts';

nameWorldInRequests();
// The mock's own pages have these controls themselves.
if (!/^\/__mock(?:\/|$)/.test(window.location.pathname)) {
  if (document.body) showPanel();
  else document.addEventListener('DOMContentLoaded', showPanel, { once: true });
}
