import { describe, expect, it } from 'vitest';
import { listMessages, type ListedMessage } from '../catalogue.ts';
import { asRead, createMatcher, messageName, patternOf } from './messageMatcher.ts';

function message(key: string, text: string): ListedMessage {
  return { area: 'account', key, text, lang: 'pt-BR' };
}

describe('patternOf', () => {
  it('leaves a text without values alone', () => {
    expect(patternOf('Salvar')).toBeNull();
  });

  it.each([
    ['Erro ao buscar pagamentos: {reason}', 'Erro ao buscar pagamentos: HTTP 500'],
    ['Restam {days} dia(s) de teste', 'Restam 5 dia(s) de teste'],
    ['{value} ({discount} de desconto)', 'R$ 175,00 (30% de desconto)'],
    ['Acesso até {endDate}', 'Acesso até 30/11/2026'],
    ['{page} · {brand}', 'Meus Cursos · Portal Raiz'],
    ['Total de {month}', 'Total de novembro de 2026'],
    ['{done}/{total}', '3/12'],
    ['{first} a {last} de {total}', '101 a 200 de 5.000'],
    ['Total de {first} a {last}', 'Total de junho de 2026 a novembro de 2026'],
  ])('reads "%s" in "%s"', (text, shown) => {
    expect(patternOf(text)?.test(shown)).toBe(true);
  });

  it.each([
    ['Erro ao buscar pagamentos: {reason}', 'Erro ao buscar pagamentos: '],
    ['Restam {days} dia(s) de teste', 'Restam poucos dia(s) de teste'],
    ['Restam {days} dia(s) de teste', 'Hoje: Restam 5 dia(s) de teste'],
    ['Acesso até {endDate}', 'Acesso até amanhã'],
    ['{page} · {brand}', '1 de 3 aulas · 33%'],
    ['{done}/{total}', 'e/ou'],
    ['{first} a {last} de {total}', 'Volte a entrar de novo'],
  ])('does not read "%s" in "%s"', (text, shown) => {
    expect(patternOf(text)?.test(shown)).toBe(false);
  });
});

describe('createMatcher', () => {
  const match = createMatcher([
    message('a.save', 'Salvar'),
    message('b.save', 'Salvar'),
    message('c', 'Olá, {firstName}!'),
  ]);

  it('names every message that has the text, and none twice', () => {
    expect(match('Salvar')).toEqual(['account.a.save', 'account.b.save']);
    expect(match(' Salvar\n')).toEqual(['account.a.save', 'account.b.save']);
    expect(match('Olá, Ana!')).toEqual(['account.c']);
  });

  it('takes no part of a text for the whole', () => {
    expect(match('Salvar e sair')).toEqual([]);
    expect(match('salvar')).toEqual([]);
    expect(match('')).toEqual([]);
  });

  it('names the reason within a text too, where it is a text of the catalogue', () => {
    const withReason = createMatcher([message('failed', 'Failed: {reason}'), message('offline', 'no connection')]);
    expect(withReason('Failed: no connection')).toEqual(['account.failed', 'account.offline']);
    expect(withReason('Failed: Sem saldo')).toEqual(['account.failed']);
  });

  it('finds every text of the catalogue by itself', () => {
    const messages = listMessages();
    const whole = createMatcher(messages);
    const fixed = messages.filter(({ text }) => !text.includes('{'));
    expect(fixed.filter((one) => !whole(one.text).includes(messageName(one)))).toEqual([]);
  });
});

it('reads blanks as people do', () => {
  expect(asRead('  Até\n  30 dias ')).toBe('Até 30 dias');
});
