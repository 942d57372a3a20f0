import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { getNamedClose } from "~/domains/commissions/closes/list-closes.server";
import { reversalBlockingReasons } from "~/domains/commissions/closes/reversal-blocking-reasons.server";
import { CLOSE_LABELS } from "~/domains/commissions/closes/state-labels";
import { adminPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { APPLICATIONS } from "~/paths/agents/applications";
import { PAYOUTS } from "~/paths/agents/payouts";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { DefinitionList } from "~/ui/data/definition-list";
import { Time } from "~/ui/data/metrics";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.customer ?? "Reported deal" }];

export const loader = adminPage(async (ctx, { params }) => {
  const close = await getNamedClose(ctx, parseId(params.closeId, "deal"));
  const { id, accountId, agentId, agentName, business, hasLeft, customer, state, reason, isDemo } = close;
  const blockingReason = (await reversalBlockingReasons(ctx, [id])).get(id) ?? null;
  const dayOf = (time: Date | null) => time?.toISOString() ?? null;
  return {
    id,
    accountId,
    agentId,
    agent: agentName,
    business,
    hasLeft,
    customer: customer?.companyName ?? "Deleted lead",
    state,
    reason,
    isDemo,
    value: formatUsd(close.value),
    commission: `${formatUsd(close.commission)} (${close.rate}%)`,
    fee: close.fee === null ? null : `${formatUsd(close.fee)} (${close.feeRate ?? 0}%)`,
    reported: dayOf(close.reportedAt),
    answered: dayOf(close.answeredAt),
    decided: dayOf(close.decidedAt),
    canReverse: state === "confirmed" && blockingReason === null,
    blockingReason: state === "confirmed" ? blockingReason : null,
  };
});

const timeOf = (at: string | null) => (at === null ? null : <Time at={at} withHour />);

export default function AdminClosePage() {
  const deal = useLoaderData<typeof loader>();
  const { label, kind } = CLOSE_LABELS[deal.state];
  return (
    <Page
      title={deal.customer}
      subtitle={
        <>
          Deal of {deal.value} <Badge kind={kind}>{label}</Badge> <DemoBadge isDemo={deal.isDemo} />
        </>
      }
      width="narrow"
    >
      <Breadcrumb trail={[{ to: PAYOUTS.closes, label: "Reported deals" }]} />
      <DefinitionList
        facts={[
          ["Customer", deal.customer],
          [
            "Business",
            deal.hasLeft ? (
              deal.business
            ) : (
              <Link key="business" to={paths.admin.account(deal.accountId)}>
                {deal.business}
              </Link>
            ),
          ],
          [
            "Agent",
            <Link key="agent" to={APPLICATIONS.application(deal.agentId)}>
              {deal.agent}
            </Link>,
          ],
          ["Deal value", deal.value],
          ["Agent commission", deal.commission],
          ["Platform fee", deal.fee],
          ["Reported", timeOf(deal.reported)],
          ["Responded", timeOf(deal.answered)],
          ["Decided", timeOf(deal.decided)],
          ["Reason", deal.reason],
        ]}
      />
      {deal.blockingReason ? <p className="muted small">{deal.blockingReason}</p> : null}
      <div className="row">
        <LinkButton to={PAYOUTS.fees(deal.accountId)}>Balance due</LinkButton>
        {deal.canReverse ? <LinkButton to={PAYOUTS.reverse(deal.id)}>Reverse commission</LinkButton> : null}
      </div>
    </Page>
  );
}
