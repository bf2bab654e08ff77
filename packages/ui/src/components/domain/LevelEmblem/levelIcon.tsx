import type { LevelTone } from '../../../theme/tokens.ts';
import { drawings } from './drawings.ts';

/** The sign of a level without its medal, as a component for `maskOf`: for chips of 13 px. */
export function levelIcon(tone: LevelTone) {
  const { lines, shapes, branches } = drawings[tone];
  return function LevelIcon() {
    return (
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="12 12 24 24" fill="none">
        {lines && <path d={lines} stroke="#000" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />}
        {shapes && <path d={shapes} fill="#000" />}
        {branches && <path d={branches} stroke="#000" strokeWidth="2.5" strokeLinecap="round" />}
      </svg>
    );
  };
}
