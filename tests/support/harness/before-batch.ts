import type { Context } from "~/core/context";
import { withDatabase } from "./context";

/** A context that runs `step` before each batch, as another request might at that moment. */
export function beforeBatch<C extends Context>(ctx: C, step: () => Promise<unknown>): C {
  const { d1 } = ctx;
  const batch: D1Database["batch"] = async (statements) => {
    await step();
    return d1.batch(statements);
  };
  const get = (_: D1Database, key: string | symbol) => {
    if (key === "batch") return batch;
    const value = Reflect.get(d1, key);
    return typeof value === "function" ? value.bind(d1) : value;
  };
  return withDatabase(ctx, new Proxy(d1, { get }));
}
