import type { Context } from "~/core/context";
import { captureOfLead } from "~/domains/social-leads/inbound/capture-of-meta";
import { readMeta } from "~/domains/social-leads/inbound/read-meta";
import { keepUnreadable } from "~/domains/social-leads/inbound/unreadable-events.server";
import { ingestSocialLead } from "~/domains/social-leads/ingest-lead.server";
import { DEMO_TEST_LEAD, DEMO_UNREADABLE_CALLS } from "./plan/reach/platform-events";
import { businessOf } from "./work/demo-sides.server";

const HOUR = 3_600_000;
/** No connection has this id. */
const NOT_CONNECTED = 0;

/** Uses the webhook functions: a lead from Meta's testing tool, and events that can't be read, for the operator. Created once. */
export async function seedDemoPlatformEvents(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (!business) return;
  const created_time = new Date(business.now().getTime() - HOUR).toISOString();
  const lead = { ...DEMO_TEST_LEAD, created_time, custom_disclaimer_responses: [] };
  await ingestSocialLead(business, captureOfLead(lead, "facebook", business.now()));
  for (const { platform, body } of DEMO_UNREADABLE_CALLS) {
    const events = readMeta(body, platform, new Set(["demo"])) ?? [];
    await keepUnreadable(business, { id: NOT_CONNECTED, platform }, events);
  }
}
