import { describe, expect, it } from 'vitest';
import { faultText, readFault, type Fault } from './fault.ts';
import { createFaultRules } from './faultRules.ts';

describe('a fault', () => {
  it.each<[input: unknown, fault: Fault]>([
    [' status=503;latency=20 , body=null', { operation: '*', status: 503, delay: 20, kind: 'null' }],
    ['drop', { operation: '*', kind: 'drop' }],
    [
      { operation: 'logIn', status: 409, body: { error: 'Não.' } },
      { operation: 'logIn', status: 409, body: { error: 'Não.' } },
    ],
    [{ body: null }, { operation: '*', body: null }],
    [{ fields: { progress: 101 } }, { operation: '*', fields: { progress: 101 } }],
    // A form of the mock's page.
    [
      { operation: 'logIn', fault: 'status=500', every: '2', times: '' },
      { operation: 'logIn', status: 500, every: 2 },
    ],
  ])('is read from %j', (input, fault) => {
    expect(readFault(input)).toEqual(fault);
  });

  it('is written as it is read', () => {
    for (const text of ['status=503; latency=20; body=null', 'drop', 'hang', 'latency=5', 'body=required-only'])
      expect(faultText(readFault(text))).toBe(text);
    expect(faultText({ operation: '*', status: 409, body: {} })).toBe('status=409; body=json');
    // Fits into a header, whatever the names of the fields.
    expect(faultText({ operation: '*', fields: { '☀\n': 1 } })).toBe('fields=json');
  });

  it.each<[input: unknown, problem: string]>([
    ['', 'A fault is missing'],
    ['status=99', 'from 200 to 599, not "99"'],
    ['status=', 'not ""'],
    ['latency=-1', 'from 0 to 120000'],
    ['body=odd', 'malformed, empty, null, wrong-shape, html, required-only, not "odd"'],
    ['explode', '"explode" is no fault'],
    ['drop; status=500', 'drop takes no status'],
    [[], 'A fault is a JSON object'],
    [{ operation: 'logIn', times: 2 }, 'A fault is missing'],
    [{ operation: 'nothing', kind: 'drop' }, 'There is no operation "nothing"'],
    [{ operation: 'toString', kind: 'drop' }, 'There is no operation'],
    [{ kind: 'explode' }, 'kind must be one of'],
    [{ kind: 'drop', every: 0 }, 'every must be a whole number from 1'],
    [{ kind: 'drop', times: 1.5 }, 'times must be a whole number from 1'],
    [{ kind: 'drop', latency: 5 }, 'A fault has no "latency": use operation, kind'],
    [{ kind: 'empty', body: {} }, 'A fault of the kind empty takes no body and no fields'],
    [{ kind: 'null', fields: {} }, 'A fault of the kind null takes no body and no fields'],
    [{ body: {}, fields: {} }, 'a body or fields, not both'],
    [{ fields: 'progress' }, 'fields must be a JSON object'],
    [{ fault: 5 }, 'fault must be a text'],
  ])('is not %j', (input, problem) => {
    expect(() => readFault(input)).toThrow(problem);
  });
});

describe('the rules', () => {
  it('count the calls of their own operation only', () => {
    const rules = createFaultRules();
    rules.add({ operation: 'logIn', status: 500, every: 3 });
    const calls = ['logIn', 'logIn', 'listCourses', 'logIn', 'logIn'] as const;
    expect(calls.map((id) => rules.next(id)?.fault.status ?? null)).toEqual([null, null, null, 500, null]);
    expect(rules.list()).toEqual([{ id: 1, operation: 'logIn', status: 500, every: 3, calls: 4, hits: 1 }]);
  });

  it('apply the newest first, for as many calls as they say, and can be removed one by one', () => {
    const rules = createFaultRules();
    rules.add({ operation: '*', status: 500 });
    rules.add({ operation: 'logIn', status: 503, times: 2 });
    const status = () => rules.next('logIn')?.fault.status ?? null;
    expect([status(), rules.remaining()[1]?.times, status(), status()]).toEqual([503, 1, 503, 500]);
    expect(rules.remaining()).toEqual([{ operation: '*', status: 500 }]);
    expect([rules.remove(1), rules.remove(1)]).toEqual([true, false]);
    expect(status()).toBe(null);
  });

  it('tell the calls that they hold when they end', () => {
    const rules = createFaultRules();
    rules.add({ operation: '*', kind: 'hang' });
    const held = [rules.next('logIn'), rules.next('listCourses')];
    expect(held.map((fault) => fault?.over.aborted)).toEqual([false, false]);
    rules.clear();
    expect(held.map((fault) => fault?.over.aborted)).toEqual([true, true]);
  });

  it('are at most 200', () => {
    const rules = createFaultRules();
    for (let one = 0; one < 200; one += 1) rules.add({ operation: '*', kind: 'drop' });
    expect(() => rules.add({ operation: '*', kind: 'drop' })).toThrow('There are 200 rules already');
  });
});
