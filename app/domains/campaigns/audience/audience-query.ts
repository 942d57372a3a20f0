import { z } from "zod";
import type { BusinessContext } from "~/core/context";
import { PageQuery } from "~/core/pagination";
import { contactFilterText, isContactQuery } from "~/domains/directory/search/contact-query";
import { MAX_SELECTED_CONTACTS, parseSource, sourceText } from "./audience";
import { UNKNOWN_AUDIENCE } from "./audience-schema";
import { EXCLUSION_LABELS } from "./audience-text";
import { checkedSource } from "./audiences.server";
import { type ChosenAudience, chosenAudience } from "./chosen-audience";
import { AUDIENCE_FILTERS } from "./list-audience.server";

const SHOWN = [...AUDIENCE_FILTERS, ...Object.keys(EXCLUSION_LABELS)];
const isOn = z.union([z.boolean(), z.literal("on"), z.literal("true")]).optional();

/** The query parameters of an audience, for pages and API calls. */
export const AudienceQuery = z.object({
  audience: z.string(UNKNOWN_AUDIENCE).refine((text) => parseSource(text) !== null, UNKNOWN_AUDIENCE),
  people: z.enum(["all", "one"], "Choose all contacts or one per company.").optional(),
  skipRoleAddresses: isOn,
  includeActive: isOn,
});
type AudienceQuery = z.output<typeof AudienceQuery>;

export const AudienceRowsQuery = AudienceQuery.extend({
  ...PageQuery.shape,
  show: z
    .string()
    .refine((text) => SHOWN.includes(text), "Choose a recipient group from the list.")
    .default("all"),
});

/** @throws DomainError not_found, invalid */
export async function audienceIn(ctx: BusinessContext, query: AudienceQuery): Promise<ChosenAudience> {
  const chosen = chosenAudience({
    audience: query.audience,
    people: query.people,
    skipRoleAddresses: Boolean(query.skipRoleAddresses),
    includeActive: Boolean(query.includeActive),
  });
  if (!chosen) throw new Error("an audience that its schema let through");
  return { ...chosen, source: await checkedSource(ctx, chosen.source) };
}

/** Selected rows, or all that a contact list shows. Null without a selection, or if the list rejects its filter. */
export function audienceOfSelection(ctx: BusinessContext, query: URLSearchParams): string | null {
  if (query.get("matching") === "contacts") {
    const filter = new URLSearchParams(query.get("filter") ?? "");
    if (!isContactQuery(filter)) return null;
    return sourceText({ kind: "contacts", filter: contactFilterText(filter, ctx.actor.userId) });
  }
  const ids = query.getAll("contactIds").slice(0, MAX_SELECTED_CONTACTS).join(",");
  const source = parseSource(`selection:${ids}`);
  return source && sourceText(source);
}
