import type { AccountContext } from "~/core/context";
import { handedStatement, waitingEntries } from "~/domains/marketing/forms/waiting-entries.server";
import type { Capture } from "./capture";
import { ingestWith, LEADS_BATCH_SIZE } from "./ingest-lead.server";

type Waiting = Awaited<ReturnType<typeof waitingEntries>>[number];

const captureOf = ({ entry, title }: Waiting): Capture => ({
  platform: "form",
  importMethod: "form",
  title,
  name: entry.name,
  email: entry.email,
  phone: entry.phone,
  companyName: entry.company,
  leadSource: title,
  message: entry.message,
  consentText: entry.consentText,
  consentAt: entry.submittedAt,
  marketingCampaignId: entry.campaignId,
  capturedAt: entry.submittedAt,
});

const BATCHES = 20;

/** Turns submissions of the account's forms into leads. Lead and processed mark are written in one batch: safe to repeat. */
export async function ingestFormEntries(ctx: AccountContext): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const waiting = await waitingEntries(ctx, LEADS_BATCH_SIZE);
    if (waiting.length === 0) return;
    const ids = waiting.map(({ entry }) => entry.id);
    await ingestWith(ctx, waiting.map(captureOf), { along: () => [handedStatement(ctx, ids)] });
    if (waiting.length < LEADS_BATCH_SIZE) return;
  }
}
