import type { BusinessContext, Context } from "~/core/context";
import { findAccess, hasMarketing } from "~/domains/marketing/access/access.server";
import { applyForMarketing } from "~/domains/marketing/access/apply-for-access.server";
import { approveMarketing } from "~/domains/marketing/access/decide-access.server";
import { AccessApplication } from "~/domains/marketing/access/schemas";
import {
  findConversation,
  listMessages,
  noteRead,
} from "~/domains/social-leads/conversations/conversation.server";
import { ingestMessageStatements } from "~/domains/social-leads/conversations/ingest-messages.server";
import { replyToLead, setOutcome } from "~/domains/social-leads/conversations/reply.server";
import { ingestSocialLead } from "~/domains/social-leads/ingest-lead.server";
import { DEMO_CONVERSATIONS } from "./plan/reach/conversations";
import { DEMO_ADMIN } from "./seed-demo-accounts.server";
import { adminOf, businessOf } from "./work/demo-sides.server";

const HOUR = 3_600_000;
/** No connection has this id, so nothing is sent. */
const NOT_CONNECTED = 0;

const APPLICATION = AccessApplication.parse({
  businessName: "Demo business",
  industry: "other",
  marketingExperience: "intermediate",
  socialMediaPlatforms: ["whatsapp", "facebook", "instagram"],
  targetAudience: "Shops and schools that buy every week",
  marketingGoals: "Know who messages us and reply within a day",
});

async function openMarketing(system: Context, business: BusinessContext): Promise<boolean> {
  const admin = await adminOf(system, DEMO_ADMIN);
  if (!(await hasMarketing(business)) && admin) {
    await applyForMarketing(business, APPLICATION);
    const access = await findAccess(business);
    if (access?.state === "pending") await approveMarketing(admin, access.id);
  }
  return hasMarketing(business);
}

/** Uses the webhook's and the normal functions: people who messaged the demo business, marked as demo. Created once. */
export async function seedDemoConversations(system: Context, email: string): Promise<void> {
  const business = await businessOf(system, email);
  if (!business || !(await openMarketing(system, business))) return;
  const now = business.now().getTime();
  for (const { platform, person, name, written, answer, outcome } of DEMO_CONVERSATIONS) {
    const [[first, message]] = written as [readonly [number, string]];
    const at = (hours: number) => new Date(now - hours * HOUR);
    const { lead } = await ingestSocialLead(business, {
      platform,
      importMethod: "webhook",
      externalId: person,
      name,
      phone: platform === "whatsapp" ? `+${person}` : null,
      message,
      capturedAt: at(first),
    });
    if (await findConversation(business, lead.id)) continue;
    const messages = written.map(([hours, text], index) => ({
      leadId: lead.id,
      placeId: "demo",
      personId: person,
      externalId: `demo:${business.account.id}:${person}:${index}`,
      content: "text" as const,
      text,
      at: at(hours),
    }));
    await business.d1.batch(
      ingestMessageStatements(business, { connectionId: NOT_CONNECTED, platform }, messages),
    );
    if (answer) await replyToLead(business, lead.id, { text: answer });
    if (!outcome) continue;
    await setOutcome(business, lead.id, { outcome });
    const { rows } = await listMessages(business, lead.id, { limit: 1 });
    await noteRead(business, lead.id, rows[0]?.id ?? 0);
  }
}
