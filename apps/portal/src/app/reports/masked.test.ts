import { expect, test } from 'vitest';
import { masked } from './masked.ts';

const secrets = [
  'Mariana Souza',
  'mariana.souza+portal@exemplo.com.br',
  '123.456.789-09',
  '12345678909',
  '(11) 98765-4321',
  '4111 1111 1111 1111',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.dBjftJeZ4CVPmB92K27uhbUJU1p1rwW1gFWFOEjXk',
  'f3b1c2d4e5f60718293a4b5c6d7e8f90',
  'senha-digitada',
];

test.each(secrets)('hides %s wherever it stands', (secret) => {
  for (const text of [
    secret,
    `TypeError: "${secret}" is not valid JSON`,
    `at ${secret}, then ${secret}.`,
    `x=${secret}&y`,
  ])
    expect(masked(text, ['MARIANA Souza', 'Senha-digitada'])).not.toContain(secret);
});

test.each([
  [
    'GET https://portal.example/redefinir-senha?token=abc123 failed',
    'GET https://portal.example/redefinir-senha?… failed',
  ],
  ['/cadastro?ref=42', '/cadastro?…'],
  ['/curso/12/aula/7: gone', '/curso/:id/aula/:id: gone'],
  ['/perfil#access=1', '/perfil?…'],
])('takes queries and ids out of addresses: %s', (text, expected) => {
  expect(masked(text)).toBe(expected);
});

test.each([
  "TypeError: Cannot read properties of undefined (reading 'name')",
  'Failed to fetch dynamically imported module: https://portal.example/assets/CourseLesson-Dk12ab90_x.js',
  'GET /fundos: fundos[].amount should be a number',
  'Minified React error #418; visit https://react.dev/errors/418',
  'HTTP 503 after 12345 ms',
])('keeps what helps: %s', (text) => {
  expect(masked(text)).toBe(text.replace('errors/418', 'errors/:id'));
});

test('is at most 500 characters long, however hostile the text', () => {
  expect(masked('a '.repeat(5000))).toHaveLength(500);
  const began = performance.now();
  masked(`${'1'.repeat(50_000)}@${'a-'.repeat(50_000)}`);
  expect(performance.now() - began).toBeLessThan(1000);
});
