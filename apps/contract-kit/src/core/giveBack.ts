import type { OperationId } from '@raiz/contract';
import { readJson } from './answer.ts';
import { bodyFrom } from './contract.ts';
import type { Caller, People, Role } from './people.ts';
import { at, isObject } from './values.ts';

/** A write that may have taken effect. */
export interface Write {
  body: unknown;
  /** Whether the backend acknowledged it. */
  isSure: boolean;
}

/** Content of a call. */
interface Sent {
  as?: Caller;
  authorization?: string;
  body?: unknown;
  raw?: { text: string; type: string };
}

/** What this needs of the tools of a check. */
interface Kit {
  people: People;
  call(id: OperationId, sent: Sent): Promise<{ status: number; body: unknown }>;
  onCleanUp(undo: () => Promise<unknown>): void;
}

/** Reads what a write will change at an account, and returns the way back. */
type WayBack = (kit: Kit, as: Role) => Promise<(writes: readonly Write[]) => Promise<unknown>>;

/** Reads a row, and saves each field of it that the save takes. */
function savesAgain(write: OperationId, read: OperationId, pointer: string): WayBack {
  return async (kit, as) => {
    const row = at((await kit.call(read, { as })).body, pointer);
    return async () => isObject(row) && kit.call(write, { as, body: bodyFrom(write, row) });
  };
}

/** The ways back of operations that change what an account had before. */
const waysBack: Partial<Record<OperationId, WayBack>> = {
  updateProfile: savesAgain('updateProfile', 'readProfile', '/user'),
  updateBankAccount: savesAgain('updateBankAccount', 'readBankAccount', '/conta'),
  async changePassword(kit, as) {
    const person = kit.people[as];
    const { password } = person;
    return async (writes) => {
      if (password === null) return;
      for (const { body, isSure } of writes.toReversed()) {
        const senhaAtual = at(body, '/novaSenha');
        if (isSure && senhaAtual === password) return;
        // Some backends end the session, too: the kit then logs in again.
        person.password = typeof senhaAtual === 'string' ? senhaAtual : password;
        const answer = await kit.call('changePassword', { as, body: { senhaAtual, novaSenha: password } });
        person.password = password;
        if (answer.status === 200) return;
      }
    };
  },
};

/** What one check has changed at the accounts of the run. */
export class Changes {
  private readonly all = new Map<string, { writes: Write[]; isReady: Promise<void> }>();

  constructor(private readonly kit: Kit) {}

  /** The writes of an operation that may have taken effect at an account, in their order. */
  writesOf(id: OperationId, as: Role): readonly Write[] {
    return this.all.get(`${id} ${as}`)?.writes ?? [];
  }

  /** Makes a call as an account, and registers its way back before the first one. */
  async around<Answer extends { status: number }>(
    id: OperationId,
    { as = 'visitor', authorization, body, raw }: Sent,
    call: () => Promise<Answer>,
  ): Promise<Answer> {
    const wayBack = waysBack[id];
    if (!wayBack || as === 'visitor' || authorization !== undefined) return call();
    const key = `${id} ${as}`;
    const change = this.all.get(key) ?? { writes: [], isReady: this.register(key, wayBack, as) };
    this.all.set(key, change);
    await change.isReady;
    const write = { body: raw ? readJson(raw.text) : body, isSure: false };
    change.writes.push(write);
    const answer = await call();
    write.isSure = answer.status < 300;
    if (answer.status >= 400 && answer.status < 500) change.writes.splice(change.writes.indexOf(write), 1);
    return answer;
  }

  private async register(key: string, wayBack: WayBack, as: Role): Promise<void> {
    const back = await wayBack(this.kit, as);
    this.kit.onCleanUp(async () => {
      const writes = this.all.get(key)?.writes ?? [];
      if (writes.length > 0) await back(writes);
    });
  }
}
