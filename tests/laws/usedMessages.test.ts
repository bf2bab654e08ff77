import { describe, expect, it, test } from 'vitest';
import * as account from '../../packages/ui/src/messages/account.ts';
import * as admin from '../../packages/ui/src/messages/admin.ts';
import * as global from '../../packages/ui/src/messages/global.ts';
import * as learning from '../../packages/ui/src/messages/learning.ts';
import * as network from '../../packages/ui/src/messages/network.ts';
import { uiTexts } from '../../packages/ui/src/internal/uiTexts.ts';
import { serverTexts } from '../../packages/api-client/src/rules/serverTexts.ts';
import { statusWords } from '../../packages/ui/src/components/domain/Badge/statusWords.ts';
import * as subscription from '../../packages/ui/src/messages/subscription.ts';
import { codeFiles, isProof, patience } from './sources.ts';
import { type Catalogues, unusedMessages } from './usedMessages.ts';

const catalogues: Catalogues = {
  ...account,
  ...admin,
  ...global,
  ...learning,
  ...network,
  ...subscription,
  statusWords,
  uiTexts,
};

const product = codeFiles.filter(
  ({ path }) =>
    /^(?:apps\/portal|packages\/ui)\/src\//.test(path) &&
    !path.startsWith('packages/ui/src/messages/') &&
    !isProof(path),
);

/** The catalogue's copies of texts that product code only compares with the server's. */
const sentByServer = [
  'loginMessages.confirmEmail',
  'coursePreviewMessages.serverAlreadyEnrolled',
  'coursePreviewMessages.serverNeedsSubscription',
];

test('product code uses every message', { timeout: patience }, () => {
  expect(unusedMessages(catalogues, product)).toEqual(sentByServer);
});

test('the copies of texts of the server are those that the client knows', () => {
  const { coursePreviewMessages: preview } = learning;
  expect([account.loginMessages.confirmEmail, preview.serverAlreadyEnrolled, preview.serverNeedsSubscription]).toEqual(
    Object.values(serverTexts),
  );
});

describe('a message is used', () => {
  const loginMessages = {
    failed: 'Erro.',
    button: { idle: 'Entrar', busy: 'Entrando...' },
    words: { active: { title: 'Ativa' }, trial: { title: 'Teste' } },
  };
  const everything = ['failed', 'button.idle', 'button.busy', 'words.active.title', 'words.trial.title'];
  const use = (code: string, specifier = 'loginMessages as messages') => {
    const text = `import { ${specifier} } from '@raiz/ui/messages/account';\n${code}`;
    const unused = unusedMessages({ loginMessages }, [{ path: 'Login.tsx', text }]);
    return everything.filter((name) => !unused.includes(`loginMessages.${name}`));
  };

  it.each([
    ['by its path', 'say(messages.failed, messages.button.busy)', ['failed', 'button.busy']],
    ['from an alias', 'const { button } = messages; say(button.idle);', ['button.idle']],
    ['from a variable', 'const words = messages.button; say(words.busy);', ['button.busy']],
    ['at a computed key', 'say(messages.words[status].title)', ['words.active.title', 'words.trial.title']],
    [
      'through a prop',
      'const A = <Button texts={messages.button} />; function Button({ texts }) { return texts.idle; }',
      ['button.idle'],
    ],
    ['by a function', 'Object.values(messages.button)', ['button.idle', 'button.busy']],
    ['as a table', 'const a = <Badge words={messages.words} />;', ['words.active.title', 'words.trial.title']],
    ['in an object', 'f({ messages: messages.failed })', ['failed']],
  ])('%s', (_how, code, expected) => {
    expect(use(code)).toEqual(expected);
  });

  it.each([
    ['when it is only imported', ''],
    ['when another object has a text of that name', 'say(other.failed, other.messages.failed)'],
    ['when its group is handed on but its name is never read', 'const a = <Button texts={messages.button} />;'],
  ])('not %s', (_how, code) => {
    expect(use(code)).toEqual([]);
  });

  it('not under the name of another import', () => {
    expect(use('say(messages.failed)', 'otherMessages as messages')).toEqual([]);
  });
});
