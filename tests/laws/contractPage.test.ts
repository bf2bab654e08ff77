import { describe, expect, it } from 'vitest';
import { listContract } from '../../.storybook/contract/listing.ts';
import { serverText, storySaying } from '../../.storybook/contract/saidTexts.ts';
import { leadsTo, readScreenStory, storiesOf } from '../../.storybook/contract/screens.ts';
import { readDocument } from '../../packages/contract/generate/document.ts';
import { codeFiles, patience } from './sources.ts';

const stories = codeFiles.flatMap(({ path, text }) =>
  path.startsWith('apps/portal/src/') && path.endsWith('.stories.tsx') ? (readScreenStory(text) ?? []) : [],
);

describe('the page of the contract', { timeout: patience }, () => {
  const operations = listContract(readDocument(), stories);

  it('lists the 53 operations with their 256 answers, each with an example', () => {
    expect(operations).toHaveLength(53);
    const answers = operations.flatMap((operation) => operation.answers);
    expect(answers).toHaveLength(256);
    expect(answers.filter(({ examples }) => examples.length === 0)).toEqual([]);
  });

  it('leads from every text that the contract names to a story that shows it', () => {
    const texts = operations.flatMap(({ id, sayings }) => sayings.map((saying) => ({ id, ...saying })));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({ text }) => text !== serverText && storySaying(text) === null)).toEqual([]);
  });

  it('names the screens of every operation, and finds the stories of those that are built', () => {
    expect(operations.filter(({ screens }) => screens.length === 0).map(({ id }) => id)).toEqual([]);
    const login = operations.find(({ id }) => id === 'logIn');
    expect(login?.screens.flatMap((screen) => screen.stories)).toContain('Telas/Conta/Login');
  });
});

describe('the stories of a screen', () => {
  it('are found by the addresses they open', () => {
    const file = "const meta = {\n  title: 'Telas/Cursos/Aula',\n  args: { path: '/curso/3/aula/11?x=1' },\n};";
    const lesson = readScreenStory(file);
    expect(lesson).toEqual({ title: 'Telas/Cursos/Aula', addresses: ['/curso/3/aula/11?x=1'] });
    expect(storiesOf('/curso/{cursoId}/aula/{aulaId}', lesson ? [lesson, lesson] : [])).toEqual(['Telas/Cursos/Aula']);
    expect(readScreenStory("const meta = {\n  title: 'Componentes/Card',\n};")).toBeNull();
  });

  it('are those of that very page', () => {
    expect(leadsTo('/curso/3', '/curso/{cursoId}')).toBe(true);
    expect(leadsTo('/curso/3/aula/1', '/curso/{cursoId}')).toBe(false);
    expect(leadsTo('/admin/cursos', '/admin/*')).toBe(true);
    expect(leadsTo('/perfil', 'header')).toBe(false);
    expect(leadsTo('/cadastro?ref=2', '/cadastro')).toBe(true);
  });
});
