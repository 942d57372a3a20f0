import type { Context } from "~/core/context";
import type { Page, PageQuery } from "~/core/pagination";
import { accountNames } from "~/domains/identity/erasure/held-by-address.server";
import { namesOf } from "~/domains/identity/users/people.server";
import type { SupportMessage, SupportThread } from "./tables";
import { listThreadMessages } from "./threads.server";

export interface NamedMessage extends SupportMessage {
  writer: string;
}

const LEFT = "Former user";

/** A page of a thread's messages, newest first, with their authors. */
export async function namedMessages(
  ctx: Context,
  thread: SupportThread,
  query: PageQuery,
): Promise<Page<NamedMessage>> {
  const page = await listThreadMessages(ctx, thread, query);
  const people = await namesOf(
    ctx,
    page.rows.map(({ userId }) => userId),
  );
  const nameOf = ({ userId, side }: SupportMessage) => {
    const name = people.get(userId)?.trim() || LEFT;
    return side === "operator" ? `${name}, ${ctx.config.APP_NAME} support` : name;
  };
  return { ...page, rows: page.rows.map((row) => ({ ...row, writer: nameOf(row) })) };
}

export async function withBusiness(ctx: Context, threads: SupportThread[]) {
  const names = await accountNames(
    ctx,
    threads.map(({ accountId }) => accountId),
  );
  return threads.map((thread) => ({ thread, business: names.get(thread.accountId) ?? "" }));
}

export async function namedThreads(ctx: Context, page: Page<SupportThread>) {
  return { ...page, rows: await withBusiness(ctx, page.rows) };
}
