import { expect, it, test } from 'vitest';
import { storySources } from '../../.storybook/messages/plugin.ts';
import { findStories, quotes, readStories } from '../../.storybook/messages/shownBy.ts';
import { type ListedMessage, listMessages, messageName } from '../../packages/ui/src/messages/catalogue.ts';
import { timeout } from './sources.ts';

/** Texts that a screen shows only after a failure. */
const ofFailures = /(?:failed|missing|invalid|refused|tooLow|error)$/i;

/** The messages that no story shows, and those of failures that no story quotes. */
function silent(messages: readonly ListedMessage[], sources: Parameters<typeof findStories>[1]): string[] {
  const quoted = new Set<string>();
  const shownBy = findStories(messages, sources, quoted);
  return messages.map(messageName).filter((name) => !(name in shownBy) || (ofFailures.test(name) && !quoted.has(name)));
}

test('a story shows every message', { timeout }, () => {
  expect(silent(listMessages(), storySources())).toEqual([]);
});

function message(key: string, text: string): ListedMessage {
  return { area: 'account', key, text, lang: 'pt-BR' };
}

function stories(title: string, code: string, path = 'a/Login.stories.tsx') {
  return { path, text: `const meta = {\n  title: '${title}',\n};\n${code}` };
}

const login = stories(
  'Telas/Conta/Login',
  `export const Default: Story = { name: 'Padrão' };
async function sayFailed() { await canvas.findByText('Erro ao entrar.'); }
export const SentTwice: Story = {
  play: () => sayFailed(),
};
import { expectHint } from './storyLogin.ts';
`,
);

it('finds the story of a text that it or its helper quotes', () => {
  expect(readStories(login).map(({ id }) => id)).toEqual([
    'telas-conta-login--default',
    'telas-conta-login--sent-twice',
  ]);
  const helper = { path: 'a/storyLogin.ts', text: "expect(text).toBe('Esqueceu sua senha?')" };
  const failed = message('login.failed', 'Erro ao entrar.');
  const forgot = message('login.forgot', 'Esqueceu sua senha?');
  const shared = stories('Padrões/Envio', "export const Default: Story = { play: say('Erro ao entrar.') };");
  expect(findStories([failed, forgot], [shared, login, helper])).toEqual({
    'account.login.failed': 'telas-conta-login--sent-twice',
    'account.login.forgot': 'telas-conta-login--default',
  });
});

it('misses a text whose group no story quotes, and a failure that no story quotes', () => {
  const messages = [message('login.failed', 'Erro ao entrar.'), message('login.hint', 'Como no cadastro.')];
  expect(silent(messages, [login])).toEqual([]);
  expect(silent([...messages, message('login.codeMissing', 'Informe o código.')], [login])).toEqual([
    'account.login.codeMissing',
  ]);
  expect(silent([...messages, message('bank.title', 'Dados bancários')], [login])).toEqual(['account.bank.title']);
});

it.each([
  ['Salvar', 'Salvar', true],
  ['Salvar', 'Salvar e sair', false],
  ['Acesso até {endDate}', 'Acesso até 30/11/2026', true],
  ['Informe o nome completo do titular.', 'nome completo do titular', true],
  ['Informe o nome completo do titular.', 'nome', false],
])('knows whether "%s" is quoted by "%s"', (text, quoted, expected) => {
  expect(quotes(message('a', text))(quoted)).toBe(expected);
});
