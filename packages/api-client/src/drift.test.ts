import { describe, expect, it } from 'vitest';
import { driftMessages } from './drift.ts';

const fund = { id: 1, name: 'Fundo', amount: 'sete' };

describe('the sentences of tools that check answers', () => {
  it('are those of the portal, whatever the row', () => {
    const sentenceOf = driftMessages('GET /fundos', 200, { fundos: [fund, { ...fund, amount: 7 }] });
    const sentence = 'GET /fundos: fundos[].amount should be a number';
    expect(sentenceOf('/fundos/0/amount')).toBe(sentence);
    expect(sentenceOf('/fundos/*/amount', 'integer')).toBe(sentence);
  });

  it('name an error by its status', () => {
    expect(driftMessages('GET /fundos', 401, {})('/error', 'present')).toBe('GET /fundos 401: error should be present');
  });

  it('have the words of the portal for what it reads without a deviation', () => {
    const sentenceOf = driftMessages('GET /fundos', 200, { fundos: [{ ...fund, amount: '12' }] });
    expect(sentenceOf('/fundos/0/amount')).toBeNull();
    expect(sentenceOf('/fundos/0/amount', 'number or null')).toBe('GET /fundos: fundos[].amount should be a number');
    expect(sentenceOf('', 'object')).toBe('GET /fundos: the body should be an object');
  });
});
