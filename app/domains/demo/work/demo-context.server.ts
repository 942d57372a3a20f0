import type { Account, BusinessContext, Context, UserActor } from "~/core/context";
import { DomainError } from "~/core/errors";
import type { JobMessage } from "~/core/jobs";
import { planCampaign } from "~/domains/campaigns/planning/plan-campaign.server";
import { attachContacts } from "~/domains/directory/contacts/attach-contacts.server";
import { checkImport } from "~/domains/directory/imports/check-import.server";
import { runImport } from "~/domains/directory/imports/run-import.server";
import { runLeadSearch } from "~/domains/lead-search/runs/run-lead-search.server";
import { workOnDuplicates } from "~/domains/merging/duplicate-scan/run-scan.server";
import { createOpportunityFromReply } from "~/domains/opportunities/creation/create-opportunity-from-reply.server";

/** The environment of an event: its time, and the ids of records created earlier. */
export interface Work {
  ctx: BusinessContext;
  /** Midnight UTC, the origin of the plan's times. */
  base: Date;
  made: Map<string, number>;
  /** Runs the jobs queued since the last call, in order. */
  settle(): Promise<void>;
}

export const idOf = ({ made }: Work, key: string): number => {
  const id = made.get(key);
  if (id === undefined) throw new DomainError("not_found", `The demo has no ${key}.`);
  return id;
};

/** Runs a job. The mailbox's job runs on the plan's mail days instead, in the recipients' sending hours. */
async function runJob(ctx: BusinessContext, job: JobMessage): Promise<void> {
  if (job.kind === "check-import") return checkImport(ctx, job.importId);
  if (job.kind === "run-import") return runImport(ctx, job.importId);
  if (job.kind === "run-lead-search") return runLeadSearch(ctx, job);
  if (job.kind === "attach-contacts") return attachContacts(ctx, job.after);
  if (job.kind === "plan-campaign") return planCampaign(ctx, job.campaignId);
  if (job.kind === "open-opportunity") return createOpportunityFromReply(ctx, job);
  if (job.kind === "find-duplicates") return workOnDuplicates(ctx);
}

/** Keeps jobs out of the real queue, marks rows as demo data, and ignores the account's plan limits. */
export function demoWork(
  base: Context,
  { account, actor, day }: { account: Account; actor: UserActor; day: Date },
  made: Map<string, number>,
): (at: Date) => Work {
  return (at) => {
    const queued: JobMessage[] = [];
    const ctx: BusinessContext = {
      ...base,
      actor,
      account: { ...account, plan: "corporate", trialEndsAt: null, isDemo: true, isDemoWork: true },
      now: () => at,
      queue: { send: async (job) => void queued.push(job) },
    };
    const settle = async () => {
      for (let job = queued.shift(); job; job = queued.shift()) await runJob(ctx, job);
    };
    return { ctx, base: day, made, settle };
  };
}
