import { describe, expect, it, test } from 'vitest';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { chooseStories, type PlayedStory } from '../../.storybook/messages/chooseStories.ts';
import { createMatcher, patternOf } from '../../.storybook/messages/matchMessages.ts';
import shownBy from '../../.storybook/messages/shownBy.json' with { type: 'json' };
import { type ListedMessage, listMessages, messageName } from '../../packages/ui/src/messages/catalogue.ts';
import { codeFiles, patience, type SourceFile } from './sources.ts';
import { storyNames } from './stories.ts';

const remedy = 'npm run test:stories (all of them) brings .storybook/messages/shownBy.json up to date';

/** The ids of a file's stories; none when its title is not written as a text. */
function storyIds(source: SourceFile): string[] {
  const title = /^\s+title: '([^']+)',?|\{ title: '([^']+)'/m.exec(source.text)?.slice(1).find(Boolean);
  return title === undefined ? [] : storyNames(source).map((name) => toId(title, storyNameFromExport(name)));
}

/** What is wrong with a list of the stories that show messages. */
function faults(names: readonly string[], ids: ReadonlySet<string>, list: Readonly<Record<string, string>>): string[] {
  const silent = names.filter((name) => !(name in list)).map((name) => `no story shows ${name}`);
  const gone = Object.keys(list).filter((name) => !names.includes(name));
  const lost = new Set(Object.values(list).filter((id) => !ids.has(id)));
  return [...silent, ...gone.map((name) => `no message ${name}`), ...[...lost].map((id) => `no story ${id}`)];
}

test('a story shows every message', { timeout: patience }, () => {
  const ids = codeFiles.filter(({ path }) => path.endsWith('.stories.tsx')).flatMap(storyIds);
  expect(faults(listMessages().map(messageName), new Set(ids), shownBy), remedy).toEqual([]);
});

test('a list that is out of date is found', () => {
  const text = "const meta = {\n  title: 'Telas/Conta/Recuperar senha',\n};\nexport const SentTwice: Story = {};\n";
  const ids = storyIds({ path: 'x.stories.tsx', text });
  expect(ids).toEqual(['telas-conta-recuperar-senha--sent-twice']);
  const wrong = { 'account.b': 'telas-conta-recuperar-senha--sent-twice', 'account.old': 'telas-conta--gone' };
  expect(faults(['account.a', 'account.b'], new Set(ids), wrong)).toEqual([
    'no story shows account.a',
    'no message account.old',
    'no story telas-conta--gone',
  ]);
});

function message(key: string, text = key): ListedMessage {
  return { area: 'account', key, text, lang: 'pt-BR' };
}

describe('the story of a message', () => {
  const at = (id: string, last: string[], passing: string[] = []): PlayedStory => ({ id, last, passing });
  const choose = (stories: PlayedStory[], before = {}) => chooseStories([message('a')], stories, before)['account.a'];
  const screen = at('telas-conta-login--b', ['account.a']);

  it.each([
    ['a screen of its area before another screen', at('telas-admin-cursos--a', ['account.a'])],
    ['a screen before a component', at('componentes-button--a', ['account.a'])],
    ['one at whose end it stands', at('telas-conta-login--a', [], ['account.a'])],
    ['the first by id', at('telas-conta-login--c', ['account.a'])],
    ['one that shows it', at('telas-conta-login--a', ['account.b'])],
  ])('is %s', (_rule, other) => {
    expect(choose([other, screen])).toBe(screen.id);
    expect(choose([screen, other])).toBe(screen.id);
  });

  it('stays the same as long as it shows the message', () => {
    const other = at('componentes-button--a', [], ['account.a']);
    expect(choose([screen, other], { 'account.a': other.id })).toBe(other.id);
    expect(choose([screen, { ...other, passing: [] }], { 'account.a': other.id })).toBe(screen.id);
    expect(choose([screen], { 'account.a': 'telas-conta-login--gone' })).toBe(screen.id);
  });

  it('is not there when only lists of texts show it', () => {
    expect(choose([at('mensagens-todas--default', ['account.a']), at('telas-conta-login--a', [])])).toBeUndefined();
  });
});

describe('a text on the screen', () => {
  it.each([
    ['Erro: {reason}', 'Erro: HTTP 500', 'Erro: '],
    ['Restam {days} dia(s)', 'Restam 5 dia(s)', 'Restam poucos dia(s)'],
    ['{value} ({discount} de desconto)', 'R$ 175,00 (30% de desconto)', 'Muito (nada de desconto)'],
    ['Acesso até {endDate}', 'Acesso até 30/11/2026', 'Acesso até amanhã'],
    ['Total de {month}', 'Total de novembro de 2026', 'Total de todos os meses'],
    ['{done}/{total}', '3/12', 'e/ou'],
    ['{first} a {last} de {total}', '101 a 200 de 5.000', 'Volte a entrar de novo'],
  ])('fits "%s": %s, not %s', (text, fits, other) => {
    expect(patternOf(text)?.test(fits)).toBe(true);
    expect(patternOf(text)?.test(other)).toBe(false);
  });

  it('shows every message with that text, whole and letter by letter', () => {
    const match = createMatcher([message('a', 'Salvar'), message('b', 'Salvar'), message('c', 'Olá, {firstName}!')]);
    expect(match(' Salvar\n')).toEqual(['account.a', 'account.b']);
    expect(match('Olá, Ana!')).toEqual(['account.c']);
    for (const other of ['Salvar e sair', 'salvar', '']) expect(match(other)).toEqual([]);
  });

  it('shows the message within it too', () => {
    const match = createMatcher([message('failed', 'Failed: {reason}'), message('offline', 'no connection')]);
    expect(match('Failed: no connection')).toEqual(['account.failed', 'account.offline']);
  });
});
