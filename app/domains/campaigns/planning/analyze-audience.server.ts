import type { AccountContext } from "~/core/context";
import { languageName } from "~/domains/templates/languages";
import { leadValues } from "~/domains/templates/rendering/lead-values";
import { versionFor } from "~/domains/templates/rendering/reader-languages";
import { compileTemplate } from "~/domains/templates/rendering/render-message";
import { signatureOf } from "~/domains/templates/signatures/signatures.server";
import { type Recipient, recipientPage } from "../audience/audience-recipients.server";
import { type Campaign, targetOf } from "../campaign";
import { listSteps } from "../campaigns.server";
import { type StepContent, wordsOf } from "./step-content.server";

const BATCH_SIZE = 2_500;
/** Maximum leads checked, in planning order. */
const SAMPLE_SIZE = 10_000;
/** Maximum leads checked for a screen that is opened repeatedly. */
export const PREVIEW_SAMPLE_SIZE = 500;

/** A variable without a value and without a fallback text. */
export interface EmptyVariable {
  position: number;
  variable: string;
  leads: number;
  example: { leadId: number | null; contactId: number | null; name: string };
}

export interface AudienceReport {
  leads: number;
  /** False if the search has more leads than were checked. */
  isWhole: boolean;
  empty: EmptyVariable[];
  /** More than one if a step is translated. */
  languages: { language: string; name: string; leads: number }[];
}

interface Version {
  position: number;
  language: string;
  needed: string[];
}

type Step = [Version, ...Version[]];

function stepsOf(stepContents: StepContent[], subjectB: Map<number, string | null>): Step[] {
  const steps = new Map<number, Step>();
  for (const { position, language, subject, content, isTranslation } of stepContents) {
    const second = isTranslation ? "" : (subjectB.get(position) ?? "");
    const version = { position, language, needed: compileTemplate(`${subject}\n${second}`, content).needed };
    steps.get(position)?.push(version) ?? steps.set(position, [version]);
  }
  return [...steps.values()].sort(([one], [other]) => one.position - other.position);
}

const nameOf = ({ contactName, companyName }: Recipient) =>
  [contactName, companyName].filter(Boolean).join(", ");

/** Finds missing fields and languages among the first `limit` leads, one chunk at a time. */
export async function analyzeAudience(
  ctx: AccountContext,
  campaign: Campaign,
  limit = SAMPLE_SIZE,
): Promise<AudienceReport> {
  const rows = await listSteps(ctx, campaign.id);
  const subjects = new Map(rows.map(({ position, subjectB }) => [position, subjectB]));
  const steps = stepsOf(await wordsOf(ctx, campaign.id), subjects);
  const { html: signature } = await signatureOf(ctx, campaign.createdBy);
  const empty = new Map<string, EmptyVariable>();
  const languages = new Map<string, number>();
  let leads = 0;

  const look = (lead: Recipient) => {
    const values: Record<string, string> = leadValues(lead, signature);
    for (const [index, step] of steps.entries()) {
      const { position, language, needed } = versionFor(step, lead.country);
      if (index === 0) languages.set(language, (languages.get(language) ?? 0) + 1);
      for (const variable of needed.filter((name) => !values[name])) {
        const key = `${position} ${variable}`;
        const { contactId } = lead;
        const example = { leadId: contactId === null ? lead.id : null, contactId, name: nameOf(lead) };
        const found = empty.get(key) ?? { position, variable, leads: 0, example };
        empty.set(key, { ...found, leads: found.leads + 1 });
      }
    }
  };

  const size = Math.min(limit, BATCH_SIZE);
  const target = targetOf(campaign);
  let read = 0;
  let next: number | null = 0;
  while (next !== null && read < limit) {
    const page: Awaited<ReturnType<typeof recipientPage>> = await recipientPage(ctx, target, next, size);
    for (const recipient of page.rows) look(recipient);
    leads += page.rows.length;
    read += size;
    next = page.next;
  }

  return {
    leads,
    isWhole: next === null,
    empty: [...empty.values()].sort((one, other) => one.position - other.position || other.leads - one.leads),
    languages: [...languages]
      .map(([language, count]) => ({ language, name: languageName(language), leads: count }))
      .sort((one, other) => other.leads - one.leads),
  };
}
