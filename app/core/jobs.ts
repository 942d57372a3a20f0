import { z } from "zod";

const id = z.number().int().positive();

/** Every queue job. Each kind names one domain function (see `workers/queue.ts`) and may be delivered twice. */
export const JobMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("check-import"), importId: id }),
  z.object({ kind: z.literal("run-import"), importId: id }),
  z.object({ kind: z.literal("undo-import"), importId: id }),
  z.object({ kind: z.literal("run-lead-search"), searchId: id, runNumber: id }),
  z.object({
    kind: z.literal("attach-contacts"),
    accountId: id,
    after: z.number().int().nonnegative().default(0),
  }),
  z.object({
    kind: z.literal("apply-industry-label"),
    labelId: id,
    accountId: z.number().int().nonnegative().optional(),
    after: z.number().int().nonnegative().optional(),
  }),
  z.object({ kind: z.literal("empty-account"), accountId: id }),
  z.object({ kind: z.literal("plan-campaign"), campaignId: id }),
  z.object({ kind: z.literal("send-mailbox"), mailboxId: id }),
  z.object({ kind: z.literal("poll-inbox"), mailboxId: id, lookAt: z.number().int().optional() }),
  z.object({ kind: z.literal("read-reply"), inboundId: id }),
  z.object({ kind: z.literal("open-opportunity"), inboundId: id }),
  z.object({ kind: z.literal("find-duplicates"), accountId: id }),
  z.object({ kind: z.literal("demo-work"), accountId: id }),
  z.object({ kind: z.literal("run-workflow"), accountId: id }),
  z.object({ kind: z.literal("take-platform-events"), connectionId: id }),
  z.object({ kind: z.literal("sync-platform"), connectionId: id }),
  z.object({ kind: z.literal("send-social-message"), messageId: id }),
  z.object({ kind: z.literal("take-form-entries"), accountId: id }),
  z.object({ kind: z.literal("make-social-campaign"), accountId: id, socialCampaignId: id }),
  z.object({ kind: z.literal("import-social-leads"), accountId: id, socialImportId: id }),
  z.object({ kind: z.literal("remove-imported-leads"), accountId: id, socialImportId: id }),
  z.object({ kind: z.literal("write-posts"), accountId: id, writingId: id }),
  z.object({ kind: z.literal("send-mails") }),
  z.object({ kind: z.literal("apply-retention") }),
  z.object({ kind: z.literal("seed-open-data") }),
  z.object({ kind: z.literal("step-research") }),
]);

export type JobMessage = z.infer<typeof JobMessage>;
