import { formatNumber, plural } from "~/core/format";
import type { MessageReason } from "~/domains/messages/message-reasons";
import { paths } from "~/paths";
import { sourceText } from "./audience";
import type { ChosenAudience } from "./chosen-audience";
import type { AudienceCount } from "./count-audience.server";

/** Why contacts of an audience are not emailed. */
export const EXCLUSION_LABELS: Partial<Record<MessageReason, string>> = {
  no_address: "No email address",
  no_source: "Email source unknown",
  suppressed: "Suppressed",
  bounced: "Bounced",
  unsubscribed: "Unsubscribed",
  complained: "Spam complaint",
  consent_denied: "Consent declined",
  consent_expired: "No response to consent request",
  duplicate_address: "Duplicate email",
  active_elsewhere: "Already in an active campaign",
  contact_deleted: "Deleted",
  role_address: "Role address",
  not_lead: "Not among your leads",
  other_contact: "Another recipient at the company",
  demo_lead: "Demo",
};

export const exclusionLabel = (reason: string): string =>
  EXCLUSION_LABELS[reason as MessageReason] ?? reason.replaceAll("_", " ");

const about = ({ isExact }: AudienceCount) => (isExact ? "" : "about ");

/** "23 of 25 contacts will be emailed" */
export function audienceText(count: AudienceCount): string {
  const { emailed, total } = count;
  const of = emailed === total ? "" : `${formatNumber(emailed)} of `;
  return `${about(count)}${of}${plural(total, "contact")} will be emailed`.replace(/^a/, (letter) =>
    about(count) ? letter.toUpperCase() : letter,
  );
}

/** The path of the audience rows behind one figure. */
export function audienceRowsPath({ source, rules }: ChosenAudience, show: string): string {
  return paths.withQuery(paths.campaigns.audience, {
    audience: sourceText(source),
    people: rules.people,
    skipRoleAddresses: rules.roleAddresses ? null : "on",
    includeActive: rules.activeContacts ? "on" : null,
    show,
  });
}

/** An audience's figures, each with the path of its rows. */
export function audienceView(count: AudienceCount & { name: string }, chosen: ChosenAudience) {
  const figure = (show: string, label: string, number: number) => ({
    show,
    label,
    count: `${about(count)}${formatNumber(number)}`,
    to: audienceRowsPath(chosen, show),
  });
  return {
    source: sourceText(chosen.source),
    name: count.name,
    people: chosen.rules.people,
    text: `${audienceText(count)}.`,
    /** "about 23 contacts" */
    emailed: `${about(count)}${plural(count.emailed, "contact")}`,
    figures: [
      figure("all", "Contacts", count.total),
      figure("with_email", "With email", count.withEmail),
      figure("emailed", "Will be emailed", count.emailed),
      ...(count.needConsent > 0
        ? [figure("consent", "Consent needed (included above)", count.needConsent)]
        : []),
    ],
    excluded: count.excluded.map(({ reason, count: number }) =>
      figure(reason, exclusionLabel(reason), number),
    ),
  };
}
export type AudienceView = ReturnType<typeof audienceView>;
