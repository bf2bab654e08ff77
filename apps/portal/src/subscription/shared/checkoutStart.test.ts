import { buildSubscription } from '@raiz/api-client/testData';
import { describe, expect, it } from 'vitest';
import { isBooked, parseCheckoutStart } from './checkoutStart.ts';

describe('a payment is booked', () => {
  it.each([
    ['inactive', null, null, false],
    ['trial', '2026-12-01', null, false],
    ['active', '2026-12-21', null, true],
    ['active', '2026-12-21', { status: 'inactive', end_date: '2026-01-01' }, true],
    ['active', '2026-12-21', { status: 'active', end_date: '2026-11-21' }, true],
    ['active', '2026-11-21', { status: 'active', end_date: '2026-11-21' }, false],
    ['active', null, { status: 'active', end_date: null }, true],
    ['canceled', '2026-12-21', { status: 'canceled', end_date: '2026-12-21' }, false],
  ])('%s until %s after %j: %s', (status, end_date, start, booked) => {
    expect(isBooked(buildSubscription({ status, end_date }), start)).toBe(booked);
  });
});

it('parses a stored checkout and nothing else', () => {
  const start = { owner: 2, status: 'active', end_date: '2026-11-21', code: 'DESCONTO20' };
  expect(parseCheckoutStart(JSON.stringify(start))).toEqual(start);
  expect(parseCheckoutStart('{"owner":2,"status":"active","end_date":5}')).toEqual({
    owner: 2,
    status: 'active',
    end_date: null,
    code: null,
  });
  expect(
    [null, '', 'null', '"active"', '{}', '{"owner":2,"status":1}', '{"status":"active"}', '{'].map(parseCheckoutStart),
  ).toEqual(Array.from({ length: 8 }, () => null));
});
