import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { userPage } from "~/http/pages/page.server";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { AccountTrail } from "./parts";

export const meta: MetaFunction = () => [{ title: "Your data" }];

export const loader = userPage(async ({ account, actor }) => ({
  hasAccount: account !== null,
  isImpersonating: actor.impersonatorId !== null,
}));

export default function OwnDataPage() {
  const { hasAccount, isImpersonating } = useLoaderData<typeof loader>();
  if (isImpersonating)
    return (
      <Page title="Your data" width="narrow">
        <AccountTrail />
        <p>You can’t download or erase personal data while impersonating a user.</p>
      </Page>
    );
  return (
    <Page title="Your data" subtitle="Download or erase the data we hold about you." width="narrow">
      <AccountTrail />
      <Section title="Download">
        <p>
          Your profile, sessions, emails, activity and content (newest 500 rows of each), without passwords
          and other secrets.
        </p>
        <p>
          <LinkButton to={paths.account.dataFile} download>
            Download data (JSON)
          </LinkButton>
        </p>
        {hasAccount ? (
          <p className="muted small">
            Complete lists as CSV: <a href={paths.business.companiesCsv}>companies</a>,{" "}
            <a href={paths.business.contactsCsv}>contacts</a>, <a href={paths.business.leadsCsv}>leads</a>.
          </p>
        ) : null}
      </Section>
      <Section title="Erase account">
        <p>See what will be deleted before you confirm.</p>
        <p>
          <LinkButton to={paths.account.erase}>Erase account</LinkButton>
        </p>
      </Section>
      <p className="muted small">
        Retention periods are listed on the <a href={paths.site.privacy}>privacy page</a>.
      </p>
    </Page>
  );
}
