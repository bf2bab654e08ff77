import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  test('takes accents and case away', () => {
    expect(fold('Íris Conceição ÀÇÃÕ')).toBe('iris conceicao acao');
    expect(fold('I\u0301ris')).toBe('iris');
    expect(fold('Nguyễn Łukasz Straße İzmir')).toBe('nguyen łukasz straße izmir');
  });

  test('treats each letter of the fast way as the thorough way does', () => {
    for (let code = 0; code < 0x180; code += 1) {
      const letter = String.fromCharCode(code);
      // A character beyond the list sends the text the thorough way.
      const thorough = fold(`${letter}\u2713`).slice(0, -1);
      expect(fold(letter), `U+${code.toString(16)}`).toBe(thorough);
      expect(fold(`a${letter}B`)).toBe(`a${thorough}b`);
    }
  });
});
