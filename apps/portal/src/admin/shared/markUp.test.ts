import { describe, expect, it } from 'vitest';
import { markUp, type Mark } from './markUp.ts';

/** The text after a mark. `«` and `»` stand around the selection, before and after. */
function after(typed: string, mark: Mark): string {
  const [start, end] = [typed.indexOf('«'), typed.indexOf('»') - 1];
  const text = typed.replace(/[«»]/g, '');
  const edit = markUp({ text, start, end }, mark, 'texto');
  const whole = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${whole.slice(0, edit.start)}«${whole.slice(edit.start, edit.end)}»${whole.slice(edit.end)}`;
}

describe('bold', () => {
  it.each([
    ['um «convite» simples', 'um «**convite**» simples'],
    ['um «**convite**» simples', 'um «convite» simples'],
    ['um **«convite»** simples', 'um «convite» simples'],
    ['um «» convite', 'um **«texto»** convite'],
    ['a «palavra » com espaço', 'a «**palavra** » com espaço'],
    ['«uma\n\noutra»', '«**uma**\n\n**outra**»'],
    ['«convite»', '«**convite**»'],
    ['«- um\n- dois\n\n- três»', '«- **um**\n- **dois**\n\n- **três**»'],
    ['«- **um**\n- **dois**»', '«- um\n- dois»'],
    ['- «um\n- dois»', '- «**um**\n- **dois**»'],
    ['«- um\n- **dois**»', '«- **um**\n- **dois**»'],
  ])('%j', (typed, expected) => {
    expect(after(typed, 'bold')).toBe(expected);
  });
});

describe('list', () => {
  it.each([
    ['Antes\nu«m\ndo»is\nDepois', 'Antes\n«- um\n- dois»\nDepois'],
    ['«- um\n- dois»', '«um\ndois»'],
    ['«- um\ndois»', '«- um\n- dois»'],
    ['«um\n\ndois»', '«- um\n\n- dois»'],
    ['«»', '- «»'],
    ['Frase\n«»', 'Frase\n- «»'],
  ])('%j', (typed, expected) => {
    expect(after(typed, 'list')).toBe(expected);
  });
});

describe('link', () => {
  it.each([
    ['Veja o «guia»', 'Veja o [guia](«https://»)'],
    ['Veja «»', 'Veja [texto](«https://»)'],
    ['Veja «https://a.br/1»', 'Veja [«texto»](https://a.br/1)'],
    ['Veja «www.a.com.br/1»', 'Veja [«texto»](https://www.a.com.br/1)'],
    ['«duas\nlinhas»', '[duas linhas](«https://»)'],
  ])('%j', (typed, expected) => {
    expect(after(typed, 'link')).toBe(expected);
  });
});
