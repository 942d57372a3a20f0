import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { isDeployed } from "~/core/config";
import type { Context } from "~/core/context";
import { DAY_MS } from "~/core/seconds";
import { renewLiveClaims } from "~/domains/admin/settings/public-figures.server";
import { endHolds } from "~/domains/commissions/ledger/end-holds.server";
import { HOLD_DAYS } from "~/domains/commissions/ledger/facts";
import { seedDemoMarketing } from "~/domains/demo/marketing/seed-demo-marketing.server";
import { DEMO_BUSINESS, seedDemoAccounts } from "~/domains/demo/seed-demo-accounts.server";
import { seedDemoAgentWork } from "~/domains/demo/seed-demo-agent-work.server";
import { seedDemoApplications } from "~/domains/demo/seed-demo-applications.server";
import { seedDemoAssignments, seedDemoMatching } from "~/domains/demo/seed-demo-assignments.server";
import { seedDemoAudience } from "~/domains/demo/seed-demo-audience.server";
import { seedDemoBilling } from "~/domains/demo/seed-demo-billing.server";
import { seedDemoCommunity } from "~/domains/demo/seed-demo-community.server";
import { seedDemoConversations } from "~/domains/demo/seed-demo-conversations.server";
import { seedDemoMailbox } from "~/domains/demo/seed-demo-mailbox.server";
import { seedDemoOptOuts } from "~/domains/demo/seed-demo-opt-outs.server";
import { seedDemoPlatformEvents } from "~/domains/demo/seed-demo-platform-events.server";
import { seedDemoRecord } from "~/domains/demo/seed-demo-record.server";
import { seedDemoSocialLeads } from "~/domains/demo/seed-demo-social-leads.server";
import { seedDemoSupport, seedDemoTalk } from "~/domains/demo/seed-demo-talk.server";
import { seedDemoWork, seedDemoWorkflow } from "~/domains/demo/seed-demo-work.server";
import { seedOperator } from "~/domains/demo/seed-operator.server";
import { seedDemoTraining } from "~/domains/demo/work/seed-demo-training.server";
import { seedStarterDirectory } from "~/domains/directory/companies/seed-starter-directory.server";
import { seedOpenData } from "~/domains/directory/open-data/seed-open-data.server";
import { toErrorResponse } from "~/http/errors.server";

async function seed(base: Context, withDemo: boolean): Promise<void> {
  await seedStarterDirectory(base);
  await seedDemoAccounts(base);
  if (withDemo) {
    await seedOperator(base);
    await seedDemoCommunity(base);
    await seedDemoApplications(base);
    await seedDemoWork(base, DEMO_BUSINESS);
    await seedDemoAssignments(base, DEMO_BUSINESS);
    await seedDemoWorkflow(base, DEMO_BUSINESS);
    // Pay for the plan before the deals, so that they are charged that plan’s fee.
    await seedDemoBilling(base, DEMO_BUSINESS);
    await seedDemoAgentWork(base, DEMO_BUSINESS);
    await seedDemoMatching(base, DEMO_BUSINESS);
    await seedDemoTalk(base, DEMO_BUSINESS);
    await seedDemoSupport(base, DEMO_BUSINESS);
    await seedDemoMarketing(base, DEMO_BUSINESS);
    await seedDemoAudience(base, DEMO_BUSINESS);
    await seedDemoConversations(base, DEMO_BUSINESS);
    await seedDemoSocialLeads(base, DEMO_BUSINESS);
    await seedDemoPlatformEvents(base, DEMO_BUSINESS);
    await seedDemoOptOuts(base, DEMO_BUSINESS);
    await seedDemoTraining(base, DEMO_BUSINESS);
    await seedDemoRecord(base, DEMO_BUSINESS);
    await seedDemoMailbox(base, DEMO_BUSINESS);
  }
}

/**
 * Seeds the development database. `npm start` calls this once the server is up: with `?demo` for demo work in the demo
 * account, then with `?open-data` for the company data set. `?holds` releases commission holds that end within two
 * weeks. Exists only in development and is safe to repeat.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  const { base } = context;
  if (isDeployed(base.config)) throw new Response(null, { status: 404 });
  const asked = new URL(request.url).searchParams;
  try {
    if (asked.has("holds"))
      await endHolds({ ...base, now: () => new Date(base.now().getTime() + HOLD_DAYS * DAY_MS) });
    else {
      if (asked.has("open-data")) await seedOpenData(base, Number.POSITIVE_INFINITY);
      else await seed(base, asked.has("demo"));
      await renewLiveClaims(base);
    }
  } catch (error) {
    throw toErrorResponse(error);
  }
  return Response.json({ seeded: true });
}
