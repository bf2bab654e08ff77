import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { httpServer, requestListener } from '../adapters/http.ts';
import { createMockApi } from '../createMockApi.ts';
import { createProxy } from './createProxy.ts';
import { proxyApp } from './proxyApp.ts';

const closings: (() => void)[] = [];

afterEach(() => {
  for (const close of closings.splice(0)) close();
});

async function listen(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closings.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

/** The proxy over HTTP before a backend. */
async function proxyBefore(backend: RequestListener) {
  const target = new URL('/v1', await listen(createServer(backend)));
  const proxy = createProxy({ target, mock: createMockApi() });
  const app = proxyApp(proxy, target.href);
  const base = await listen(httpServer(requestListener(async (incoming) => app.fetch(incoming))));
  const breaks = () => proxy.report().drifts.filter(({ allowed }) => !allowed);
  return { base, proxy, breaks };
}

interface Received {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

/** Sends a request without decompressing its answer or following redirects. */
function ask(address: string, method = 'GET', headers: Record<string, string> = {}, body?: Buffer): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(address, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end(body);
  });
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** All 256 values in an order that is not UTF-8. */
const noText = Buffer.from(Array.from({ length: 70_000 }, (_, at) => (at * 167 + (at >> 8)) % 256));
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1'), noText]);
const courses = Buffer.from(
  JSON.stringify([{ id: 1, title: 'Gestão', description: null, is_premium: 0, content: null }]),
);

describe('an answer arrives byte for byte', () => {
  it.each<[what: string, type: string, bytes: Buffer]>([
    ['a PDF', 'application/pdf', pdf],
    ['an image', 'image/png', noText],
    ['bytes without a known type', 'application/octet-stream', noText],
    ['a table', 'text/csv; charset=utf-8', Buffer.from('\u{feff}Nome;Valor\r\nJoão;1,00\r\n')],
    ['a text in Latin-1', 'text/plain; charset=iso-8859-1', Buffer.from('Gestão', 'latin1')],
    ['JSON after a byte order mark', 'application/json', Buffer.from('\u{feff}{"a":1}')],
    ['JSON in UTF-16', 'application/json', Buffer.from('\u{feff}[]', 'utf16le')],
    ['an archive that is no encoding', 'application/gzip', gzipSync(noText)],
    ['a large file', 'application/zip', Buffer.alloc(5_000_000, noText)],
    ['nothing', 'text/plain', Buffer.alloc(0)],
  ])('%s, with its length and in pieces', async (_what, type, bytes) => {
    const { base } = await proxyBefore((incoming, answer) => {
      const isWhole = incoming.url?.endsWith('whole') ?? false;
      answer.writeHead(200, { 'Content-Type': type, ...(isWhole ? { 'Content-Length': bytes.length } : {}) });
      for (let at = 0; at < bytes.length; at += 1_000_003) answer.write(bytes.subarray(at, at + 1_000_003));
      answer.end();
    });
    for (const path of ['whole', 'pieces']) {
      const answer = await ask(`${base}/api/${path}`);
      expect([answer.status, answer.headers['content-type'], answer.bytes.length]).toEqual([200, type, bytes.length]);
      expect(hashOf(answer.bytes)).toBe(hashOf(bytes));
    }
  });

  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
    ['deflate', deflateSync],
  ] as const)('compressed by %s, and is checked as what it holds', async (coding, compress) => {
    const bytes = compress(courses);
    const wrong = compress(Buffer.from('{"courses":[]}'));
    const { base, breaks } = await proxyBefore((incoming, answer) => {
      answer.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': coding });
      answer.end(incoming.url?.includes('wrong') ? wrong : bytes);
    });
    const answer = await ask(`${base}/api/courses`, 'GET', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect([answer.headers['content-encoding'], hashOf(answer.bytes)]).toEqual([coding, hashOf(bytes)]);
    expect(breaks()).toEqual([]);
    expect(hashOf((await ask(`${base}/api/courses?wrong`)).bytes)).toBe(hashOf(wrong));
    expect(breaks().map(({ message }) => message)).toContainEqual(expect.stringContaining('array'));
  });

  it('that is not compressed as it says, as a break', async () => {
    const { base, breaks } = await proxyBefore((_asked, answer) => {
      answer.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }).end(courses);
    });
    expect(hashOf((await ask(`${base}/api/courses`)).bytes)).toBe(hashOf(courses));
    expect(breaks().map(({ message }) => message)).toEqual(['The body is not encoded as its Content-Encoding says.']);
  });

  it('and the backend is asked only for encodings that can be checked', async () => {
    const received: unknown[] = [];
    const { base } = await proxyBefore((incoming, answer) => {
      received.push(incoming.headers['accept-encoding']);
      answer.end('[]');
    });
    for (const wanted of ['gzip, deflate, br, zstd', 'zstd', 'gzip;q=0.5'])
      await ask(`${base}/api/courses`, 'GET', { 'Accept-Encoding': wanted });
    await ask(`${base}/api/courses`);
    expect(received).toEqual(['gzip, deflate, br', undefined, 'gzip;q=0.5', undefined]);
  });
});

describe('a request arrives byte for byte', () => {
  it.each<[what: string, headers: Record<string, string>, bytes: Buffer]>([
    ['JSON', { 'Content-Type': 'application/json' }, Buffer.from('{ "email": "joão@exemplo.com.br" }')],
    ['bytes', { 'Content-Type': 'application/octet-stream' }, noText],
    ['compressed JSON', { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }, gzipSync('{"a":1}')],
    ['a file of a form', { 'Content-Type': 'multipart/form-data; boundary=x' }, pdf],
    ['nothing', { 'Content-Type': 'application/json' }, Buffer.alloc(0)],
  ])('%s', async (_what, headers, bytes) => {
    const got: [hash: string, type: string | undefined, coding: string | undefined][] = [];
    const { base } = await proxyBefore((incoming, answer) => {
      const chunks: Buffer[] = [];
      incoming
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          got.push([
            hashOf(Buffer.concat(chunks)),
            incoming.headers['content-type'],
            incoming.headers['content-encoding'],
          ]);
          answer.end();
        });
    });
    await ask(`${base}/api/login`, 'POST', headers, bytes);
    expect(got).toEqual([[hashOf(bytes), headers['Content-Type'], headers['Content-Encoding']]]);
  });

  it('also to an operation that the mock server answers', async () => {
    const { base, proxy } = await proxyBefore((_asked, answer) => answer.end());
    proxy.mocked.add('logIn');
    const broken = Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xff]), Buffer.from('","password":"x"}')]);
    expect((await ask(`${base}/api/login`, 'POST', { 'Content-Type': 'application/json' }, broken)).status).toBe(400);
  });
});

describe('the head of an answer', () => {
  it.each([204, 304])('%i has no body', async (status) => {
    const { base, breaks } = await proxyBefore((_asked, answer) => answer.writeHead(status, { ETag: '"a"' }).end());
    const answer = await ask(`${base}/api/courses`, 'GET', { 'If-None-Match': '"a"' });
    expect([answer.status, answer.headers['etag'], answer.bytes.length]).toEqual([status, '"a"', 0]);
    expect(breaks().length).toBe(status === 304 ? 0 : 1);
  });

  it("keeps repeated cookies, odd letters and the backend's own names", async () => {
    const { base } = await proxyBefore((_asked, answer) => {
      answer.setHeader('Set-Cookie', ['a=1; Path=/', 'b=2; Expires=Thu, 01 Jan 2026 00:00:00 GMT']);
      answer.setHeader('X-Odd', 'Gestão');
      answer.setHeader('X-Backend', 'eu').end(Buffer.from('[]'));
    });
    for (const origin of [null, 'http://localhost:5173']) {
      const sent = origin === null ? undefined : { Origin: origin };
      const { headers: got } = await ask(`${base}/api/courses`, 'GET', sent);
      expect(got['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Expires=Thu, 01 Jan 2026 00:00:00 GMT']);
      expect([got['x-odd'], got['x-backend']]).toEqual(['Gestão', 'eu']);
    }
  });

  it('loses what belongs to one connection, both ways', async () => {
    let received: IncomingMessage['headers'] = {};
    const { base } = await proxyBefore((incoming, answer) => {
      received = incoming.headers;
      answer.setHeader('Connection', 'close, X-Hop').setHeader('X-Hop', '1').setHeader('X-Kept', '1').end('[]');
    });
    const sent = { Connection: 'keep-alive, X-Mine', 'X-Mine': '1', TE: 'trailers', 'X-Kept': '1' };
    const { headers } = await ask(`${base}/api/courses`, 'GET', sent);
    expect([received['x-mine'], received['te'], received['x-kept']]).toEqual([undefined, undefined, '1']);
    expect([headers['x-hop'], headers['x-kept']]).toEqual([undefined, '1']);
  });

  it.each([301, 302, 303, 307, 308])('%i leads the client on, not the proxy', async (status) => {
    let calls = 0;
    const { base } = await proxyBefore((_asked, answer) => {
      calls += 1;
      answer.writeHead(status, { Location: 'https://portal.example/email-confirmado?success=1' }).end();
    });
    const answer = await ask(`${base}/api/confirmar-email?token=a`);
    expect([answer.status, answer.headers.location, calls]).toEqual([
      status,
      'https://portal.example/email-confirmado?success=1',
      1,
    ]);
  });

  it('is all that HEAD and OPTIONS get, and no break', async () => {
    const { base, breaks } = await proxyBefore((incoming, answer) => {
      answer.writeHead(200, { 'Content-Type': 'application/json', 'X-Method': incoming.method, 'Content-Length': 5 });
      answer.end(incoming.method === 'HEAD' ? undefined : '12345');
    });
    const head = await ask(`${base}/api/courses`, 'HEAD');
    expect([head.status, head.headers['x-method'], head.headers['content-length']]).toEqual([200, 'HEAD', '5']);
    const options = await ask(`${base}/api/courses`, 'OPTIONS');
    expect([options.headers['x-method'], options.bytes.toString()]).toEqual(['OPTIONS', '12345']);
    expect(breaks()).toEqual([]);
  });
});

describe('a backend that breaks off', () => {
  it.each<[what: string, backend: RequestListener]>([
    ['at once', (incoming) => incoming.socket.destroy()],
    [
      'in the middle',
      (_asked, answer) => {
        answer.writeHead(200, { 'Content-Length': 100 }).write('{"a":');
        setTimeout(() => answer.destroy(), 20);
      },
    ],
    [
      'between pieces',
      (_asked, answer) => {
        answer.writeHead(200).write('{"a":');
        setTimeout(() => answer.destroy(), 20);
      },
    ],
    ['by an answer that is none', (incoming) => incoming.socket.end('hello\r\n\r\n')],
    [
      'with a status that does not exist',
      (incoming) => incoming.socket.end('HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n'),
    ],
    ['with a status beyond all', (incoming) => incoming.socket.end('HTTP/1.1 799 Odd\r\nContent-Length: 0\r\n\r\n')],
  ])('%s is a 502, and the next call works', async (_what, backend) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    let isBroken = true;
    const { base, breaks } = await proxyBefore((incoming, answer) => {
      if (isBroken) backend(incoming, answer);
      else answer.end('[]');
    });
    const answer = await ask(`${base}/api/certificados/a.pdf`);
    expect([answer.status, answer.bytes.toString()]).toEqual([502, 'The backend did not answer.\n']);
    expect(breaks().map(({ message }) => message)).toEqual(['The backend did not answer.']);
    isBroken = false;
    expect((await ask(`${base}/api/courses`)).status).toBe(200);
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });
});

describe('what a backend has beside the operations', () => {
  const page = { Accept: 'text/html,application/xhtml+xml' };

  it.each<[call: string, headers: Record<string, string>, status: number, type: string]>([
    ['GET /certificados/k.pdf', {}, 200, 'application/pdf'],
    ['GET /certificados/unknown.pdf', {}, 404, 'application/json'],
    ['GET /certificate/k', {}, 200, 'application/pdf'],
    ['GET /certificate/unknown', page, 404, 'text/html'],
    ['GET /confirmar-email?token=a', {}, 303, 'text/plain'],
    ['GET /confirmar-email?token=a', page, 410, 'text/html'],
    ['POST /pagamentos/webhook', { 'X-Signature': 'a' }, 200, 'application/json'],
    ['POST /pagamentos/webhook', {}, 401, 'application/json'],
  ])('is no break: %s with %j and %i', async (call, headers, status, type) => {
    const [method, path] = call.split(' ');
    const { base, proxy } = await proxyBefore((_asked, answer) =>
      answer.writeHead(status, { 'Content-Type': type }).end('{}'),
    );
    expect((await ask(`${base}/api${path}`, method, headers)).status).toBe(status);
    expect(proxy.report().drifts).toEqual([]);
  });

  it.each<[call: string, headers: Record<string, string>, status: number]>([
    ['GET /nothing', {}, 404],
    ['GET /settings', {}, 200],
    ['GET /report', { Authorization: 'Bearer a' }, 303],
    ['POST /newsletter', { Origin: 'http://localhost:3000' }, 200],
    ['POST /newsletter', {}, 404],
    ['DELETE /account', {}, 200],
  ])('is not a call of the portal: %s with %j and %i', async (call, headers, status) => {
    const [method, path] = call.split(' ');
    const { base, breaks } = await proxyBefore((_asked, answer) =>
      answer.writeHead(status, { 'Content-Type': 'application/json' }).end('{}'),
    );
    await ask(`${base}/api${path}`, method, headers);
    expect(breaks()).toHaveLength(1);
  });
});
