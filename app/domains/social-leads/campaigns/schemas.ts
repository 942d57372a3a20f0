import { z } from "zod";
import { PageQuery } from "~/core/pagination";
import { plainText } from "~/core/text";
import { CAMPAIGN_TYPES, MOST_LEADS } from "./policy";

const NO_NAME = "Please fill in all required fields: the campaign needs a name.";
const LONG_NAME = "A name can have at most 120 letters.";
const NO_LEADS = "Choose at least one lead.";
const MANY_LEADS = `A campaign of chosen leads has at most ${MOST_LEADS} of them.`;
const NO_TYPE = `Choose ${CAMPAIGN_TYPES.join(", ")}.`;

const idOf = (value: unknown) =>
  typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : value;
const isId = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;

/** A form sends them in one field: "3,8,12". */
const LeadIds = z.array(z.unknown(), NO_LEADS).transform((sent, context) => {
  const all = sent.length > MOST_LEADS ? sent : sent.flatMap((value) => listed(value));
  const ids = [...new Set(all.length > MOST_LEADS ? [] : all.map(idOf))];
  if (ids.length > 0 && ids.every(isId)) return ids;
  context.addIssue({ code: "custom", message: all.length > MOST_LEADS ? MANY_LEADS : NO_LEADS });
  return z.NEVER;
});

const listed = (value: unknown): unknown[] =>
  typeof value === "string" ? value.split(",", MOST_LEADS + 1).filter(Boolean) : [value];

export const SocialCampaignInput = z.object({
  name: z
    .string(NO_NAME)
    .max(500, LONG_NAME)
    .transform(plainText)
    .pipe(z.string(NO_NAME).min(1, NO_NAME).max(120, LONG_NAME)),
  leadIds: LeadIds,
  type: z.enum(CAMPAIGN_TYPES, NO_TYPE),
});
export type SocialCampaignInput = z.output<typeof SocialCampaignInput>;

export const ChosenLeads = z.object({ leadIds: LeadIds.optional() });

export const SocialCampaignQuery = PageQuery;
