import type { Account, AccountContext, Context } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { JobMessage } from "~/core/jobs";

export type Kind = JobMessage["kind"];
export type Message<K extends Kind> = Extract<JobMessage, { kind: K }>;
export type Job<M> = (
  system: Context,
  message: M,
  as: (account: Account) => AccountContext,
) => Promise<unknown>;

/**
 * Kinds that also run for a suspended or closed account: removals, and work whose result no one sees. The sweep queues
 * any other job again once the account is active.
 */
const ALWAYS_RUN: ReadonlySet<Kind> = new Set([
  "empty-account",
  "attach-contacts",
  "undo-import",
  "remove-imported-leads",
  "demo-work",
] satisfies Kind[]);

/** Wraps a job of one account; an action that the domain refuses is logged and not retried. */
export const ofAccount =
  <M extends { kind: Kind }>(
    accountOf: (ctx: Context, message: M) => Promise<Account | null>,
    run: (ctx: AccountContext, message: M) => Promise<unknown>,
  ): Job<M> =>
  async (system, message, as) => {
    const account = await accountOf(system, message);
    if (!account) return;
    if (account.state !== "active" && !ALWAYS_RUN.has(message.kind))
      return system.log.info("job of an inactive account", { kind: message.kind });
    try {
      await run(as(account), message);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      system.log.info("job refused", { kind: message.kind, code: error.code });
    }
  };
