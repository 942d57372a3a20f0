import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatShortDate, formatUsd } from "~/core/format";
import { parseId } from "~/core/ids";
import { readerZone } from "~/core/time/time-zones";
import { namesOfAgents } from "~/domains/agents/closing/agent-names.server";
import { getOwnClose } from "~/domains/commissions/closes/answer-close.server";
import { withCustomer } from "~/domains/commissions/closes/list-closes.server";
import { confirmOwnClose } from "~/domains/commissions/closes/own-closes.server";
import { feeOf, feePercentOf } from "~/domains/commissions/closes/policy";
import { ConfirmInput } from "~/domains/commissions/closes/schemas";
import { CLOSE_LABELS } from "~/domains/commissions/closes/state-labels";
import { HOLD_DAYS } from "~/domains/commissions/ledger/facts";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { COMMISSIONS } from "~/paths/agents/commissions";
import { DefinitionList } from "~/ui/data/definition-list";
import { Alert } from "~/ui/feedback/alert";
import { IfCanWrite } from "~/ui/forms/if-can-write";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Page } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction = () => [{ title: "Confirm deal" }];

export const loader = businessPage(async (ctx, { params }) => {
  const close = await withCustomer(ctx, await getOwnClose(ctx, parseId(params.closeId, "deal")));
  const { id, agentId, state, value, commission, rate, customer } = close;
  const feeRate = feePercentOf(ctx.account);
  const fee = feeOf(value, feeRate);
  return {
    id,
    isDisputed: state === "disputed",
    answered: state === "reported" || state === "disputed" ? null : CLOSE_LABELS[state].label,
    customer: customer && { leadId: customer.leadId, name: customer.companyName },
    agent: { id: agentId, name: (await namesOfAgents(ctx, [agentId])).get(agentId) ?? "An agent" },
    reported: formatShortDate(close.reportedAt, ctx.now(), readerZone(ctx)),
    value: formatUsd(value),
    commission: `${formatUsd(commission)} (${rate}% of deal value)`,
    fee: `${formatUsd(fee)} (${feeRate}% of deal value)`,
    total: formatUsd(commission + fee),
    feeRate,
  };
});

export const action = businessPage(async (ctx, args) => {
  const { id } = await getOwnClose(ctx, parseId(args.params.closeId, "deal"));
  return handleForm(args, ConfirmInput, async (input) => {
    await confirmOwnClose(ctx, id, input);
    return redirectWithFlash(args.context, COMMISSIONS.closes, {
      kind: "success",
      title: "Deal confirmed",
      text: `Commission is on hold for ${HOLD_DAYS} days. You can now rate the agent.`,
    });
  });
});

export default function ConfirmDealPage() {
  const deal = useLoaderData<typeof loader>();
  const from = <Breadcrumb trail={[{ to: COMMISSIONS.closes, label: "Reported deals" }]} />;
  const refusal = Object.values(useActionData<typeof action>()?.result.error ?? {}).flat();
  if (deal.answered)
    return (
      <Page title={deal.customer?.name ?? "Reported deal"} subtitle={deal.value} width="narrow">
        {from}
        <Alert kind="info" title={deal.answered}>
          This deal was already decided. No further charges apply.
        </Alert>
      </Page>
    );
  return (
    <Page
      title={
        deal.customer ? `Confirm ${deal.customer.name}, ${deal.value}?` : `Confirm deal of ${deal.value}?`
      }
      subtitle={`If you confirm, ${deal.total} is due for this deal.`}
      width="narrow"
    >
      {from}
      {refusal.length > 0 ? <Alert kind="error">{refusal.join(" ")}</Alert> : null}
      {deal.isDisputed ? (
        <Alert kind="info">You disputed this deal. Confirming it ends the dispute.</Alert>
      ) : null}
      <DefinitionList
        facts={[
          [
            "Customer",
            deal.customer ? (
              <Link key="customer" to={paths.leadSearch.lead(deal.customer.leadId)}>
                {deal.customer.name}
              </Link>
            ) : (
              "Deleted lead"
            ),
          ],
          [
            "Agent",
            <Link key="agent" to={paths.marketplace.agent(deal.agent.id)}>
              {deal.agent.name}
            </Link>,
          ],
          ["Reported", deal.reported],
          ["Deal value", deal.value],
          ["Agent commission", deal.commission],
          ["Platform fee", deal.fee],
          ["Total due", deal.total],
        ]}
      />
      <p className="small muted">
        Commission is held for {HOLD_DAYS} days and paid out once you’ve paid. Only an administrator can
        reverse a confirmed deal.
      </p>
      <IfCanWrite>
        <form method="post" className="row">
          <input type="hidden" name="platformFeeRate" value={deal.feeRate} />
          <Submit pending="Confirming">Confirm deal</Submit>
          {deal.isDisputed ? null : <LinkButton to={COMMISSIONS.dispute(deal.id)}>Dispute</LinkButton>}
          <LinkButton to={COMMISSIONS.closes}>Cancel</LinkButton>
        </form>
      </IfCanWrite>
    </Page>
  );
}
