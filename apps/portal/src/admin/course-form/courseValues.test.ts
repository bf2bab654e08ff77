import { buildCatalogueCourse } from '@raiz/api-client/testData';
import { describe, expect, it } from 'vitest';
import { newCourse, toCourseBody, toCourseValues } from './courseValues.ts';

describe('the course form', () => {
  it('sends the premium flag as 0 or 1', () => {
    expect(toCourseBody({ ...newCourse, title: ' Curso ' })).toEqual({
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
