import type { Context } from "~/core/context";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";

interface Stop {
  to: string;
  label: string;
}

/** The banner of the read-only demo: three screens to open, and links to leave. */
export interface DemoGuide {
  stops: Stop[];
  trial: Stop;
  leave: string;
}

const out = (to: string) => paths.withQuery(paths.site.leaveDemo, { to });

const GUIDES: Record<"business" | "agent", DemoGuide> = {
  business: {
    stops: [
      { to: paths.leadSearch.leads, label: "Leads with their scores" },
      { to: paths.replies.list, label: "Replies to a campaign" },
      { to: paths.opportunities.board, label: "Deals" },
    ],
    trial: { to: out("trial"), label: "Start Free Trial" },
    leave: paths.site.leaveDemo,
  },
  agent: {
    stops: [
      { to: DASHBOARD.leads, label: "Leads" },
      { to: DASHBOARD.training, label: "Training" },
      { to: DASHBOARD.commission, label: "Commission" },
    ],
    trial: { to: out("agent"), label: "Join as Agent" },
    leave: paths.site.leaveDemo,
  },
};

/** Null outside the read-only demo. */
export const demoGuideOf = ({ actor }: Pick<Context, "actor">): DemoGuide | null =>
  actor.kind === "user" && actor.isReadOnly
    ? GUIDES[actor.userType === "agent" ? "agent" : "business"]
    : null;
