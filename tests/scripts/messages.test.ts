import { describe, expect, it } from 'vitest';
import type { MessageAbout } from '../../packages/ui/src/messages/about/index.ts';
import { chooseStories } from '../../scripts/messages/choose.ts';
import { shownByFaults } from '../../scripts/messages/faults.ts';
import { readReport, type StoryRecord } from '../../scripts/messages/report.ts';

const failed: MessageAbout = {
  area: 'account',
  key: 'login.failed',
  text: 'Erro ao fazer login.',
  lang: 'pt-BR',
  place: { name: 'Login', stories: ['Telas/Conta/Login', 'Padrões/Mensagens/Login'] },
  cause: 'Quando o login falha.',
  tone: 'failure',
};
const waiting: MessageAbout = { ...failed, key: 'login.submitting', text: 'Entrando...', tone: 'waiting' };

const name = 'account.login.failed';

/** A story at a title; what it shows stays there, or with a star only passes. */
function story(id: string, title: string, shows: readonly string[], played = true): StoryRecord {
  const passing = shows.filter((one) => one.endsWith('*')).map((one) => one.slice(0, -1));
  const last = shows.filter((one) => !one.endsWith('*'));
  return { id, title, name: id.replace(/^.*--/, ''), played, last: new Set(last), passing: new Set(passing) };
}

function choose(stories: StoryRecord[], before = {}, message = failed) {
  return chooseStories([message], stories, before)[`account.${message.key}`];
}

describe('the choice of stories', () => {
  it('takes the story that is named as the message before one that only shows it too', () => {
    const stories = ['NotFound', 'LoadFailed', 'Failed'].map((named) =>
      story(`login--${named}`, 'Telas/Conta/Login', [name]),
    );
    expect(choose(stories)).toEqual(['login--Failed', 'login--LoadFailed']);
  });

  it('takes the usual state, or one without failures, for what is not about a failure', () => {
    const title = { ...failed, key: 'login.title', tone: 'title' } as const;
    const refused = story('login--Refused', 'Telas/Conta/Login', ['account.login.title', name]);
    const sent = story('login--Sent', 'Telas/Conta/Login', ['account.login.title']);
    const usual = story('login--Default', 'Telas/Conta/Login', ['account.login.title']);
    expect(chooseStories([title, failed], [refused, sent], {})['account.login.title']?.[0]).toBe('login--Sent');
    expect(chooseStories([title, failed], [refused, sent, usual], {})['account.login.title']?.[0]).toBe(
      'login--Default',
    );
  });

  it('takes the screen before the pattern, and what stays before what passes', () => {
    const stories = [
      story('pattern--Default', 'Padrões/Mensagens/Login', [name]),
      story('login--Passing', 'Telas/Conta/Login', [`${name}*`]),
      story('login--Refused', 'Telas/Conta/Login', [name]),
    ];
    expect(choose(stories)).toEqual(['login--Refused']);
    expect(choose(stories.slice(0, 2))).toEqual(['login--Passing']);
    expect(choose(stories.slice(0, 1))).toEqual(['pattern--Default']);
  });

  it('takes no story of another place, whatever it shows', () => {
    expect(choose([story('other--Default', 'Telas/Conta/Cadastro', [name])])).toEqual([]);
  });

  it('takes the usual looks before dark and narrow ones, in the order of the file', () => {
    const at = (id: string) => story(id, 'Telas/Conta/Login', [name]);
    expect(choose([at('a--Dark'), at('a--Narrow'), at('a--Fallback'), at('a--Html')])).toEqual([
      'a--Fallback',
      'a--Html',
    ]);
  });

  it('takes a story that waits for what is said while one waits', () => {
    const shows = ['account.login.submitting'];
    const stories = [story('a--Default', 'Telas/Conta/Login', shows), story('a--Busy', 'Telas/Conta/Login', shows)];
    expect(choose(stories, {}, waiting)?.[0]).toBe('a--Busy');
  });

  it('keeps what was chosen while it holds, and lets a better place win', () => {
    const at = (id: string) => story(id, 'Telas/Conta/Login', [name]);
    expect(choose([at('a--One'), at('a--Two')], { [name]: ['a--Two'] })).toEqual(['a--Two']);
    expect(choose([at('a--One')], { [name]: ['a--Gone'] })).toEqual(['a--One']);
    expect(choose([at('a--One')], { [name]: ['pattern--Default'] })).toEqual(['a--One']);
  });
});

describe('the faults of the list', () => {
  const shows = story('login--Refused', 'Telas/Conta/Login', [name]);
  const faults = (shownBy: Record<string, string[]>, stories = [shows]) => shownByFaults([failed], stories, shownBy);

  it('are none when every message is shown where the list says', () => {
    expect(faults({ [name]: ['login--Refused'] })).toEqual([]);
  });

  it('tell a message without a story', () => {
    expect(faults({})).toEqual([`${name}: no story shows "Erro ao fazer login." at Login`]);
    expect(faults({ [name]: [] })).toHaveLength(1);
  });

  it('tell a story that is gone, that no longer shows it, or that stands elsewhere', () => {
    expect(faults({ [name]: ['login--Gone'] })).toEqual([`${name}: there is no story login--Gone`]);
    const silent = [story('login--Refused', 'Telas/Conta/Login', [])];
    expect(faults({ [name]: ['login--Refused'] }, silent)).toEqual([
      `${name}: login--Refused no longer shows "Erro ao fazer login."`,
    ]);
    const elsewhere = [story('login--Refused', 'Telas/Conta/Perfil', [name])];
    expect(faults({ [name]: ['login--Refused'] }, elsewhere)).toHaveLength(1);
  });

  it('leave alone a story that failed by itself', () => {
    expect(faults({ [name]: ['login--Refused'] }, [story('login--Refused', '', [], false)])).toEqual([]);
  });

  it('tell a message that the catalogue no longer has', () => {
    expect(faults({ [name]: ['login--Refused'], 'account.login.old': ['x'] })).toEqual([
      'account.login.old: the catalogue has no such message',
    ]);
  });
});

it('reads what the stories have recorded, and marks those that recorded nothing', () => {
  const result = { title: 'Telas/Conta/Login', name: 'Refused', last: [name], passing: [] };
  const assertionResults = [
    {
      title: 'Refused',
      meta: {
        storyId: 'login--refused',
        reports: [
          { type: 'a11y', result: {} },
          { type: 'messages', result },
        ],
      },
    },
    { title: 'Broken', meta: { storyId: 'login--broken' } },
  ];
  const run = readReport(JSON.stringify({ testResults: [{ name: 'Login.stories.tsx', assertionResults }] }));
  expect(run.files).toEqual(['Login.stories.tsx']);
  expect(run.stories).toEqual([
    {
      id: 'login--refused',
      title: 'Telas/Conta/Login',
      name: 'Refused',
      played: true,
      last: new Set([name]),
      passing: new Set(),
    },
    { id: 'login--broken', title: '', name: 'Broken', played: false, last: new Set(), passing: new Set() },
  ]);
});
