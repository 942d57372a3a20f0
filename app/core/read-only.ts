import { drizzle } from "drizzle-orm/d1";
import { m } from "~/messages/messages";
import type { Context } from "./context";
import { DomainError } from "./errors";

export const readOnlyDemo = m.errors_read_only_demo;

const refuse = () => {
  throw new DomainError("forbidden", readOnlyDemo());
};

const READS = /^\s*(?:select|with|values|explain)\b/i;
/** Write statements; a query that starts with `with` may end in one. */
const WRITES = /\b(?:insert\s+(?:or\s+\w+\s+)?into|replace\s+into|update\s+\S+\s+set|delete\s+from)\b/i;

/** The same database, limited to statements that read. Values are bound separately, so none can be mistaken for a statement. */
const readingOnly = (d1: D1Database): D1Database =>
  new Proxy(d1, {
    get(target, name) {
      if (name === "exec") return refuse;
      const value = Reflect.get(target, name, target);
      if (name !== "prepare") return typeof value === "function" ? value.bind(target) : value;
      return (text: string) => (READS.test(text) && !WRITES.test(text) ? target.prepare(text) : refuse());
    },
  });

/** A context that rejects all writing, queueing and sending. @throws DomainError forbidden, from the call that tries */
export function readingContext<Ctx extends Context>(ctx: Ctx): Ctx {
  const d1 = readingOnly(ctx.d1);
  const files = new Proxy(ctx.files, {
    get: (target, name) => {
      if (name === "put" || name === "delete") return refuse;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { ...ctx, d1, db: drizzle(d1), files, queue: { send: refuse }, mail: { ...ctx.mail, send: refuse } };
}
