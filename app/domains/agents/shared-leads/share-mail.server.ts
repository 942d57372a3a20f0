import { sql } from "drizzle-orm";
import { type AccountContext, type BusinessContext, isDemoWork } from "~/core/context";
import { statement } from "~/core/statement";
import { inNameOf } from "~/domains/identity/brand/brand.server";
import { mailStatement } from "~/domains/mail/mail-statement.server";
import { quoted } from "~/domains/mail/render-mail";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { marketAgentsByIds } from "../marketplace/market-agents.server";
import { sharedLeads } from "../tables";

const NAMED = 5;
const HOUR = 3_600;

interface Told {
  agentId: number;
  leads: readonly { companyName: string; isDemo: boolean }[];
  cause: string;
}

/** One email for all leads shared together; no email for demo data or to a demo agent. */
export async function shareMails(ctx: AccountContext, { agentId, leads, cause }: Told) {
  const { account } = ctx;
  const names = leads.filter(({ isDemo }) => !isDemo).map(({ companyName }) => companyName);
  if (names.length === 0 || account.isDemo || isDemoWork(ctx)) return [];
  const [agent] = await marketAgentsByIds(ctx, [agentId]);
  if (!agent || agent.isDemo) return [];
  const more = names.length - NAMED;
  const companies = names.slice(0, NAMED).map(quoted).join(", ");
  const { config, brand } = await inNameOf(ctx);
  const mail = mailStatement(ctx, {
    brand,
    cause,
    to: { address: agent.email, name: agent.name },
    subject: m.emails_share_subject({ business: quoted(account.name), count: names.length }),
    paragraphs: [
      more > 0 ? m.emails_share_leads_more({ companies, count: more }) : m.emails_share_leads({ companies }),
      m.emails_share_next(),
    ],
    action: {
      label: m.emails_share_button(),
      url: `${config.APP_ORIGIN}${paths.withQuery(DASHBOARD.leads, { state: "new" })}`,
    },
  });
  return [statement(ctx, mail)];
}

/** Groups leads shared one by one: the agent gets at most one email per hour about them. */
export async function hourOfShares(ctx: BusinessContext, agentId: number) {
  const hour = Math.floor(ctx.now().getTime() / 1000 / HOUR);
  const notified = await statement(
    ctx,
    sql`select 1 from ${sharedLeads} where account_id = ${ctx.account.id} and agent_id = ${agentId}
      and shared_at >= ${hour * HOUR} limit 1`,
  ).first();
  return { cause: `shares:${ctx.account.id}:${agentId}:${hour}`, isTold: notified !== null };
}
