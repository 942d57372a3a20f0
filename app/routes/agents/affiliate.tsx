import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { z } from "zod";
import { agoView, formatNumber, formatUsd } from "~/core/format";
import { PageQuery } from "~/core/pagination";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { AFFILIATE } from "~/domains/agents/programme";
import type { Referral } from "~/domains/commissions/affiliate/affiliate-facts.server";
import { referralsOf } from "~/domains/commissions/affiliate/list-referrals.server";
import { MAX_NOTES_LENGTH, TRY_LATER } from "~/domains/commissions/affiliate/policy";
import { referAgent, referralLink } from "~/domains/commissions/affiliate/refer-agent.server";
import { ReferralInput } from "~/domains/commissions/affiliate/referral-schemas";
import { orUnavailable } from "~/http/errors.server";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { readQuery } from "~/http/pages/query.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { VerifyNote } from "~/routes/account/parts";
import { Ago } from "~/ui/data/ago";
import { Badge, DemoBadge } from "~/ui/data/badge";
import { DefinitionList } from "~/ui/data/definition-list";
import { Pagination } from "~/ui/data/pagination";
import { Stat } from "~/ui/data/stat";
import { type Column, Table } from "~/ui/data/table";
import { CopyField } from "~/ui/forms/copy-field";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";

export const meta: MetaFunction = () => [{ title: m.agents_affiliate_affiliate() }];

const Query = PageQuery.pick({ cursor: true });

export const loader = agentPage(async (ctx, { request }) => {
  const { cursor } = readQuery(request, Query);
  const query = { limit: 25, ...(cursor === undefined ? {} : { cursor }) };
  const { rows, next, stats } = await orUnavailable(
    ctx,
    m.agents_affiliate_failed_to_fetch_affiliate_data(),
    () => referralsOf(ctx, ctx.agent.id, query),
  );
  const zone = zoneOfAgent(ctx.agent);
  return {
    address: { email: ctx.actor.email, isVerified: ctx.actor.isVerified || ctx.actor.isDemo },
    link: referralLink(ctx.config.APP_ORIGIN, ctx.agent.id),
    isFirst: cursor === undefined,
    next,
    total: m.agents_affiliate_in_total({ total: formatNumber(stats.totalReferrals) }),
    stats: [
      {
        label: m.agents_affiliate_referrals(),
        value: formatNumber(stats.totalReferrals),
        hint: m.agents_affiliate_invited_or_joined(),
      },
      {
        label: m.agents_affiliate_active(),
        value: formatNumber(stats.activeReferrals),
        hint: m.agents_affiliate_approved_as_agents(),
      },
      {
        label: m.agents_affiliate_earned(),
        value: formatUsd(stats.totalCommissions),
        hint: m.agents_affiliate_from_the_programme(),
      },
      {
        label: m.agents_affiliate_pending(),
        value: formatUsd(stats.pendingCommissions),
        hint: m.agents_affiliate_on_hold_or_payable(),
      },
      {
        label: m.agents_affiliate_paid(),
        value: formatUsd(stats.paidCommissions),
        hint: m.agents_affiliate_sent_to_you(),
      },
    ],
    rows: rows.map((row) => ({
      id: row.id,
      who:
        row.email ??
        (row.joinedAt ? m.agents_affiliate_joined_through_your_link() : m.agents_affiliate_address_deleted()),
      ...referralState(row),
      on: agoView(row.joinedAt ?? row.createdAt, ctx.now(), zone),
      isDemo: row.isDemo,
    })),
  };
});

export const action = agentPage(async (ctx, args) =>
  handleForm(args, ReferralInput, async (input) => {
    await orUnavailable(ctx, TRY_LATER, () => referAgent(ctx, input));
    return redirectWithFlash(args.context, DASHBOARD.affiliate, {
      kind: "success",
      title: m.agents_affiliate_referral_sent_successfully(),
      text: m.agents_affiliate_they_get_one_email_with(),
    });
  }),
);

type Row = ReturnType<typeof useLoaderData<typeof loader>>["rows"][number];

const columns = (): Column<Row>[] => [
  {
    key: "who",
    label: m.agents_affiliate_referral(),
    isHeader: true,
    cell: ({ who, isDemo }) => (
      <>
        {who} <DemoBadge isDemo={isDemo} />
      </>
    ),
  },
  {
    key: "state",
    label: m.agents_affiliate_status(),
    cell: ({ kind, words }) => <Badge kind={kind}>{words}</Badge>,
  },
  { key: "on", label: m.agents_affiliate_since(), cell: ({ on }) => <Ago at={on} /> },
];

export default function AgentAffiliatePage() {
  const { address, link, isFirst, next, total, stats, rows } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const failureTitle = () =>
    answer?.failures.includes("missing")
      ? m.agents_affiliate_email_required()
      : m.agents_affiliate_failed_to_send();
  const [form, fields] = useForm<z.input<typeof ReferralInput>>({
    lastResult: answer?.result ?? null,
    constraint: { notes: { maxLength: MAX_NOTES_LENGTH } },
  });
  return (
    <Page
      title={m.agents_affiliate_affiliate()}
      subtitle={m.agents_affiliate_refer_agents_and_earn_commission()}
    >
      <div className="grid-4">
        {stats.map((figure) => (
          <Stat key={figure.label} {...figure} />
        ))}
      </div>
      <Card title={m.agents_affiliate_referral_link()}>
        <p>{m.agents_affiliate_agents_who_apply_within_30()}</p>
        <CopyField label={m.agents_affiliate_your_link()} value={link} />
      </Card>
      <Card title={m.agents_affiliate_invite_agent()}>
        <VerifyNote {...address} isDemo={false} back={DASHBOARD.affiliate} />
        <PostForm form={form} failed={failureTitle}>
          <Field field={fields.referredEmail} label={m.agents_affiliate_email()} type="email" required />
          <Field
            field={fields.notes}
            label={m.agents_affiliate_notes()}
            type="textarea"
            rows={3}
            hint={m.agents_affiliate_included_in_the_email_invite()}
          />
          <Submit>{m.agents_affiliate_send_referral()}</Submit>
        </PostForm>
      </Card>
      <ReferralStructure />
      {rows.length > 0 || !isFirst ? (
        <Section title={m.agents_affiliate_your_referrals()}>
          <Table
            caption={<span className="visually-hidden">{m.agents_affiliate_referrals()}</span>}
            columns={columns()}
            rows={rows}
            rowKey={({ id }) => id}
          />
          <Pagination
            total={total}
            shown={rows.length}
            firstTo={isFirst ? null : DASHBOARD.affiliate}
            nextTo={next === null ? null : paths.withQuery(DASHBOARD.affiliate, { cursor: next })}
          />
        </Section>
      ) : null}
    </Page>
  );
}

const WORDS = {
  invited: { words: m.agents_affiliate_invited, kind: "plain" },
  joined: { words: m.agents_affiliate_applied, kind: "busy" },
  approved: { words: m.agents_affiliate_active, kind: "good" },
  rejected: { words: m.agents_affiliate_not_approved, kind: "plain" },
} as const;

const referralState = ({ state, reason }: Pick<Referral, "state" | "reason">) =>
  reason === "self"
    ? ({ words: m.agents_affiliate_same_person_as_you(), kind: "bad" } as const)
    : { ...WORDS[state], words: WORDS[state].words() };

function ReferralStructure() {
  const { signupBonus, earningsRate, months, firstDealBonus, firstDealFrom } = AFFILIATE;
  return (
    <Card title={m.agents_affiliate_referral_rewards()}>
      <DefinitionList
        facts={[
          [formatUsd(signupBonus), m.agents_affiliate_at_sign_up_on_hold()],
          [`${earningsRate}%`, m.agents_affiliate_of_their_commission_in_the({ count: months })],
          [
            formatUsd(firstDealBonus),
            m.agents_affiliate_for_their_first_deal_of({ value: formatUsd(firstDealFrom) }),
          ],
        ]}
      />
      <p className="small">{m.agents_affiliate_shares_and_bonuses_follow_the()}</p>
    </Card>
  );
}
