import { describe, expect, it } from 'vitest';
import { isCollapsed, ladderFrom } from './ladder.ts';

const names = [
  'Nenhum',
  'Bronze',
  'Silver',
  'Gold',
  'Diamond',
  'Double Diamond',
  'Triple Diamond',
  'Centurion Diamond',
  'Imperial Diamond',
];

function states(level: string) {
  return ladderFrom(level).rungs.map(({ state }) => state);
}

describe('ladderFrom', () => {
  it('has the nine levels of the specification in their order', () => {
    expect(ladderFrom('Silver').rungs.map(({ level }) => level)).toEqual(names);
  });

  it('marks rungs as behind, current, next and ahead', () => {
    const ahead = ['ahead', 'ahead', 'ahead', 'ahead', 'ahead'];
    expect(states('Silver')).toEqual(['start', 'reached', 'current', 'next', ...ahead]);
  });

  it('starts at its foot', () => {
    expect(states('Nenhum').slice(0, 3)).toEqual(['current', 'next', 'ahead']);
  });

  it('has nothing next at its top', () => {
    expect(states('Imperial Diamond').slice(-2)).toEqual(['reached', 'current']);
    expect(states('Imperial Diamond')).not.toContain('next');
  });

  it.each(names)('has one current rung at %s', (level) => {
    const { rungs, unknownLevel } = ladderFrom(level);
    expect(rungs.filter(({ state }) => state === 'current')).toEqual([{ level, state: 'current' }]);
    expect(unknownLevel).toBeNull();
  });

  it('does not mind case and blanks', () => {
    expect(states(' double diamond ')).toEqual(states('Double Diamond'));
  });

  it.each(['Platinum', 'constructor', ''])('claims nothing about the unknown level %j, and keeps its name', (level) => {
    const { rungs, unknownLevel } = ladderFrom(level);
    expect(unknownLevel).toBe(level);
    expect(new Set(rungs.map(({ state }) => state))).toEqual(new Set(['unplaced']));
  });
});

describe('isCollapsed', () => {
  function shown(level: string) {
    const { rungs } = ladderFrom(level);
    return rungs.filter((_rung, index) => !isCollapsed(rungs, index)).map((one) => one.level);
  }

  it.each([
    ['Silver', ['Bronze', 'Silver', 'Gold']],
    ['Nenhum', ['Nenhum', 'Bronze', 'Silver']],
    ['Imperial Diamond', ['Triple Diamond', 'Centurion Diamond', 'Imperial Diamond']],
    ['Platinum', names],
  ])('at %s shows %j', (level, expected) => {
    expect(shown(level)).toEqual(expected);
  });
});
