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
        <p>This is the person’s own. While you act as somebody else, you can neither take nor erase it.</p>
      </Page>
    );
  return (
    <Page title="Your data" subtitle="What we hold about you is yours to see and to erase." width="narrow">
      <AccountTrail />
      <Section title="See it">
        <p>
          One file with your profile, your sessions, the emails we sent you, what you did here, and what you
          made. Passwords and other secrets are not in it. Of each kind it has the newest 500 rows.
        </p>
        <p>
          <LinkButton to={paths.account.dataFile} download>
            Download the file (JSON)
          </LinkButton>
        </p>
        {hasAccount ? (
          <p className="muted small">
            Whole lists come as CSV: <a href={paths.business.companiesCsv}>companies</a>,{" "}
            <a href={paths.business.contactsCsv}>contacts</a>, <a href={paths.business.leadsCsv}>leads</a>.
          </p>
        ) : null}
      </Section>
      <Section title="Erase it">
        <p>You can leave at any time. The next page says what goes and what stays before anything happens.</p>
        <p>
          <LinkButton to={paths.account.erase}>Erase my account</LinkButton>
        </p>
      </Section>
      <p className="muted small">
        How long each thing is kept stands on the <a href={paths.site.privacy}>privacy page</a>.
      </p>
    </Page>
  );
}
