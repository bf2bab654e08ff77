import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { expect, it, vi } from 'vitest';
import { listenFrom, shownAddress } from './listen.ts';

it('a connection that cannot be accepted is reported, and the server goes on', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { port, servers } = await listenFrom(() => createServer((_asked, answer) => answer.end('here')), 0);
  for (const server of servers) server.emit('error', new Error('accept EMFILE'));
  expect(log.mock.calls).toEqual(servers.map(() => ['accept EMFILE']));
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  log.mockRestore();
});

const own = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? []);
const loopback = ['127.0.0.1', '::1'].filter((one) => own.includes(one));

it.each([...loopback, '0.0.0.0'])('leaves a port that is busy at %s alone, at both addresses', async (host) => {
  const busy = createServer();
  await new Promise<void>((resolve) => busy.listen(0, host, resolve));
  const address = busy.address();
  const taken = typeof address === 'object' && address ? address.port : 0;
  const { port, servers } = await listenFrom(() => createServer(), taken);
  expect(port).toBeGreaterThan(taken);
  expect(servers.map((server) => server.address())).toMatchObject(loopback.map(() => ({ port })));
  for (const server of [busy, ...servers]) server.close();
});

it('keeps an idle connection for longer than a balancer does', async () => {
  const { servers } = await listenFrom(() => createServer(), 0);
  for (const { keepAliveTimeout, headersTimeout } of servers) {
    expect(keepAliveTimeout).toBeGreaterThan(60_000);
    expect(headersTimeout).toBeGreaterThan(keepAliveTimeout);
  }
  for (const server of servers) server.close();
});

it('is reached by each address of localhost that the machine has', async () => {
  const { port, servers } = await listenFrom(() => createServer((_asked, answer) => answer.end('here')), 0);
  for (const address of loopback)
    expect(await (await fetch(`http://${shownAddress(address, port)}`)).text()).toBe('here');
  for (const server of servers) server.close().closeAllConnections();
});
