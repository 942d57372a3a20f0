import type { Context } from "~/core/context";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";

interface Stop {
  to: string;
  label: string;
}

/** Data of the read-only demo's banner: links to three screens, and links to leave. */
export interface DemoGuide {
  stops: Stop[];
  trial: Stop;
  leave: string;
}

const out = (to: string) => paths.withQuery(paths.site.leaveDemo, { to });

const GUIDES: Record<"business" | "agent", () => DemoGuide> = {
  business: () => ({
    stops: [
      { to: paths.leadSearch.leads, label: m.site_guide_leads_with_their_scores() },
      { to: paths.replies.list, label: m.site_guide_replies_to_a_campaign() },
      { to: paths.opportunities.board, label: m.site_guide_deals() },
    ],
    trial: { to: out("trial"), label: m.site_guide_start_free_trial() },
    leave: paths.site.leaveDemo,
  }),
  agent: () => ({
    stops: [
      { to: DASHBOARD.leads, label: m.site_guide_leads() },
      { to: DASHBOARD.training, label: m.site_guide_training() },
      { to: DASHBOARD.commission, label: m.site_guide_commission() },
    ],
    trial: { to: out("agent"), label: m.site_guide_join_as_agent() },
    leave: paths.site.leaveDemo,
  }),
};

/** The banner's data; null outside the read-only demo. */
export const demoGuideOf = ({ actor }: Pick<Context, "actor">): DemoGuide | null =>
  actor.kind === "user" && actor.isReadOnly
    ? GUIDES[actor.userType === "agent" ? "agent" : "business"]()
    : null;
