import { describe, expect, it } from 'vitest';
import { isOtherPerson } from './holder.ts';

describe('the holder of the account', () => {
  it.each([
    ['Mariana Souza', 'Mariana Souza', false],
    ['MARIANA SOUZA', 'Mariana Souza', false],
    ['Mariana Souza da Conceicao', 'Mariana Conceição', false],
    ['Mariana', 'Mariana Souza', false],
    ['', 'Mariana Souza', false],
    ['João Souza', 'Mariana Souza', true],
    ['Mariana Prado', 'Mariana Souza', true],
  ])('"%s" for the member "%s": another person: %s', (holder, member, other) => {
    expect(isOtherPerson(holder, member)).toBe(other);
  });
});
