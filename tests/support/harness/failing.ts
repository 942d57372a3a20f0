import { drizzle } from "drizzle-orm/d1";
import type { Context } from "~/core/context";

export class Crash extends Error {}

/**
 * When the n-th call of a binding fails: before it does its work or after it (a lost response), once or from then on.
 * With `which`, only calls with matching SQL count.
 */
export interface Failure {
  at: number;
  isAfter: boolean;
  isLasting: boolean;
  which?: RegExp;
}

export type Step = <T>(work: () => Promise<T>, sql?: string) => Promise<T>;

function failWhen({ at, isAfter, isLasting, which }: Failure): { step: Step; calls: () => number } {
  let calls = 0;
  const step: Step = async (work, sql = "") => {
    if (which && calls < at && !which.test(sql)) return work();
    calls += 1;
    if (isLasting && calls > at) throw new Crash(`call ${calls}`);
    if (calls !== at) return work();
    if (isAfter) await work();
    throw new Crash(`call ${calls}`);
  };
  return { step, calls: () => calls };
}

const wrapped = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>();

function failingStatement(statement: D1PreparedStatement, sql: string, step: Step): D1PreparedStatement {
  const proxy = new Proxy(statement, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (name === "bind")
        return (...values: unknown[]) => failingStatement(target.bind(...values), sql, step);
      if (typeof value !== "function") return value;
      return (...values: unknown[]) =>
        step(() => Reflect.apply(value, target, values) as Promise<unknown>, sql);
    },
  });
  wrapped.set(proxy, { statement, sql });
  return proxy;
}

const failingDatabase = (d1: D1Database, step: Step): D1Database =>
  new Proxy(d1, {
    get(target, name) {
      if (name === "prepare") return (sql: string) => failingStatement(target.prepare(sql), sql, step);
      if (name === "batch")
        return (statements: D1PreparedStatement[]) =>
          step(
            () => target.batch(statements.map((statement) => wrapped.get(statement)?.statement ?? statement)),
            statements.map((statement) => wrapped.get(statement)?.sql).join("; "),
          );
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

/** Makes the reads of a file fail too: every chunk of its body is a call. */
function failingBody(body: ReadableStream<Uint8Array>, step: Step): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await step(() => reader.read());
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

const failingFiles = (files: R2Bucket, step: Step): R2Bucket =>
  new Proxy(files, {
    get(target, name) {
      if (name === "get")
        return async (key: string) => {
          const object = await step(() => target.get(key));
          if (!object) return null;
          const body = failingBody(object.body, step);
          return { body, text: () => new Response(body).text() };
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

/** A context whose calls to its database, files and queue go through `step`. */
export function stepped<C extends Context>(ctx: C, step: Step): C {
  const d1 = failingDatabase(ctx.d1, step);
  const queue = {
    ...ctx.queue,
    send: (message: Parameters<C["queue"]["send"]>[0]) => step(() => ctx.queue.send(message)),
  };
  return { ...ctx, d1, db: drizzle(d1), files: failingFiles(ctx.files, step), queue };
}

/**
 * A context whose calls to its database, files and queue are counted together and fail at one call; `calls()` returns
 * the count.
 */
export function failing<C extends Context>(ctx: C, failure: Failure): { ctx: C; calls: () => number } {
  const { step, calls } = failWhen(failure);
  return { ctx: stepped(ctx, step), calls };
}
