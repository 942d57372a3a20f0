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
import { CHATS } from "~/paths/agents/chats";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { MATCHING } from "~/paths/agents/matching";
import { DefinitionList } from "~/ui/data/definition-list";
import { Alert } from "~/ui/feedback/alert";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";
import { Breadcrumb } from "~/ui/layout/tabs";
import { Link } from "~/ui/link";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.projectTitle ?? "Request" }];

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
    title: "Accepted",
    text: "The business can now assign you on these terms.",
  },
  declined: { title: "Declined", text: "We’ll notify the business. Your tier is not affected." },
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
      subtitle={`For ${asked.business} · ${asked.requiredCountries.join(", ")}`}
      action={<MatchBadge state={asked.status} />}
    >
      <Breadcrumb trail={[{ to: DASHBOARD.businesses, label: "Businesses" }]} />
      {refusal ? <Alert kind="error">{Object.values(refusal).flat().join(" ")}</Alert> : null}
      <p>{asked.projectDescription}</p>
      {asked.specialRequirements ? <p>{asked.specialRequirements}</p> : null}
      <Card title="Terms">
        <DefinitionList facts={asked.facts} />
        {asked.isOpen ? <p className="small muted">You accept these terms with the request.</p> : null}
      </Card>
      {asked.isOpen ? (
        <form method="post" className="row">
          <Submit name="answer" value="accepted">
            Accept
          </Submit>
          <Submit kind="plain" name="answer" value="declined">
            Decline
          </Submit>
        </form>
      ) : null}
      {asked.status === "declined" ? null : (
        <p>
          <Link to={CHATS.withBusiness(asked.accountId)}>Messages with {asked.business}</Link>
        </p>
      )}
      <Section title={`Match score: ${asked.score} out of 100`}>
        <ScoreSheet reasons={asked.reasons} />
      </Section>
    </Page>
  );
}
