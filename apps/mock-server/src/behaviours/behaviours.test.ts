import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mockListener } from '../adapters/http.ts';
import { startNodeMock, type NodeMock } from '../adapters/node.ts';
import { createMockApi } from '../createMockApi.ts';
import { behaviours, perform } from './index.ts';

describe('as a function', () => {
  const api = createMockApi();
  it.each(behaviours)('$name', async (behaviour) => {
    expect(await perform(behaviour, (request) => api.fetch(request), 'https://portal.test')).toEqual(
      behaviour.expected,
    );
  });
});

describe('behind the fetch of this process', () => {
  let mock: NodeMock;
  beforeAll(() => {
    mock = startNodeMock();
  });
  afterAll(() => mock.server.close());
  it.each(behaviours)('$name', async (behaviour) => {
    expect(await perform(behaviour, fetch, 'https://portal.test')).toEqual(behaviour.expected);
  });
});

describe('over HTTP', () => {
  let server: Server;
  let origin = '';
  beforeAll(async () => {
    const listener = mockListener(createMockApi());
    server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port }: Partial<AddressInfo> = Object(server.address());
    origin = `http://127.0.0.1:${port}`;
  });
  afterAll(() => server.closeAllConnections());
  it.each(behaviours)('$name', async (behaviour) => {
    expect(await perform(behaviour, fetch, origin)).toEqual(behaviour.expected);
  });
});
