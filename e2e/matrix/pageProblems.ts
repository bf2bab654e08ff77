import type { PageState } from '../support/pageState.ts';

/** The text of the error boundary. */
const broke = 'Algo deu errado nesta página';

/** Problems that make any page fail. */
export function pageProblems(state: PageState): string[] {
  const wrong: string[] = [];
  if (state.busy.length > 0) wrong.push(`still loading: ${state.busy.join(' | ')}`);
  if (state.headings === 0) wrong.push('no heading in main');
  if (state.main.trim().length < 20) wrong.push(`a blank page: "${state.main.trim()}"`);
  if (state.text.includes(broke)) wrong.push('the page broke');
  if (/\[object Object\]|\bundefined\b|\bNaN\b|Invalid Date/.test(state.main)) wrong.push('shows a raw value');
  return wrong;
}
