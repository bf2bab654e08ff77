import { describe, expect, it } from 'vitest';
import { messageName } from '../match/messageMatcher.ts';
import { quotedTexts } from '../quotedTexts.ts';
import { findMessages, groupByPlace, type MessageQuery } from './findMessages.ts';
import { listMessagesAbout } from './index.ts';

const messages = listMessagesAbout();
const all: MessageQuery = { search: '', area: '', place: '', tone: '', source: '' };
const namesOf = (query: Partial<MessageQuery>) => findMessages(messages, { ...all, ...query }).map(messageName);

describe('findMessages', () => {
  it('finds all without a query', () => {
    expect(namesOf({})).toHaveLength(messages.length);
    expect(namesOf({ search: '  ' })).toHaveLength(messages.length);
  });

  it('finds a text without its accents and marks of case', () => {
    expect(namesOf({ search: 'voce ja esta inscrito' })).toEqual(['learning.coursePreview.alreadyEnrolled']);
    expect(namesOf({ search: 'SENHAS digitadas diferentes' })).toContain('account.registration.passwordsDiffer');
  });

  it('finds by path, by cause, by tone and by name', () => {
    expect(namesOf({ search: '/minha-assinatura falha' })).toContain('subscription.mySubscription.loadFailed');
    expect(namesOf({ search: 'login.resendFailed' })).toEqual(['account.login.resendFailed']);
  });

  it('keeps to the place', () => {
    const found = namesOf({ place: 'Saques' });
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter((name) => !name.startsWith('network.withdrawals.'))).toEqual([]);
  });

  it('keeps to the area and the tone', () => {
    const found = findMessages(messages, { ...all, area: 'network', tone: 'empty' });
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(({ area, tone }) => area !== 'network' || tone !== 'empty')).toEqual([]);
    expect(namesOf({ area: 'admin', search: 'Erro ao buscar ganhos' })).toEqual([]);
  });
});

it('keeps to what the specification quotes', () => {
  const found = namesOf({ source: 'specification' });
  expect(found).toContain('account.login.failed');
  expect(found).not.toContain('account.login.connection');
  expect(found.length).toBeGreaterThanOrEqual(quotedTexts.length);
  expect(found.length).toBeLessThan(messages.length / 2);
});

describe('groupByPlace', () => {
  it('puts the messages of a place together and loses none', () => {
    const groups = groupByPlace(messages);
    expect(groups.flatMap((group) => group.messages)).toHaveLength(messages.length);
    expect(new Set(groups.map(({ area, name }) => `${area} ${name}`)).size).toBe(groups.length);
    expect(groups[0]).toMatchObject({ area: 'account', name: 'Cadastro', path: '/cadastro' });
  });
});
