import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { userPage } from "~/http/pages/page.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/forms/link-button";
import { Page, Section } from "~/ui/layout/page";
import { Rich } from "~/ui/rich";
import { AccountTrail } from "./parts";

export const meta: MetaFunction = () => [{ title: m.account_data_your_data() }];

export const loader = userPage(async ({ account, actor }) => ({
  hasAccount: account !== null,
  isImpersonating: actor.impersonatorId !== null,
}));

export default function OwnDataPage() {
  const { hasAccount, isImpersonating } = useLoaderData<typeof loader>();
  if (isImpersonating)
    return (
      <Page title={m.account_data_your_data()} width="narrow">
        <AccountTrail />
        <p>{m.account_data_you_cant_download_or_erase()}</p>
      </Page>
    );
  return (
    <Page
      title={m.account_data_your_data()}
      subtitle={m.account_data_download_or_erase_the_data()}
      width="narrow"
    >
      <AccountTrail />
      <Section title={m.account_data_download()}>
        <p>{m.account_data_your_profile_sessions_emails_activity()}</p>
        <p>
          <LinkButton to={paths.account.dataFile} download>
            {m.account_data_download_data_json()}
          </LinkButton>
        </p>
        {hasAccount ? (
          <p className="muted small">
            <Rich
              parts={m.account_data_complete_lists_as_csv_companies.parts({})}
              tags={{
                link: (text) => <a href={paths.business.companiesCsv}>{text}</a>,
                link2: (text) => <a href={paths.business.contactsCsv}>{text}</a>,
                link3: (text) => <a href={paths.business.leadsCsv}>{text}</a>,
              }}
            />
          </p>
        ) : null}
      </Section>
      <Section title={m.account_data_erase_account()}>
        <p>{m.account_data_see_what_will_be_deleted()}</p>
        <p>
          <LinkButton to={paths.account.erase}>{m.account_data_erase_account()}</LinkButton>
        </p>
      </Section>
      <p className="muted small">
        <Rich
          parts={m.account_data_retention_periods_are_listed_on.parts({})}
          tags={{ link: (text) => <a href={paths.site.privacy}>{text}</a> }}
        />
      </p>
    </Page>
  );
}
