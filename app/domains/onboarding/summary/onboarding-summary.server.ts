import { formatDate } from "~/core/format";
import { isolate } from "~/core/pdf/letters";
import { type PdfLine, textPdf } from "~/core/pdf/text-pdf";
import { countryName } from "~/core/places/countries";
import { type AgentContext, zoneOfAgent } from "~/domains/agents/agents.server";
import { industryName } from "~/domains/directory/taxonomy/industries";
import { ONBOARDING_EXPERIENCE } from "../choices";
import { findCv } from "../cv/store-cv.server";
import { findInterview, slotTime } from "../interview/interviews.server";
import { findOnboarding, progressFrom } from "../onboarding-progress.server";
import { meaningOf } from "../psychometric/score";
import { isComplete } from "../steps";

const TITLE = "Application summary";

const ORIGINAL = "Your profile keeps everything as you wrote it.";

/** The PDF of an agent's submission; null while steps are open. */
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
    { text: TITLE, kind: "title" },
    { text: `${ctx.config.APP_NAME}, created on ${formatDate(ctx.now(), zone)}` },
    { text: "Profile", kind: "heading" },
    ...facts.flatMap(([label, value]) => (value ? [{ text: `${label}: ${isolate(value)}` }] : [])),
    ...(agent.bio ? [{ text: "About you", kind: "heading" as const }, { text: agent.bio }] : []),
    { text: "Psychometric test", kind: "heading" },
    { text: `${kept.testScore ?? 0} of 100. A reviewer considers the result and decides.` },
    ...meaningOf(kept.traitScores ?? {}).map(({ name, score }) => ({ text: `${name}: ${score} of 100` })),
    ...(kept.videoAt
      ? [
          { text: "Video interview", kind: "heading" as const },
          { text: `${kept.videoScore ?? 0} of 100 for completeness. A reviewer watches your answers.` },
        ]
      : []),
    { text: "Interview", kind: "heading" },
    ...(interview
      ? [
          {
            text: `${slotTime(interview.startsAt, zone)}, ${interview.minutes} minutes, with ${isolate(interview.interviewer)}`,
          },
        ]
      : []),
    { text: "Next steps", kind: "heading" },
    {
      text: "You meet your interviewer. We then review your application and email you a decision within 5 working days.",
    },
  ];
  return textPdf(ctx.readAsset, { title: TITLE, lines, original: ORIGINAL });
}
