import { and, desc, eq } from "drizzle-orm";
import type { AccountContext } from "~/core/context";
import {
  type SocialLead,
  type SocialLeadOrigin,
  type SocialLeadTouch,
  socialLeadOrigins,
  socialLeadTouches,
} from "./tables";

const MAX_SHOWN = 50;

export interface LeadHistory {
  origins: SocialLeadOrigin[];
  touches: SocialLeadTouch[];
}

/** The sources of a lead and the actions on it; the newest 50 of each. */
export async function historyOf(ctx: AccountContext, { id }: SocialLead): Promise<LeadHistory> {
  const [origins, touches] = await ctx.db.batch([
    ctx.db
      .select()
      .from(socialLeadOrigins)
      .where(and(eq(socialLeadOrigins.leadId, id), eq(socialLeadOrigins.accountId, ctx.account.id)))
      .orderBy(desc(socialLeadOrigins.id))
      .limit(MAX_SHOWN),
    ctx.db
      .select()
      .from(socialLeadTouches)
      .where(and(eq(socialLeadTouches.leadId, id), eq(socialLeadTouches.accountId, ctx.account.id)))
      .orderBy(desc(socialLeadTouches.id))
      .limit(MAX_SHOWN),
  ]);
  return { origins, touches };
}
