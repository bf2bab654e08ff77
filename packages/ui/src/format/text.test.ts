import { describe, expect, it } from 'vitest';
import {
  dropUnseen,
  firstName,
  normalizeForSearch,
  searchWords,
  hasWords,
  trimUnseen,
  withoutBlankLines,
} from './text.ts';

describe('firstName', () => {
  it.each([
    ['Mariana Souza', 'Mariana'],
    ['  José\tda Silva ', 'José'],
    ['Ana', 'Ana'],
    ['', ''],
    ['   ', ''],
    [null, ''],
    [undefined, ''],
  ])('takes from %j the name %j', (name, first) => {
    expect(firstName(name)).toBe(first);
  });
});

describe('fold', () => {
  it.each([
    ['Íris', 'iris'],
    ['CONCEIÇÃO', 'conceicao'],
    ['Rede de indicações', 'rede de indicacoes'],
    ['Íris Conceição ÀÇÃÕ', 'iris conceicao acao'],
    ['I\u0301ris', 'iris'],
    ['Nguyễn Łukasz Straße İzmir', 'nguyen lukasz strasse izmir'],
    ['Cœur æther Øyvind', 'coeur aether oyvind'],
    ['1ª turma, 2º módulo', '1a turma, 2o modulo'],
    ['ﬁnanças', 'financas'],
    ['Pré‑venda – pós−venda', 'pre-venda - pos-venda'],
    ['Ana\u200b Ma\u00adria', 'ana maria'],
    ['', ''],
  ])('folds %j into %j', (text, normalized) => {
    expect(normalizeForSearch(text)).toBe(normalized);
  });

  it('treats each letter of the fast way as the thorough way does', () => {
    for (let code = 0; code < 0x180; code += 1) {
      const letter = String.fromCharCode(code);
      // A character outside the list forces the slow path.
      const thorough = normalizeForSearch(`${letter}\u2713`).slice(0, -1);
      expect(normalizeForSearch(letter), `U+${code.toString(16)}`).toBe(thorough);
      expect(normalizeForSearch(`a${letter}B`)).toBe(`a${thorough}b`);
    }
  });
});

it.each([
  "João D'Ávila",
  'João D’Ávila',
  'João D´Ávila',
  'João D`Ávila',
  'João D′Ávila',
  'JOA\u0303O\u00a0 D‘ÁVI\u200bLA',
])('finds %j by words in any order', (name) => {
  for (const typed of ["d'ávila  joão", 'D’Avila', 'joao d´av', 'D`ÁVILA\u00a0João', '\u200bJoão']) {
    expect(hasWords(normalizeForSearch(name), searchWords(typed)), typed).toBe(true);
  }
});

it.each([
  ["Sant'Anna", 'santanna'],
  ['Santanna', 'Sant’Anna'],
  ['Maria O’Hara', 'ohara'],
  ['Maria Ohara', 'o`hara maria'],
  ['João D`Ávila', 'DÁvila'],
  ['João D´Ávila ✓', 'davila'],
  ["Ana Lima d'Água", 'dagua'],
  ['Ana Maria Lima', '"ana lima"'],
  ['Ana Maria Lima', 'lima, ana'],
  ['Ana Maria Lima', 'lima,ana;'],
  ['Ana Maria Lima', 'ana m. lima'],
  ['Ana Maria Lima', '(Ana) “Lima”…'],
  ['Ana Maria Lima', 'ana - lima'],
  ['Maria José', 'maria-josé'],
  ['Silva & Lima', 'lima & silva'],
  ['ana.lima@exemplo.com', 'ana.lima@exemplo'],
])('finds %j by %j', (name, typed) => {
  expect(hasWords(normalizeForSearch(name), searchWords(typed))).toBe(true);
});

it.each(['-', '.', '...', '’', '"" ', '( - )', '@', ',;', '—'])('finds no words in %j', (typed) => {
  expect(searchWords(typed)).toEqual([]);
});

it.each([
  ['Ana Souza', 'ana.lima'],
  ['Ana Souza', 'lima, ana'],
  ['Curso de C', 'c#'],
  ['Curso de C', 'c++'],
])('does not find %j by %j', (name, typed) => {
  expect(hasWords(normalizeForSearch(name), searchWords(typed))).toBe(false);
});

describe('trimUnseen', () => {
  const unseen = ['\u200b', '\u2800', '\u3164', '\u00ad', '\ufeff', '\u2060', '\u180e', '\u200e', '\u202e', '\u2067'];
  const more = [
    ' ',
    '\u00a0',
    '\u3000',
    '\u2028',
    '\u115f',
    '\uffa0',
    '\u034f',
    '\ufe0f',
    '\u{e0041}',
    '\u0007',
    '\u0085',
  ];

  it.each([...unseen, ...more, '\u200b \u2800', ''])('finds nothing in %j', (text) => {
    expect(trimUnseen(text.repeat(3))).toBe('');
    expect(dropUnseen(text)).toBe('');
  });

  it.each([...unseen, ' ', '\u00a0'])('takes %j away from both ends', (text) => {
    expect(trimUnseen(`${text}Ana Lima${text}${text}`)).toBe('Ana Lima');
  });

  it.each(['❤️', 'Ana 👩‍👩‍👧‍👦', 'Ana 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '葛\u{e0100}', 'João\u200cLima', 'É'])('keeps %j whole', (text) => {
    expect(trimUnseen(` ${text}\u200b`)).toBe(text);
  });
});

describe('dropUnseen', () => {
  it.each([
    ['\u202aana@exemplo.com.br\u202c', 'ana@exemplo.com.br'],
    ['ana\u200b@exemplo\u00ad.com\u2060.br\u00a0', 'ana@exemplo.com.br'],
    ['ana\u00a0@\u202fexemplo.com.br', 'ana@exemplo.com.br'],
    ['\ufeff1234-5\u2800', '1234-5'],
  ])('reads %j as %s', (typed, text) => {
    expect(dropUnseen(typed)).toBe(text);
  });

  it('keeps blanks that can be seen', () => {
    expect(dropUnseen(' ana lima@exemplo.com ')).toBe('ana lima@exemplo.com');
  });
});

it('finds names by what can be seen', () => {
  expect(normalizeForSearch('Jo\u00adão\u200b')).toBe('joao');
  expect(searchWords('\u200bAna\u2060 \u2800')).toEqual(['ana']);
});

it.each([
  ['um\r\n\r\n  dois \rtrês\n', 'um\ndois\ntrês'],
  [' \n\t\n', ''],
  ['um só', 'um só'],
])('withoutBlankLines(%j) is %j', (typed, lines) => {
  expect(withoutBlankLines(typed)).toBe(lines);
});
