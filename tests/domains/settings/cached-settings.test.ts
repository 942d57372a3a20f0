import { expect, it } from "vitest";
import type { Context } from "~/core/context";
import { changeSetting, readSetting } from "~/domains/settings/settings.server";
import { env, still, testContext, withDatabase } from "../../support/harness/context";

/** An isolate caches by database binding: another binding to the same rows acts as another isolate. */
const isolate = (): Context => still(withDatabase(testContext(), Object.create(env.DB) as D1Database));

const later = (ctx: Context, milliseconds: number): Context => ({
  ...ctx,
  now: () => new Date(ctx.now().getTime() + milliseconds),
});

it("a changed setting is visible at once where it was changed, and within 30 seconds elsewhere", async () => {
  const [here, elsewhere] = [isolate(), isolate()];
  for (const ctx of [here, elsewhere]) expect(await readSetting(ctx, "salesEmail")).toBeNull();
  await changeSetting(here, "salesEmail", "sales@new.test");
  expect(await readSetting(here, "salesEmail")).toBe("sales@new.test");
  expect(await readSetting(later(elsewhere, 29_000), "salesEmail")).toBeNull();
  expect(await readSetting(later(elsewhere, 31_000), "salesEmail")).toBe("sales@new.test");
});

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

/** A database whose response to the first settings query is delayed until `open`, after `hasRead`. */
function gated() {
  const [gate, reading] = [signal(), signal()];
  let isFirst = true;
  const slow = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => slow(target.bind(...values));
        if (name === "raw")
          return async () => {
            const rows = await target.raw();
            reading.give();
            await gate.given;
            return rows;
          };
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  const d1 = new Proxy(env.DB, {
    get(target, name) {
      if (name === "prepare")
        return (text: string) => {
          const statement = target.prepare(text);
          if (!isFirst || !text.includes('from "settings"')) return statement;
          isFirst = false;
          return slow(statement);
        };
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return { d1, open: gate.give, hasRead: reading.given };
}

it("a read that started before a change is not cached after it", async () => {
  const { d1, open, hasRead } = gated();
  const [reader, operator] = [withDatabase(testContext(), d1), withDatabase(testContext(), d1)];
  const before = readSetting(reader, "passwordMinimum");
  await hasRead;
  await changeSetting(operator, "passwordMinimum", 12);
  open();
  expect(await before).toBeNull();
  expect(await readSetting(operator, "passwordMinimum")).toBe(12);
});
