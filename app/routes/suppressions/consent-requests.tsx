import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { plural } from "~/core/format";
import { countConsentNeeded } from "~/domains/messages/consent-needed.server";
import { CONSENT_REQUESTS } from "~/domains/quotas/policy";
import {
  ConsentRequestInput,
  type ConsentRequests,
  requestConsents,
} from "~/domains/sending/request-consents.server";
import { ConsentNeededNote } from "~/domains/sending/ui/consent-needed";
import { redirectWithFlash } from "~/http/pages/flash.server";
import { handleForm } from "~/http/pages/form.server";
import { businessPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { Alert } from "~/ui/feedback/alert";
import { EmptyState } from "~/ui/feedback/empty-state";
import { LinkButton } from "~/ui/forms/link-button";
import { Page } from "~/ui/layout/page";
import { SuppressionTabs } from "./tabs";

export const meta: MetaFunction = () => [{ title: "Consent needed" }];

export const loader = businessPage(async (ctx) => ({
  needed: await countConsentNeeded(ctx),
  limit: CONSENT_REQUESTS,
}));

const toastOf = ({ requested, remaining }: ConsentRequests) =>
  ({
    kind: requested > 0 ? "success" : "info",
    title: requested > 0 ? "Confirmation requests queued" : "No confirmation requests sent",
    text: [
      requested > 0
        ? `We’ll email ${plural(requested, "recipient")} once.`
        : "These recipients already responded or opted out.",
      remaining.people > 0 ? `${plural(remaining.people, "recipient")} can be asked tomorrow.` : "",
    ]
      .join(" ")
      .trim(),
  }) as const;

export const action = businessPage((ctx, args) =>
  handleForm(args, ConsentRequestInput, async (input) => {
    const back = input.campaignId
      ? paths.campaigns.campaign(input.campaignId)
      : paths.suppressions.consentRequests;
    return redirectWithFlash(args.context, back, toastOf(await requestConsents(ctx, input)));
  }),
);

export default function ConsentRequestsPage() {
  const { needed, limit } = useLoaderData<typeof loader>();
  const errors = Object.values(useActionData<typeof action>()?.result.error ?? {}).flatMap(
    (group) => group ?? [],
  );
  return (
    <Page title="Consent needed" subtitle={`One request per contact, up to ${limit} per day.`}>
      <SuppressionTabs current="consent" />
      {errors.map((error) => (
        <Alert key={error} kind="error" title={error} />
      ))}
      {needed.emails > 0 ? (
        <ConsentNeededNote needed={needed} />
      ) : (
        <EmptyState
          title="No emails pending consent"
          action={<LinkButton to={paths.suppressions.rules}>View country rules</LinkButton>}
        >
          Emails are held until the recipient confirms the consent you recorded.
        </EmptyState>
      )}
    </Page>
  );
}
