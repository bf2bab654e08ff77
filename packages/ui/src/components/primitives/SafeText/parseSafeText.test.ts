import { describe, expect, it } from 'vitest';
import * as parser from './parseSafeText.ts';

const safeUrl = (address: string) =>
  /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).href : null;
const parseInline = (line: string) => parser.parseInline(line, safeUrl);
const parseSafeText = (typed: string) => parser.parseSafeText(typed, safeUrl);

const text = (value: string) => ({ kind: 'text', text: value });

describe('parseInline', () => {
  it('finds bold and emphasis, also one in the other', () => {
    expect(parseInline('a **b** *c*')).toEqual([
      text('a '),
      { kind: 'strong', children: [text('b')] },
      text(' '),
      { kind: 'em', children: [text('c')] },
    ]);
  });

  it('leaves lone stars, sums and blanks after a star alone', () => {
    expect(parseInline('2 * 3 * 4')).toEqual([text('2 * 3 * 4')]);
    expect(parseInline('**aberto')).toEqual([text('**aberto')]);
    expect(parseInline('nota * livre')).toEqual([text('nota * livre')]);
  });

  it('links http and https; of other links the words stay, and the author learns the address', () => {
    expect(parseInline('[guia](https://exemplo.com/a)')).toEqual([
      { kind: 'link', href: 'https://exemplo.com/a', text: 'guia' },
    ]);
    const addresses = ['javascript:alert', '/perfil', 'data:text/html,y', 'mailto:a@b.com', 'tel:+5511'];
    for (const address of addresses) expect(parseInline(`[x](${address})`)).toEqual([text('x')]);
    expect(parseInline('[**já** a [b]](#fim)')).toEqual([{ kind: 'strong', children: [text('já')] }, text(' a [b]')]);
    const typed = `- **[x](${addresses[1]})** www.exemplo.com\n\n[y](https://exemplo.com) [z](${addresses[3]})`;
    expect(parser.rejectedAddresses(typed, safeUrl)).toEqual(['/perfil', 'mailto:a@b.com']);
  });

  it.each([
    ['Veja www.gov.br/receita.', 'www.gov.br/receita', 'https://www.gov.br/receita'],
    ['(WWW.Exemplo.com)', 'WWW.Exemplo.com', 'https://www.exemplo.com/'],
    ['Site:www.exemplo.com.br/a?b=1#c, e', 'www.exemplo.com.br/a?b=1#c', 'https://www.exemplo.com.br/a?b=1#c'],
    ['[Receita](www.gov.br)', 'Receita', 'https://www.gov.br/'],
  ])('takes www. in "%s" for a link', (typed, label, href) => {
    expect(parseInline(typed)).toContainEqual({ kind: 'link', href, text: label });
  });

  it.each(['www.', 'www.exemplo', 'awww.exemplo.com', 'maria@www.exemplo.com', 'www.1.5 e www. gov.br'])(
    'leaves "%s" as text',
    (typed) => {
      expect(parseInline(typed)).toEqual([text(typed)]);
    },
  );

  it('links bare addresses and leaves the sentence its full stop', () => {
    expect(parseInline('Veja https://exemplo.com/a?b=1.')).toEqual([
      text('Veja '),
      { kind: 'link', href: 'https://exemplo.com/a?b=1', text: 'https://exemplo.com/a?b=1' },
      text('.'),
    ]);
    expect(parseInline('(https://exemplo.com)')).toEqual([
      text('('),
      { kind: 'link', href: 'https://exemplo.com/', text: 'https://exemplo.com' },
      text(')'),
    ]);
  });

  it.each([
    ['[a](https://e.com/x (título))', 'https://e.com/x', 'a'],
    ['[a [b]](https://e.com/x)', 'https://e.com/x', 'a [b]'],
    ['[a [b] c](https://e.com/x_(y) "t")', 'https://e.com/x_(y)', 'a [b] c'],
    ['[a](<https://e.com/a b>)', 'https://e.com/a%20b', 'a'],
    ["[a](<https://e.com/(> 't')", 'https://e.com/(', 'a'],
  ])('links %s', (typed, href, label) => {
    expect(parseInline(typed)).toEqual([{ kind: 'link', href, text: label }]);
  });

  it('ends a bare address before quotes of any kind', () => {
    for (const mark of ['„', '“', '”', '«', '»', '"'])
      expect(parseInline(`https://e.com/a${mark}`)[0]).toMatchObject({ kind: 'link', text: 'https://e.com/a' });
  });

  it('keeps HTML as text', () => {
    const typed = '<img src=x onerror=alert(1)> <b>oi</b> &amp;';
    expect(parseInline(typed)).toEqual([text(typed)]);
  });

  it('reads very long hostile lines quickly', () => {
    const started = performance.now();
    for (const part of ['*', '**', '[', '[a[', '](', '[a](', '[a](<', '[a](b (', '*a', 'https://', 'www.', '(www.a'])
      parseInline(part.repeat(5_000));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('parseSafeText', () => {
  it('parts paragraphs at blank lines and keeps line breaks within', () => {
    expect(parseSafeText('um\ndois\r\n\r\ntrês')).toEqual([
      { kind: 'paragraph', lines: [[text('um')], [text('dois')]] },
      { kind: 'paragraph', lines: [[text('três')]] },
    ]);
  });

  it('reads lists with bullets and with numbers', () => {
    expect(parseSafeText('- a\n* b\n\n3. c\n4) d')).toEqual([
      { kind: 'list', ordered: false, start: 1, items: [[[text('a')]], [[text('b')]]] },
      { kind: 'list', ordered: true, start: 3, items: [[[text('c')]], [[text('d')]]] },
    ]);
  });

  it('has nothing to say about nothing', () => {
    expect(parseSafeText('')).toEqual([]);
    expect(parseSafeText(' \n\t\n')).toEqual([]);
  });

  it('does not take a date or a price for a list', () => {
    expect(parseSafeText('3.500 reais')).toEqual([{ kind: 'paragraph', lines: [[text('3.500 reais')]] }]);
  });
});

describe('lines that wrap', () => {
  /** Each block in short: 'a/b' for a paragraph of two lines, '1: a/b, c' and '-: a' for lists. */
  const shown = (typed: string) =>
    parseSafeText(typed).map((block) => {
      const lines = (all: parser.Lines) =>
        all
          .flat()
          .map((node) => ('text' in node ? node.text : ''))
          .join('/');
      if (block.kind === 'paragraph') return lines(block.lines);
      return `${block.ordered ? block.start : '-'}: ${block.items.map(lines).join(', ')}`;
    });

  it.each([
    ['A empresa nasceu em\n2020. Depois cresceu.', ['A empresa nasceu em/2020. Depois cresceu.']],
    ['Venha às\r\n19) horas', ['Venha às/19) horas']],
    ['Faça assim:\n1. a\n2. b', ['Faça assim:', '1: a, b']],
    ['Leve:\n- a\n- b', ['Leve:', '-: a, b']],
    ['Leve:\n-\n- ', ['Leve:/-/-']],
    ['Anos\n\n2020. a\n2021. b', ['Anos', '2020: a, b']],
    ['1. a\n   até\n   2020. fim\n2. b', ['1: a/até/2020. fim, b']],
    ['- a\n  segue\n- b', ['-: a/segue, b']],
    ['- nasceu em\n2020. Depois', ['-: nasceu em', '2020. Depois']],
    ['1. a\n\n2. b\n\n\n3. c', ['1: a, b, c']],
    ['3. a\n\n   segue\n\n4. b', ['3: a/segue, b']],
    ['1. a\n\nsegue\n\n2. b', ['1: a', 'segue', '2: b']],
    ['1. a\n   - x\n   - y\n2. b', ['1: a', '-: x, y', '2: b']],
    ['- a\nDepois', ['-: a', 'Depois']],
  ])('reads %j', (typed, expected) => {
    expect(shown(typed)).toEqual(expected);
  });
});

describe('texts from elsewhere', () => {
  const wiki = 'https://exemplo.com/Rio_(cidade)';

  it.each([
    [wiki, ''],
    [wiki, ').'],
    ['https://exemplo.com/a', ')'],
    ['https://exemplo.com/a', '”,'],
    ['https://exemplo.com/a', '»…'],
    ['https://exemplo.com/a[1]', ']'],
    ['https://exemplo.com/a', '。'],
    ['https://exemplo.com/a', '！'],
    ['https://exemplo.com/a', '”depois'],
    ['https://exemplo.com/a', '\u200b'],
    ['https://exemplo.com/a', '—'],
  ])('ends the address %s before %j', (address, tail) => {
    const link = { kind: 'link', href: address, text: address };
    expect(parseInline(`${address}${tail}`)).toEqual(tail === '' ? [link] : [link, text(tail)]);
  });

  it('links an address with brackets in brackets', () => {
    const href = 'https://exemplo.com/a_(b_(c))';
    expect(parseInline(`[x](${href})`)).toEqual([{ kind: 'link', href, text: 'x' }]);
  });

  it.each([`[cidade](${wiki})`, `[cidade](${wiki} "O Rio")`, `[cidade](${wiki} 'O Rio')`])('links %s', (line) => {
    expect(parseInline(line)).toEqual([{ kind: 'link', href: wiki, text: 'cidade' }]);
  });

  it.each([
    '·\tum\n·\tdois',
    'o um\no dois',
    '–\u00a0um\n–\u00a0dois',
    '▪\tum\n▪\tdois',
    '‣ um\n‣ dois',
    '§\tum\n§\tdois',
    '\uf0b7 um\n\uf0b7 dois',
  ])('reads %j as a list', (pasted) => {
    expect(parseSafeText(pasted)).toEqual([
      { kind: 'list', ordered: false, start: 1, items: [[[text('um')]], [[text('dois')]]] },
    ]);
  });

  it.each(['o curso\ncomeça', '– disse ela\no fim', '§ 1º Vale.\n§ 2º Não vale.'])(
    'leaves the sentence %j',
    (sentence) => {
      expect(parseSafeText(sentence)[0]?.kind).toBe('paragraph');
    },
  );
});
