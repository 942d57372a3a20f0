import { notFound } from "~/core/errors";
import { campaignTakeDowns } from "~/domains/campaigns/take-down-campaign.server";
import { formTakeDowns } from "~/domains/marketing/forms/take-down-form.server";
import { linkTakeDowns } from "~/domains/marketing/links/take-down-link.server";

export const TARGETS = {
  links: { ...linkTakeDowns, noun: "short link", stops: "Visitors will see that the link was removed." },
  forms: {
    ...formTakeDowns,
    noun: "lead form",
    stops: "The form will close and stop accepting submissions.",
  },
  campaigns: {
    ...campaignTakeDowns,
    noun: "campaign",
    stops: "Sending will stop, and queued emails will stay queued. Links in sent emails will stop working.",
  },
};

export type TargetKind = keyof typeof TARGETS;

/** @throws DomainError not_found */
export function targetKindOf(kind: string | undefined): TargetKind {
  if (!Object.hasOwn(TARGETS, kind ?? "")) throw notFound("This page");
  return kind as TargetKind;
}
