import type { Account } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatDate } from "~/core/format";
import { trialHasEnded } from "./periods";

interface Read {
  account: Account;
  now: () => Date;
}

/** Since when the account is read-only, UTC: its plan ended unpaid, or its trial ended. The shared demo is never read-only. */
export const readOnlySince = ({ account, now }: Read): Date | null =>
  account.readOnlySince ?? (!account.isDemo && trialHasEnded(account, now()) ? account.trialEndsAt : null);

export function readOnlyNote(ctx: Read): string | null {
  const since = readOnlySince(ctx);
  if (!since) return null;
  const what = ctx.account.readOnlySince ? "plan" : "trial";
  return `Your ${what} ended on ${formatDate(since)}, so your account is read-only. Choose a plan to continue.`;
}

/**
 * Writes that a read-only account can still make, matched against the path from `routedPath`.
 * `tests/access/read-only-writes.ts` lists all others as rejected.
 */
const KEPT = [
  /^\/billing\//,
  /^\/api\/(invoices|subscription|user\/subscription)\//,
  /^\/(api\/)?support(\/|$)/,
  /^\/(api\/)?team(\/|$)/,
  /^\/(api\/)?refusals(?!\/consent-requests)(\/|$)/,
  /^\/(api\/)?notifications(\/|$)/,
  /^\/(api\/ai\/)?campaigns\/\d+\/cancel$/,
  /^\/agents\/(\d+\/end|closes\/\d+\/rating\/undo)$/,
];

/** Actions that delete or stop something, matched by the last segment of the path. */
const VERBS = new Set(
  "delete remove removal pause stop disconnect close discard withdraw unshare".split(" "),
);

/** Merging duplicates removes companies but is not a delete. */
const MERGING = "/business/duplicates/";

interface Write {
  method: string;
  pathname: string;
  /**
   * Route parameter values, as paths. A value that a visitor chose, such as a platform called "pause", does not allow
   * the write.
   */
  values: readonly string[];
}

const lastWord = (path: string) => path.split("/").at(-1) ?? "";

function isVerb({ pathname, values }: Write): boolean {
  const last = lastWord(pathname);
  const isChosen = values.some((value) => lastWord(value) === last);
  return VERBS.has(last) && !isChosen && !pathname.startsWith(MERGING);
}

const isKept = (write: Write) => KEPT.some((path) => path.test(write.pathname)) || isVerb(write);

/** @throws DomainError limit_reached (402) for a write of a read-only account, except deletes, stops and the paths in `KEPT` */
export function requireWritable(ctx: Read, write: Write): void {
  const note = readOnlyNote(ctx);
  if (!note || write.method === "DELETE" || isKept(write)) return;
  throw new DomainError("limit_reached", note);
}
