import { afterEach, expect, it } from 'vitest';
import { previewMailbox } from '../mailbox/preview.ts';
import { following } from '../testDefects/mails.ts';
import { demoApi, findingLine, runKit } from '../testKit.ts';
import { serve, type TestServer } from '../testServer.ts';
import { sendOverHttp } from './overHttp.ts';

let server: TestServer | null = null;
afterEach(() => server?.close());

it('a Host header of its own arrives, with the method and the body', async () => {
  server = await serve((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      response.writeHead(201, { 'Content-Type': 'application/json', 'X-Seen': request.headers.host ?? '' });
      response.end(JSON.stringify({ method: request.method, text }));
    });
  });
  const headers = { Host: 'contrato-kit.invalid', 'Content-Type': 'application/json' };
  const body = '{"email":"conceição@exemplo.com.br"}';
  const answer = await sendOverHttp(new Request(`${server.url}/api/login`, { method: 'POST', headers, body }));
  expect([answer.status, answer.headers.get('x-seen')]).toEqual([201, 'contrato-kit.invalid']);
  expect(await answer.json()).toEqual({ method: 'POST', text: body });
});

it('links that follow the Host header are found where mails are sent', { timeout: 30_000 }, async () => {
  const run = (send: Parameters<typeof runKit>[0]) =>
    runKit(send, { only: ['mail.host'] }, { mailbox: { ...previewMailbox(send), mayBeLate: true } });
  const good = demoApi();
  expect((await run((request) => good.fetch(request))).findings.map(findingLine)).toEqual([]);
  const { findings } = await run(following('host')(demoApi()));
  expect(findings.map(({ got }) => got)).toContain('"https://contrato-kit.invalid"');
});
