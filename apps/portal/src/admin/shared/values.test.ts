import { buildCatalogueCourse, buildLesson } from '@raiz/api-client/testData';
import { describe, expect, it } from 'vitest';
import {
  checkLesson,
  checkWholeLesson,
  newCourse,
  newLesson,
  positionError,
  resourceUrlError,
  titleError,
  toCourseBody,
  toCourseValues,
  toLessonBody,
  toLessonValues,
  videoUrlError,
} from './values.ts';

const unknown = buildLesson({ title: null, position: null, is_required: null, published: null });

function wrongFields(values: typeof newLesson): string[] {
  const errors = Object.entries(checkLesson(values)).filter(([, error]) => error !== undefined);
  return errors.map(([field]) => field).toSorted();
}

describe('the lesson form', () => {
  it('starts with required on, published off and position 1', () => {
    expect(toLessonBody({ ...newLesson, title: 'Aula' }, 3)).toEqual({
      module_id: 3,
      title: 'Aula',
      content: '',
      video_url: '',
      resource_url: '',
      position: 1,
      is_required: 1,
      published: 0,
    });
  });

  it('shows a stored lesson as it is', () => {
    const values = toLessonValues(
      buildLesson({ title: 'Aula', position: 2, is_required: 0, published: 1, content: 'Oi' }),
    );
    expect(values).toEqual({
      title: 'Aula',
      content: 'Oi',
      video_url: '',
      resource_url: '',
      position: '2',
      is_required: false,
      published: true,
    });
  });

  it('starts empty where the answer says nothing, so that nothing unseen is sent', () => {
    const values = toLessonValues(unknown);
    expect(values).toEqual({ ...newLesson, position: '', is_required: false });
    expect(wrongFields(values)).toEqual(['position', 'title']);
  });

  it('asks for the content only on the full page', () => {
    const values = { ...newLesson, title: 'Aula' };
    expect(wrongFields(values)).toEqual([]);
    expect(checkWholeLesson(values)).toMatchObject({ title: undefined, content: 'Enter the content.' });
  });

  it('refuses links that cannot be followed', () => {
    const wrong = { ...newLesson, title: 'Aula', video_url: 'vimeo', resource_url: 'https://a.br, x', position: '0' };
    expect(wrongFields(wrong)).toEqual(['position', 'resource_url', 'video_url']);
  });
});

describe('the links of a lesson', () => {
  const maps = 'https://www.google.com/maps/@-23.5,-46.6,15z';

  it('are sent with a scheme, and each as one', () => {
    const typed = { ...newLesson, video_url: ' vimeo.com/1 ', resource_url: `${maps}, a.br/guia.pdf` };
    expect(toLessonBody(typed, 3)).toMatchObject({
      video_url: 'https://vimeo.com/1',
      resource_url: 'https://www.google.com/maps/@-23.5%2C-46.6%2C15z, https://a.br/guia.pdf',
    });
  });

  it('are shown as they were typed', () => {
    const stored = toLessonBody({ ...newLesson, resource_url: `${maps}, https://a.br/1` }, 3).resource_url ?? null;
    expect(toLessonValues({ ...unknown, resource_url: stored }).resource_url).toBe(`${maps}, https://a.br/1`);
  });

  it('keep an encoded comma that would separate', () => {
    const stored = 'https://a.br/?to=1%2Chttps://b.br';
    expect(toLessonValues({ ...unknown, resource_url: stored }).resource_url).toBe(stored);
  });
});

describe('the rules of the admin forms', () => {
  it.each(['', '   '])('%j is no title', (title) => expect(titleError(title)).toBe('Enter a title.'));
  it('any other text is one', () => expect(titleError(' Aula 1 ')).toBeUndefined());

  it.each(['0', '-1', '1.5', '', 'um', '1e3'])('%j is no position', (position) =>
    expect(positionError(position)).toBeDefined(),
  );
  it.each(['1', '12', '007'])('%j is a position', (position) => expect(positionError(position)).toBeUndefined());

  it('takes no video or a web address', () => {
    expect([videoUrlError(''), videoUrlError(' https://vimeo.com/1 ')]).toEqual([undefined, undefined]);
    expect(videoUrlError('vimeo.com/1')).toBeUndefined();
    expect(videoUrlError('vimeo')).toBeDefined();
    expect(videoUrlError('javascript:alert(1)')).toBeDefined();
  });

  it('checks each of several resources', () => {
    expect(resourceUrlError('')).toBeUndefined();
    expect(resourceUrlError('https://a.br/1, http://b.br/2')).toBeUndefined();
    expect(resourceUrlError('a.br/1, www.b.br')).toBeUndefined();
    expect(resourceUrlError('https://www.google.com/maps/@-23.5,-46.6,15z')).toBeUndefined();
    expect(resourceUrlError('https://a.br/1, guia, javascript:x')).toMatch(/^“guia” is not a valid link\./);
  });
});

describe('the course form', () => {
  it('sends the premium flag as 0 or 1', () => {
    expect(toCourseBody({ ...newCourse, title: 'Curso' })).toEqual({
      title: 'Curso',
      description: '',
      content: '',
      is_premium: 0,
    });
    expect(toCourseBody({ ...newCourse, title: 'Curso', is_premium: true }).is_premium).toBe(1);
  });

  it('shows a stored course, with nothing where nothing is stored', () => {
    expect(toCourseValues(buildCatalogueCourse({ title: 'Curso', is_premium: 1 }))).toEqual({
      title: 'Curso',
      description: '',
      content: '',
      is_premium: true,
    });
  });

  it('starts empty where the answer says nothing', () => {
    expect(toCourseValues(buildCatalogueCourse({ title: null, is_premium: null }))).toEqual(newCourse);
  });
});
