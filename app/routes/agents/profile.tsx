import { useForm } from "@conform-to/react";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { type AgoView, agoView } from "~/core/format";
import { zoneOfAgent } from "~/domains/agents/agents.server";
import { agentJson } from "~/domains/agents/json";
import { LanguagesInput } from "~/domains/agents/languages";
import { ratingWords } from "~/domains/agents/rating";
import { agentProfileStatement } from "~/domains/agents/save-agent-profile.server";
import { MAX_SKILLS, SkillsInput } from "~/domains/agents/skills";
import { remainingToNextTier, TIERS } from "~/domains/agents/tiers";
import { TierProgress } from "~/domains/agents/ui/tier-progress";
import { TierTable } from "~/domains/agents/ui/tier-table";
import { helpView } from "~/domains/training/recommended-module.server";
import { HelpsNext } from "~/domains/training/ui/recommended-module";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { agentPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { DASHBOARD } from "~/paths/agents/dashboard";
import { RATINGS } from "~/paths/agents/ratings";
import { Ago } from "~/ui/data/ago";
import { Badge } from "~/ui/data/badge";
import { DefinitionList } from "~/ui/data/definition-list";
import { Field } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { LinkButton } from "~/ui/forms/link-button";
import { Submit } from "~/ui/forms/submit";
import { Card, Page, Section } from "~/ui/layout/page";
import { Link } from "~/ui/link";

/** Example deal in US cents, for which the tier table shows the commission. */
const EXAMPLE_DEAL = 500_000;

/** Both fields are on the form, so skills left out are saved as empty. */
const ProfileInput = LanguagesInput.extend(SkillsInput.shape);

export const meta: MetaFunction = () => [{ title: m.agents_profile_profile() }];

export const loader = agentPage(async (ctx) => {
  const { agent } = ctx;
  const totals = { leadsClosed: agent.leadsClosed, totalLeadValue: agent.leadValue };
  const next = remainingToNextTier(totals)?.tier;
  return {
    ...agentJson(agent),
    average: ratingWords(agent),
    tier: TIERS[agent.tier],
    totals,
    next: next ? TIERS[next] : null,
    reviewed: agent.reviewedAt && agoView(agent.reviewedAt, ctx.now(), zoneOfAgent(agent)),
    isRejected: agent.rejectedAt !== null,
    help: await helpView(ctx),
  };
});

export const action = agentPage((ctx, args) =>
  handleForm(args, ProfileInput, async (input) => {
    await agentProfileStatement(ctx, ctx.agent.id, input);
    return redirectWithFlash(args.context, DASHBOARD.profile, {
      kind: "success",
      title: m.agents_profile_profile_saved(),
    });
  }),
);

function Review({ on, isRejected }: { on: AgoView | null; isRejected: boolean }) {
  if (isRejected) return <Badge kind="bad">{m.agents_profile_not_accepted()}</Badge>;
  if (!on) return <Badge kind="busy">{m.agents_profile_in_review()}</Badge>;
  return (
    <>
      <Badge kind="good">{m.agents_profile_approved()}</Badge> <Ago at={on} />
    </>
  );
}

export default function AgentProfilePage() {
  const agent = useLoaderData<typeof loader>();
  const [form, fields] = useForm<{ languages: string; skills: string }>({
    lastResult: useActionData<typeof action>()?.result,
    defaultValue: { languages: agent.languages.join(", "), skills: agent.skills.join("\n") },
  });
  return (
    <Page
      title={agent.name}
      subtitle={m.agents_profile_tier_of_each_deal_you({ name: agent.tier.name, rate: agent.tier.rate })}
      action={<LinkButton to={paths.account.home}>{m.agents_profile_edit_account()}</LinkButton>}
    >
      <TierProgress totals={agent.totals} next={agent.next} />
      <HelpsNext help={agent.help} />
      <Card title={m.agents_profile_your_public_profile()}>
        <DefinitionList
          facts={[
            [m.agents_profile_location(), agent.location],
            [m.agents_profile_markets(), agent.operationalMarkets.join(", ") || "–"],
            [m.agents_profile_industries(), agent.specializations.join(", ") || "–"],
            [m.agents_profile_languages(), agent.languages.join(", ") || "–"],
            [m.agents_profile_skills(), agent.skills.join(", ") || "–"],
            [
              m.agents_profile_experience(),
              agent.experience && m.agents_profile_years({ count: agent.experience }),
            ],
            [m.agents_profile_about_you(), agent.bio],
            [
              m.agents_profile_rating(),
              <Link key="rating" to={RATINGS.own}>
                {agent.average ?? m.agents_profile_none_yet()}
              </Link>,
            ],
            [
              m.agents_profile_application(),
              <Review key="review" on={agent.reviewed} isRejected={agent.isRejected} />,
            ],
          ]}
        />
        <div className="row">
          <LinkButton to={DASHBOARD.onboarding}>{m.agents_profile_complete_your_profile()}</LinkButton>
          <LinkButton to={paths.account.picture}>{m.agents_profile_profile_picture()}</LinkButton>
        </div>
      </Card>
      <Card title={m.agents_profile_languages_and_skills()}>
        <PostForm form={form}>
          <Field
            field={fields.languages}
            label={m.agents_profile_languages()}
            hint={m.agents_profile_separate_with_commas_e_g()}
            required
          />
          <Field
            field={fields.skills}
            label={m.agents_profile_skills()}
            type="textarea"
            rows={4}
            hint={m.agents_profile_one_per_line_at_most({ maxSkills: MAX_SKILLS })}
          />
          <Submit>{m.agents_profile_save()}</Submit>
        </PostForm>
      </Card>
      <Section title={m.agents_profile_commission_by_tier()}>
        <TierTable value={EXAMPLE_DEAL} />
      </Section>
    </Page>
  );
}
