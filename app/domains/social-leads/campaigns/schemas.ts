import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { plainText } from "~/core/text";
import { LeadFilterQuery } from "../schemas";
import { CAMPAIGN_TYPES, MAX_LEADS } from "./policy";

const NO_NAME = "Please fill in all required fields: the campaign needs a name.";
const LONG_NAME = "Use at most 120 characters.";
const NO_LEADS = "Choose at least one lead.";
const MANY_LEADS = `Choose at most ${MAX_LEADS} leads per campaign.`;
const NO_LIST = "You can select all leads only in the Social Lead Center.";
const MAX_FILTER = 500;
const NO_TYPE = `Choose ${CAMPAIGN_TYPES.join(", ")}.`;

const idOf = (value: unknown) =>
  typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
const isId = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;

/** A form sends them in one field: "3,8,12". */
const LeadIds = z.array(z.unknown(), NO_LEADS).transform((sent, context) => {
  const all = sent.length > MAX_LEADS ? sent : sent.flatMap((value) => listed(value));
  const ids = [...new Set(all.length > MAX_LEADS ? [] : all.map(idOf))];
  if (ids.length > 0 && ids.every(isId)) return ids;
  context.addIssue({ code: "custom", message: all.length > MAX_LEADS ? MANY_LEADS : NO_LEADS });
  return z.NEVER;
});

const listed = (value: unknown): unknown[] =>
  typeof value === "string" ? value.split(",", MAX_LEADS + 1).filter(Boolean) : [value];

/** Selected leads, or all that match a list's filter, given as the query string of its page. */
const CHOSEN = {
  leadIds: LeadIds.optional(),
  matching: z.enum(["social-leads"], NO_LIST).optional(),
  filter: z.string().max(MAX_FILTER, "This filter is too long. Shorten it.").optional(),
};

export interface Choice {
  leadIds: number[];
  matching?: z.output<typeof LeadFilterQuery> | null;
}

type Chosen = z.output<z.ZodObject<typeof CHOSEN>>;

function choiceOf({ leadIds = [], matching, filter = "" }: Chosen, context: z.RefinementCtx): Choice {
  if (!matching) return { leadIds, matching: null };
  const read = LeadFilterQuery.safeParse(Object.fromEntries(new URLSearchParams(filter)));
  if (read.success) return { leadIds: [], matching: read.data };
  const [issue] = read.error.issues;
  context.addIssue({
    code: "custom",
    path: ["filter"],
    message: issue?.message ?? "This filter isn’t valid. Choose another filter.",
  });
  return z.NEVER;
}

const CampaignFields = z.object({
  name: z
    .string(NO_NAME)
    .max(500, LONG_NAME)
    .transform(plainText)
    .pipe(z.string(NO_NAME).min(1, NO_NAME).max(120, LONG_NAME)),
  type: z.enum(CAMPAIGN_TYPES, NO_TYPE),
  ...CHOSEN,
});

export const SocialCampaignInput = CampaignFields.transform(({ name, type, ...chosen }, context) => {
  const choice = choiceOf(chosen, context);
  if (choice !== z.NEVER && choice.matching === null && choice.leadIds.length === 0) {
    context.addIssue({ code: "custom", path: ["leadIds"], message: NO_LEADS });
    return z.NEVER;
  }
  return { name, type, ...choice };
});
export type SocialCampaignInput = Choice & Pick<z.output<typeof CampaignFields>, "name" | "type">;

export const ChosenLeads = z.object(CHOSEN).transform(choiceOf);

export const SocialCampaignQuery = PageQuery;
