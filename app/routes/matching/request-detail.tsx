import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { parseId } from "~/core/ids";
import { openAssignment } from "~/domains/agents/assignments/assignments.server";
import { answerMatch } from "~/domains/matching/matches/answer-match.server";
import { getAsked } from "~/domains/matching/matches/incoming-requests.server";
import { askedJson } from "~/domains/matching/matches/json";
import { getMatchOfAgent } from "~/domains/matching/matches/matches.server";
import { AgentAnswerInput } from "~/domains/matching/matches/schemas";
import { termsFacts } from "~/domains/matching/matches/terms";
import { MatchBadge } from "~/domains/matching/ui/match-badge";
import { ScoreSheet } from "~/domains/matching/ui/score-sheet";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { CHATS } from "~/paths/agents/chats";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { MATCHING } from "~/paths/agents/matching";
import { DefinitionList } from "~/ui/data/definition-list";
import { Alert } from "~/ui/feedback/alert";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.projectTitle ?? m.agents_request_detail_request() },
];

export const loader = agentPage(async (ctx, { params }) => {
  const asked = await getAsked(ctx, ctx.agent.id, parseId(params.matchId, "request"));
  const { state, accountId } = asked.match;
  const offer = state === "hired" ? await openAssignment(ctx, ctx.agent.id, accountId) : null;
  return {
    ...askedJson(asked, ctx.agent.tier),
    facts: termsFacts(asked.request, asked.match, ctx.agent.tier),
    score: asked.match.score,
    reasons: asked.match.reasons,
    isOpen: state === "contacted" || offer?.state === "offered",
    accountId,
  };
});

const DONE = {
  accepted: {
    get title() {
      return m.agents_request_detail_accepted();
    },
    get text() {
      return m.agents_request_detail_the_business_can_now_assign();
    },
  },
  declined: {
    get title() {
      return m.agents_request_detail_declined();
    },
    get text() {
      return m.agents_request_detail_well_notify_the_business_your();
    },
  },
} as const;

export const action = agentPage(async (ctx, args) => {
  const { id } = await getMatchOfAgent(ctx, ctx.agent.id, parseId(args.params.matchId, "request"));
  return handleForm(args, AgentAnswerInput, async ({ answer }) => {
    await answerMatch(ctx, id, answer);
    return redirectWithFlash(args.context, MATCHING.asked(id), { kind: "success", ...DONE[answer] });
  });
});

export default function AskedOnePage() {
  const asked = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.result.error;
  return (
    <Page
      title={asked.projectTitle}
      subtitle={m.agents_request_detail_for({
        business: asked.business,
        value: asked.requiredCountries.join(", "),
      })}
      action={<MatchBadge state={asked.status} isOwn />}
    >
      <Breadcrumb trail={[{ to: DASHBOARD.businesses, label: m.agents_request_detail_businesses() }]} />
      {refusal ? <Alert kind="error">{Object.values(refusal).flat().join(" ")}</Alert> : null}
      <p>{asked.projectDescription}</p>
      {asked.specialRequirements ? <p>{asked.specialRequirements}</p> : null}
      <Card title={m.agents_request_detail_terms()}>
        <DefinitionList facts={asked.facts} />
        {asked.isOpen ? (
          <p className="small muted">{m.agents_request_detail_you_accept_these_terms_with()}</p>
        ) : null}
      </Card>
      {asked.isOpen ? (
        <form method="post" className="row">
          <Submit name="answer" value="accepted">
            {m.agents_request_detail_accept()}
          </Submit>
          <Submit kind="plain" name="answer" value="declined">
            {m.agents_request_detail_decline()}
          </Submit>
        </form>
      ) : null}
      {asked.status === "declined" ? null : (
        <p>
          <Link to={CHATS.withBusiness(asked.accountId)}>
            {m.agents_request_detail_messages_with({ business: asked.business })}
          </Link>
        </p>
      )}
      <Section title={m.agents_request_detail_match_score_out_of_100({ score: asked.score })}>
        <ScoreSheet reasons={asked.reasons} />
      </Section>
    </Page>
  );
}
