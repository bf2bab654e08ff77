import { setTimeout as pause } from 'node:timers/promises';
import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { restarted } from '../../core/restarted.ts';
import { listAt, numberAt, textAt } from '../../core/values.ts';
import { newcomer } from '../flow/registration.ts';
import { nth, type CreatedCourse, createCourse } from '../createCourse.ts';

/** Minimum number of writes around a restart. */
const writes = 200;

/** Number of acknowledged writes before the kill. */
const killAfter = 60;

/** Maximum number of writes: a person restarts slower than a command. */
const maxWrites = 2000;

/** Number of simultaneous writes. */
const writers = 4;

/**
 * Sends numbered writes, kills and restarts the backend in the middle, and continues until the restart ends.
 * @param min Minimum number of writes.
 * @param write Sends one write; returns whether the backend acknowledged it.
 * @throws ToolFailed, BackendGone
 */
async function writeThrough(kit: Kit, min: number, write: (index: number) => Promise<boolean>): Promise<void> {
  await restarted(kit, async (restart) => {
    const state = { next: 0, acknowledged: 0, isOver: false };
    let restarting: Promise<void> | null = null;
    const kill = () => {
      const end = restart().finally(() => (state.isOver = true));
      // Awaited below, after the writers.
      end.catch(() => undefined);
      return end;
    };
    const writer = async (): Promise<void> => {
      while (state.next < maxWrites && (state.next < min || !state.isOver)) {
        const index = state.next;
        state.next += 1;
        if (await write(index)) state.acknowledged += 1;
        else await pause(50);
        if (state.acknowledged >= Math.min(killAfter, min / 3)) restarting ??= kill();
        // Slower towards the end, so that the restart happens during the writes.
        if (restarting && !state.isOver) await pause(state.next < min / 2 ? 5 : 50);
      }
    };
    const all = await Promise.allSettled(Array.from({ length: writers }, writer));
    await (restarting ?? kill());
    for (const one of all) if (one.status === 'rejected') throw one.reason;
  });
}

/** Writes of lessons, of one form, and deletions of courses, with their outcomes. */
class Authoring {
  readonly lessons = new Map<number, string>();
  readonly deleted = new Set<number>();
  private readonly requested = new Set<number>();
  private saves = { sent: 0, acknowledged: 0, mayStart: true };

  constructor(
    private readonly kit: Kit,
    private readonly course: CreatedCourse,
    /** Courses to delete. */
    private readonly spare: CreatedCourse[],
  ) {}

  /** Every tenth write deletes a course, every fifth saves the form, the others create lessons. */
  async write(index: number): Promise<boolean> {
    const spare = index % 10 === 9 ? this.spare[(index - 9) / 10] : undefined;
    if (spare) return this.delete(spare);
    if (index % 5 === 3 && this.saves.mayStart) return this.save();
    const title = `Aula ${index}`;
    const body = { module_id: nth(this.course.modules, 0), title, content: `Texto ${index}` };
    const { answer } = await this.kit.probe('createLesson', { as: 'admin', body });
    if (answer?.status !== 201) return false;
    this.lessons.set(numberAt(answer.body, '/id'), title);
    return true;
  }

  private async delete({ id }: CreatedCourse): Promise<boolean> {
    this.requested.add(id);
    const { answer } = await this.kit.probe('deleteCourse', { as: 'admin', path: { id } });
    if (answer?.status !== 200) return false;
    this.deleted.add(id);
    return true;
  }

  /**
   * One at a time, so that the last acknowledged one is known, and none after the kill: a later save would hide the
   * loss of an earlier one.
   */
  private async save(): Promise<boolean> {
    this.saves.mayStart = false;
    this.saves.sent += 1;
    const number = this.saves.sent;
    const body = {
      title: this.course.title,
      description: `Versão ${number}`,
      content: `Versão ${number}`,
      is_premium: 0,
    };
    const { answer } = await this.kit.probe('updateCourse', { as: 'admin', path: { id: this.course.id }, body });
    if (answer?.status !== 200) return false;
    this.saves.acknowledged = number;
    this.saves.mayStart = true;
    return true;
  }

  /** Expects each acknowledged write, and no partial one. */
  async check(): Promise<void> {
    await this.checkLessons();
    await this.checkForm();
    for (const spare of this.spare) if (this.requested.has(spare.id)) await this.checkDeletion(spare);
  }

  private async checkLessons(): Promise<void> {
    const path = { moduleId: nth(this.course.modules, 0) };
    const list = this.kit.requireStatus(await this.kit.call('listLessons', { as: 'admin', path }), 200);
    const titles = new Map(listAt(list.body, '').map((row) => [numberAt(row, '/id'), textAt(row, '/title')]));
    const lost = [...this.lessons].filter(([id, title]) => titles.get(id) !== title).map(([, title]) => title);
    const call = { call: `${list.call} after ${this.lessons.size} acknowledged lessons and a kill` };
    this.kit.expectInWords(call, '/*/title', lost.length === 0, 'every acknowledged lesson', `${lost.join(', ')} lost`);
  }

  private async checkForm(): Promise<void> {
    const { sent, acknowledged } = this.saves;
    if (acknowledged === 0) return;
    const form = this.kit.requireStatus(
      await this.kit.call('readAdminCourse', { as: 'admin', path: { id: this.course.id } }),
      200,
    );
    const [description, content] = [textAt(form.body, '/description'), textAt(form.body, '/content')];
    const number = Number(/\d+$/.exec(description)?.[0] ?? 0);
    this.kit.expect(
      form,
      '/description',
      number >= acknowledged && number <= sent,
      `Versão ${acknowledged} or later`,
      description,
    );
    this.kit.expect(form, '/content', content === description, `${description}, as in the description`, content);
  }

  private async checkDeletion({ id, modules, lessons }: CreatedCourse): Promise<void> {
    const course = await this.kit.call('readAdminCourse', { as: 'admin', path: { id } });
    const mayStay = !this.deleted.has(id);
    if (!this.kit.expectStatus(course, ...(mayStay ? [200, 404] : [404]))) return;
    for (const module of modules)
      this.kit.expectStatus(await this.kit.call('readModule', { as: 'admin', path: { id: module } }), course.status);
    for (const lesson of lessons)
      this.kit.expectStatus(
        await this.kit.call('readAdminLesson', { as: 'admin', path: { id: lesson } }),
        course.status,
      );
  }
}

/** Number of registrations around a kill: fewer, because each one hashes a password. */
const registrations = 40;

/** A kill of the backend during writes: `docs/api-decisions.md#restart`. */
export const killedChecks: readonly Check[] = [
  {
    id: 'restart.killed',
    title: `Killed during ${writes} writes, the backend keeps every acknowledged one and nothing half done`,
    effect: 'own',
    needs: 'restart',
    async run(kit) {
      const course = await createCourse(kit, { name: 'curso interrompido', modules: [[]] });
      const spare: CreatedCourse[] = [];
      for (let index = 0; index < writes / 10; index += 1)
        spare.push(await createCourse(kit, { name: `curso a excluir ${index}` }));
      const authoring = new Authoring(kit, course, spare);
      await writeThrough(kit, writes, (index) => authoring.write(index));
      await authoring.check();
    },
  },
  {
    id: 'restart.registered',
    title: `Killed during ${registrations} registrations, the backend keeps every acknowledged one, each whole`,
    effect: 'change',
    needs: 'restart',
    async run(kit) {
      const people = new Map<string, boolean>();
      await writeThrough(kit, registrations, async () => {
        const body = newcomer(kit);
        const { answer } = await kit.probe('registerMember', { body });
        people.set(body.email, answer?.status === 201);
        return answer?.status === 201;
      });
      const list = kit.requireStatus(await kit.call('listReferrals', { as: 'member' }), 200);
      const rows = listAt(list.body, '/indicados').map((row) => textAt(row, '/email'));
      const lost = [...people]
        .filter(([email, wasAcknowledged]) => wasAcknowledged && !rows.includes(email))
        .map(([email]) => email);
      kit.expectInWords(
        list,
        '/indicados',
        lost.length === 0,
        'every acknowledged registration',
        `${lost.join(', ')} lost`,
      );
      for (const [email, wasAcknowledged] of people) {
        if (wasAcknowledged) continue;
        const again = await kit.call('registerMember', { body: { ...newcomer(kit), email } });
        const there = rows.includes(email);
        kit.expectStatus(again, there ? 409 : 201);
      }
    },
  },
];
