import { describe, expect, it } from 'vitest';
import { listMessages } from './catalogue.ts';
import { countOf } from '../format/index.ts';
import { referralsMessages } from './network.ts';
import { paymentsMessages } from './subscription.ts';

const messages = listMessages();
const find = (area: string, key: string) => messages.find((message) => message.area === area && message.key === key);

describe('listMessages', () => {
  it('names each text by its area and its path, once', () => {
    const names = messages.map(({ area, key }) => `${area}.${key}`);
    expect(new Set(names).size).toBe(names.length);
    expect(find('account', 'profile.password.passwordsDiffer')?.text).toBe('As senhas não conferem!');
  });

  it('lists the areas in their order', () => {
    const areas = [...new Set(messages.map(({ area }) => area))];
    expect(areas).toEqual(['account', 'subscription', 'network', 'learning', 'admin', 'global']);
  });

  it('shows the values of a text by their names', () => {
    expect(find('subscription', 'payments.loadFailed')?.text).toBe('Erro ao buscar pagamentos: {reason}');
    expect(find('network', 'lists.pages.range')?.text).toBe('{first} a {last} de {total}');
  });

  it('lists every form of a counted text', () => {
    expect(find('network', 'referrals.count.none')?.text).toBe('0 indicados');
    expect(find('network', 'referrals.count.one')?.text).toBe('1 indicado');
    expect(find('network', 'referrals.count.many')?.text).toBe('{count} indicados');
  });

  it('lists the paragraphs of a text that has several', () => {
    expect(find('global', 'terms.sections.acceptance.paragraphs.1')?.text).toMatch(/^Se você não concorda/);
  });

  it.each([
    ['admin', 'courses.newCourse', 'en'],
    ['admin', 'access.checkingPermission', 'pt-BR'],
    ['learning', 'lesson.editLesson', 'en'],
    ['learning', 'lesson.markComplete', 'pt-BR'],
    ['global', 'header.adminCourses', 'pt-BR'],
  ])('says the language of %s %s: %s', (area, key, lang) => {
    expect(find(area, key)?.lang).toBe(lang);
  });

  it('keeps Portuguese letters out of the English texts', () => {
    expect(messages.filter(({ lang, text }) => lang === 'en' && /[À-ÿ]/.test(text))).toEqual([]);
  });
});

describe('texts with values', () => {
  it('put the values where the names stand', () => {
    expect(paymentsMessages.loadFailed({ reason: 'HTTP 500' })).toBe('Erro ao buscar pagamentos: HTTP 500');
  });

  it('count with a form for none', () => {
    expect(countOf(0, referralsMessages.count)).toBe('0 indicados');
    expect(countOf(5000, referralsMessages.count)).toBe('5.000 indicados');
  });
});
