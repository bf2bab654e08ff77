import { describe, expect, it } from 'vitest';
import { isBooked, parseCheckoutStart } from './checkoutStart.ts';

function statusOf(status: string, end_date: string | null) {
  return { status, start_date: null, end_date, next_billing_date: null };
}

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
  ])('%s until %s after %j: %s', (status, end, start, booked) => {
    expect(isBooked(statusOf(status, end), start && { ...start, code: null })).toBe(booked);
  });
});

it('parses a stored checkout and nothing else', () => {
  const start = { status: 'active', end_date: '2026-11-21', code: 'DESCONTO20' };
  expect(parseCheckoutStart(JSON.stringify(start))).toEqual(start);
  expect(parseCheckoutStart('{"status":"active","end_date":5}')).toEqual({
    status: 'active',
    end_date: null,
    code: null,
  });
  expect([null, '', 'null', '"active"', '{}', '{"status":1}', '{'].map(parseCheckoutStart)).toEqual(
    Array.from({ length: 7 }, () => null),
  );
});
