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
    expect(toCourseValues({ id: 1, title: 'Curso', is_premium: 1, description: null, content: null })).toEqual({
      title: 'Curso',
      description: '',
      content: '',
      is_premium: true,
    });
  });

  it('starts empty where the answer says nothing', () => {
    const unknown = { id: null, title: null, is_premium: null, description: null, content: null };
    expect(toCourseValues(unknown)).toEqual(newCourse);
  });
});
