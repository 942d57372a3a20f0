import type { Account } from "~/core/context";
import { DomainError } from "~/core/errors";
import { formatDate } from "~/core/format";
import { trialHasEnded } from "./periods";

interface Read {
  account: Account;
  now: () => Date;
}

/** Since when an account is read-only, UTC: its plan ended unpaid, or its trial ended; a demo that everyone shares never is. */
export const readOnlySince = ({ account, now }: Read): Date | null =>
  account.readOnlySince ?? (!account.isDemo && trialHasEnded(account, now()) ? account.trialEndsAt : null);

export function readOnlyNote(ctx: Read): string | null {
  const since = readOnlySince(ctx);
  if (!since) return null;
  const what = ctx.account.readOnlySince ? "plan" : "trial";
  return `Your ${what} ended on ${formatDate(since)}, so your account is read-only. Choose a plan to continue.`;
}

/**
 * The writes that a read-only account can still make, by path as `routedPath` gives it; `tests/access/read-only-writes.ts` lists all others
 * as rejected.
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

/** Deletes and stops, by the last word of the path. */
const VERBS = new Set(
  "delete remove removal pause stop disconnect close discard withdraw unshare".split(" "),
);

/** Merging duplicates removes companies, and is no delete. */
const MERGING = "/business/duplicates/";

interface Write {
  method: string;
  pathname: string;
  /** Values of the route's parameters, as paths. A word that a visitor chose, such as a platform called "pause", keeps no write. */
  values: readonly string[];
}

const lastWord = (path: string) => path.split("/").at(-1) ?? "";

function isVerb({ pathname, values }: Write): boolean {
  const last = lastWord(pathname);
  const isChosen = values.some((value) => lastWord(value) === last);
  return VERBS.has(last) && !isChosen && !pathname.startsWith(MERGING);
}

const isKept = (write: Write) => KEPT.some((path) => path.test(write.pathname)) || isVerb(write);

/** @throws DomainError limit_reached (402) for a write of a read-only account, unless it deletes or is one of those kept */
export function requireWritable(ctx: Read, write: Write): void {
  const note = readOnlyNote(ctx);
  if (!note || write.method === "DELETE" || isKept(write)) return;
  throw new DomainError("limit_reached", note);
}
