import { describe, expect, it } from 'vitest';
import { readFault } from './fault.ts';
import { createFaultRules } from './faultRules.ts';

describe('a fault', () => {
  it('is read with all its parts', () => {
    expect(readFault(' status=503;latency=20 , body=null')).toEqual({
      text: 'status=503; latency=20; body=null',
      status: 503,
      latency: 20,
      connection: null,
      body: 'null',
    });
    expect(readFault('drop').connection).toBe('drop');
  });

  it.each([
    ['', 'A fault is missing'],
    ['status=99', 'from 200 to 599, not "99"'],
    ['status=', 'not ""'],
    ['latency=-1', 'from 0 to 120000'],
    ['body=odd', 'malformed, empty, null, wrong-shape, html'],
    ['explode', '"explode" is no fault'],
  ])('"%s" is none', (text, problem) => {
    expect(() => readFault(text)).toThrow(problem);
  });
});

describe('the rules', () => {
  it('count the calls of their own operation only', () => {
    const rules = createFaultRules();
    rules.add({ operation: 'logIn', fault: 'status=500', every: 3 });
    const met = ['logIn', 'logIn', 'listCourses', 'logIn', 'logIn'] as const;
    expect(met.map((id) => rules.next(id)?.status ?? null)).toEqual([null, null, null, 500, null]);
    expect(rules.list()).toEqual([{ id: 1, operation: 'logIn', fault: 'status=500', every: 3, calls: 4, hits: 1 }]);
  });

  it('apply in order, and can be removed one by one', () => {
    const rules = createFaultRules();
    rules.add({ fault: 'status=500' });
    rules.add({ fault: 'status=503' });
    expect(rules.next('logIn')?.status).toBe(500);
    expect([rules.remove(1), rules.remove(1)]).toEqual([true, false]);
    expect(rules.next('logIn')?.status).toBe(503);
  });

  it.each([
    [{ operation: 'nothing', fault: 'drop' }, 'There is no operation "nothing"'],
    [{ operation: 'toString', fault: 'drop' }, 'There is no operation'],
    [{ fault: 'drop', every: 0 }, 'every must be'],
  ])('refuse %o', (rule, problem) => {
    const rules = createFaultRules();
    expect(() => rules.add(rule)).toThrow(problem);
    expect(rules.list()).toEqual([]);
  });
});
