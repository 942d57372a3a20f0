import { and, eq, isNotNull, sql } from "drizzle-orm";
import { type AccountContext, type Context, isDemoWork } from "~/core/context";
import { formatNumber, plural } from "~/core/format";
import type { Held } from "~/core/lease";
import { getReservedLeads } from "~/domains/billing/reserve-leads.server";
import { isAccountActive } from "~/domains/identity/account-state";
import type { LeadSearch, Run } from "../lead-search";
import { leadSearches } from "../tables";
import { chooseCompanies } from "./choose-companies.server";
import { estimatePossible, estimateResults, type Matches, matchesText } from "./estimate-results.server";
import type { Candidates } from "./find-candidates.server";
import { failLeadSearch, finishLeadSearch } from "./finish-lead-search.server";
import type { LeadDraft } from "./lead-drafts";
import { basicText } from "./quote-leads.server";
import { runLease } from "./run-lease";
import { idleText } from "./zero-result-keywords.server";

/** The result of running a selected list: `open` counts companies that weren't its leads yet. */
function selectionText(picked: number, open: number, chosen: number, own: number, basic: number): string {
  const selectedText = `Of ${formatNumber(picked)} selected`;
  if (open === 0) return `${selectedText}, all available companies are leads in this list.`;
  const added = `${selectedText}, ${plural(chosen, "company", "companies")} became ${chosen === 1 ? "a lead" : "leads"}${ownText(own)}`;
  const rest = basic > 0 ? ` ${basicText({ companies: 1, basic })}` : "";
  return chosen < open - basic ? `${added}, as many as your plan allows.${rest}` : `${added}.${rest}`;
}

const TOO_MANY_ATTEMPTS_MESSAGE =
  "The search was interrupted several times and stopped. No leads were used. Run the search again.";

/** A demo run finds only demo companies, so jobs of the product don't take it over. */
const mayFind = (ctx: AccountContext) =>
  ctx.account.isDemo || isDemoWork(ctx) ? undefined : eq(leadSearches.isDemo, false);

const ownText = (own: number) => (own === 0 ? "" : ` (${formatNumber(own)} yours, free)`);

interface Outcome {
  matches: Matches;
  chosen: LeadDraft[];
  own: number;
  found: Candidates;
  isCut: boolean;
  likely: string;
  basic: number;
}

function summaryOf({ matches, chosen, own, found, isCut, basic, ...rest }: Outcome): string {
  const likely = `${basic > 0 ? ` ${basicText({ companies: 1, basic })} Run the search again to include basic records.` : ""}${rest.likely}`;
  if (!found.isAny) return `No matching companies in the directory.${likely}`;
  const { idle } = matches;
  const fitting = matchesText({ ...matches, idle: [] });
  const words = idleText(idle);
  const noEffect = words ? ` ${words}` : "";
  if (chosen.length === 0 && basic > 0) return `${fitting}.${noEffect}${likely}`;
  if (chosen.length === 0)
    return `${fitting}; no new leads, because earlier runs found every match.${noEffect}${likely}`;
  const inPart = chosen.filter((draft) => found.partly.has(draft.company.id)).length;
  const hinted = chosen.filter((draft) => found.likely.has(draft.company.id)).length;
  const guess = hinted > 0 ? ` ${plural(hinted, "possible match", "possible matches")} by industry.` : "";
  const why = inPart > 0 ? ` ${plural(inPart, "partial match", "partial matches")}: see the reasons.` : "";
  return `${fitting}; ${plural(chosen.length, "new lead")} added${ownText(own)}${isCut ? ", as many as your plan allows" : ""}.${why}${guess}${noEffect}${likely}`;
}

async function work(ctx: AccountContext, held: Held<LeadSearch>, run: Run): Promise<void> {
  const search = held.row;
  const budget = await getReservedLeads(ctx, run);
  const matches = search.companyIds ? null : await estimateResults(ctx, search);
  const { chosen, found, free, basic } = await chooseCompanies(ctx, search, matches?.idle ?? [], budget);
  const cost = chosen.filter(({ isFree }) => !isFree).length;
  const own = chosen.filter(({ company }) => free.get(company.id) === "own" && !company.isDemo).length;
  const isCut = chosen.length < Math.min(search.maxLeads, found.companies.length - basic) && cost >= budget;
  const summary = matches
    ? summaryOf({ matches, chosen, own, found, isCut, basic, likely: await estimatePossible(ctx, search) })
    : selectionText(search.companyIds?.length ?? 0, found.companies.length, chosen.length, own, basic);
  await finishLeadSearch(ctx, held, chosen, summary);
}

/** Writes only its claim before the last batch: after a crash, the next delivery or the sweep repeats the run. */
export function runLeadSearch(ctx: AccountContext, { searchId, runNumber }: Run): Promise<void> {
  const run = { searchId, runNumber };
  const isOpen = and(
    eq(leadSearches.id, searchId),
    eq(leadSearches.accountId, ctx.account.id),
    eq(leadSearches.runNumber, runNumber),
    eq(leadSearches.status, "running"),
    mayFind(ctx),
    isAccountActive(ctx.account.id),
  );
  return runLease.run(ctx, isOpen, {
    work: async (held) => {
      await work(ctx, held, run);
      return true;
    },
    fail: (held, reason) => failLeadSearch(ctx, held, reason),
    tooManyAttempts: TOO_MANY_ATTEMPTS_MESSAGE,
  });
}

const BATCH_SIZE = 50;

export function requeueStaleLeadSearches(ctx: Context): Promise<number> {
  const { id, accountId, runNumber, status } = leadSearches;
  return runLease.requeueStale(ctx, {
    columns: { searchId: id, runNumber },
    where: and(eq(status, "running"), isAccountActive(sql`${accountId}`)),
    limit: BATCH_SIZE,
    message: (run) => ({ kind: "run-lead-search", ...run }),
  });
}

/** Returns the start of the longest-running run; null without one. Reads every running run. */
export async function oldestRunAt(ctx: Context): Promise<Date | null> {
  const [run] = await ctx.db
    .select({ at: leadSearches.lastRunAt })
    .from(leadSearches)
    .where(and(eq(leadSearches.status, "running"), isNotNull(leadSearches.lastRunAt)))
    .orderBy(leadSearches.lastRunAt)
    .limit(1);
  return run?.at ?? null;
}
