import { formatDate } from "~/core/format";
import { isolate } from "~/core/pdf/letters";
import { type PdfLine, textPdf } from "~/core/pdf/text-pdf";
import { countryName } from "~/core/places/countries";
import { type AgentContext, zoneOfAgent } from "~/domains/agents/agents.server";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { m } from "~/messages/messages";
import { ONBOARDING_EXPERIENCE } from "../choices";
import { findCv } from "../cv/store-cv.server";
import { findInterview, slotTime } from "../interview/interviews.server";
import { findOnboarding, progressFrom } from "../onboarding-progress.server";
import { meaningOf } from "../psychometric/score";
import { isComplete } from "../steps";

const titleText = () => m.onboarding_onboarding_summary_application_summary();

const originalText = () => m.onboarding_onboarding_summary_your_profile_keeps_everything_as();

/** The PDF of an agent's submission; null until all steps are completed. */
export async function onboardingSummary(ctx: AgentContext): Promise<Uint8Array<ArrayBuffer> | null> {
  const { agent } = ctx;
  const kept = await findOnboarding(ctx, agent.id);
  if (!kept || !isComplete(progressFrom(kept))) return null;
  const [cv, interview] = await Promise.all([findCv(ctx, agent.id), findInterview(ctx, agent.id)]);
  const zone = interview?.zone ?? zoneOfAgent(agent);
  const level = Object.entries(ONBOARDING_EXPERIENCE).find(([key]) => key === kept.experience)?.[1].label;
  const facts: [string, string | null | undefined][] = [
    ["Name", `${agent.firstName} ${agent.lastName}`],
    ["Email", agent.email],
    ["Phone", agent.phone],
    ["Country", [agent.city, countryName(agent.country)].filter(Boolean).join(", ")],
    ["Languages", agent.languages.join(", ")],
    ["Main industry", kept.industry && industryName(kept.industry)],
    ["Industries", agent.specializations.map(industryName).join(", ")],
    ["Markets", agent.operationalMarkets.map(countryName).join(", ")],
    ["Experience", level],
    ["Education", kept.education],
    ["LinkedIn", kept.linkedinUrl],
    ["Portfolio", kept.portfolioUrl],
    ["CV", cv?.originalName],
  ];
  const lines: PdfLine[] = [
    { text: titleText(), kind: "title" },
    {
      text: m.onboarding_onboarding_summary_created_on({
        appName: ctx.config.APP_NAME,
        formatDate: formatDate(ctx.now(), zone),
      }),
    },
    { text: m.onboarding_onboarding_summary_profile(), kind: "heading" },
    ...facts.flatMap(([label, value]) => (value ? [{ text: `${label}: ${isolate(value)}` }] : [])),
    ...(agent.bio
      ? [{ text: m.onboarding_onboarding_summary_about_you(), kind: "heading" as const }, { text: agent.bio }]
      : []),
    { text: m.onboarding_onboarding_summary_psychometric_test(), kind: "heading" },
    { text: m.onboarding_onboarding_summary_of_100_a_reviewer_considers({ value: kept.testScore ?? 0 }) },
    ...meaningOf(kept.traitScores ?? {}).map(({ name, score }) => ({
      text: m.onboarding_onboarding_summary_of_100({ name, score }),
    })),
    ...(kept.videoAt
      ? [
          { text: m.onboarding_onboarding_summary_video_interview(), kind: "heading" as const },
          {
            text: m.onboarding_onboarding_summary_of_100_for_completeness_a({ value: kept.videoScore ?? 0 }),
          },
        ]
      : []),
    { text: m.onboarding_onboarding_summary_interview(), kind: "heading" },
    ...(interview
      ? [
          {
            text: m.onboarding_onboarding_summary_minutes_with({
              startsAt: slotTime(interview.startsAt, zone),
              minutes: interview.minutes,
              interviewer: isolate(interview.interviewer),
            }),
          },
        ]
      : []),
    { text: m.onboarding_onboarding_summary_next_steps(), kind: "heading" },
    {
      text: m.onboarding_onboarding_summary_you_meet_your_interviewer_we(),
    },
  ];
  return textPdf(ctx.readAsset, { title: titleText(), lines, original: originalText() });
}
