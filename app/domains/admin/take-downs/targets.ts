import { notFound } from "~/core/errors";
import { campaignTakeDowns } from "~/domains/campaigns/take-down-campaign.server";
import { formTakeDowns } from "~/domains/marketing/forms/take-down-form.server";
import { linkTakeDowns } from "~/domains/marketing/links/take-down-link.server";

export const TARGETS = {
  links: { ...linkTakeDowns, noun: "short link", stops: "Visitors read that the link was removed." },
  forms: {
    ...formTakeDowns,
    noun: "lead form",
    stops: "Visitors read that the form is closed, and it takes no entries.",
  },
  campaigns: {
    ...campaignTakeDowns,
    noun: "campaign",
    stops: "No more emails are sent: queued ones stay queued. Links in sent emails stop.",
  },
};

export type TargetKind = keyof typeof TARGETS;

export const capitalised = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);

/** @throws DomainError not_found */
export function targetKindOf(kind: string | undefined): TargetKind {
  if (!Object.hasOwn(TARGETS, kind ?? "")) throw notFound("This page");
  return kind as TargetKind;
}
