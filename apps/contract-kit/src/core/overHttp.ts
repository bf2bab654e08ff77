import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Send } from './send.ts';

/** Sends a request with its own Host header, which `fetch` replaces. */
async function withItsHost(request: Request): Promise<Response> {
  const { url, method, signal } = request;
  const body = await request.text();
  const headers = { ...Object.fromEntries(request.headers), 'content-length': String(Buffer.byteLength(body)) };
  const start = url.startsWith('https:') ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    const sent = start(url, { method, headers, signal }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('error', reject).on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const received = new Headers();
        for (const [name, value] of Object.entries(answer.headers)) if (value) received.set(name, String(value));
        const hasBody = answer.statusCode !== 204 && answer.statusCode !== 304;
        resolve(new Response(hasBody ? Buffer.concat(chunks) : null, { status: answer.statusCode, headers: received }));
      });
    });
    sent.on('error', reject).end(body);
  });
}

/** Sends requests by `fetch`, and those with a Host header of their own with that header. */
export const sendOverHttp: Send = (request) => (request.headers.has('host') ? withItsHost(request) : fetch(request));
