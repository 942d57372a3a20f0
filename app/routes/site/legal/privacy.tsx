import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listProcessors } from "~/domains/privacy/processors.server";
import { listRetentionPeriods } from "~/domains/privacy/retention/retention-periods.server";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Rich } from "~/ui/rich";
import { siteMeta } from "../site-meta";
import { LegalPage, type LegalSection } from "./legal-page";
import { operatorOf } from "./operator";
import { AccountData, DirectoryData, HowLong, VisitorData } from "./privacy-facts";
import { Laws, Rights } from "./privacy-rights";
import { Processors } from "./processors";

const CHANGED = "2026-12-01";

export const meta = siteMeta({
  title: (appName) => m.site_privacy_privacy({ appName }),
  description: (appName) => m.site_privacy_what_stores_about_visitors_users({ appName }),
  path: paths.site.privacy,
  picture: "privacy",
});

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  ...(await operatorOf(context)),
  processors: await listProcessors(context.base),
  periods: (await listRetentionPeriods(context.base)).map(({ what, days, since, why }) => ({
    what,
    days,
    since,
    why,
  })),
});

type PrivacyFacts = Awaited<ReturnType<typeof loader>>;

const sectionsFor = ({
  appName,
  company,
  privacyEmail,
  processors,
  periods,
}: PrivacyFacts): LegalSection[] => [
  {
    id: "short",
    heading: m.site_privacy_in_short(),
    body: (
      <ul>
        <li>{m.site_privacy_our_public_pages_set_no()}</li>
        <li>{m.site_privacy_there_is_no_advertising_and()}</li>
        <li>{m.site_privacy_no_other_business_sees_what()}</li>
        <li>
          <Rich
            parts={m.site_privacy_if_your_name_is_in.parts({})}
            tags={{ link: (text) => <a href={paths.site.dataRequest}>{text}</a> }}
          />
        </li>
      </ul>
    ),
  },
  {
    id: "who",
    heading: m.site_privacy_data_controller(),
    body: (
      <p>
        <Rich
          parts={
            company
              ? m.site_privacy_is_responsible_for_the_data.parts({ company, email: privacyEmail })
              : m.site_privacy_the_operator_of_is_responsible.parts({ appName, email: privacyEmail })
          }
          tags={{ mail: (text) => <a href={`mailto:${privacyEmail}`}>{text}</a> }}
        />
      </p>
    ),
  },
  {
    id: "visitors",
    heading: m.site_privacy_visitors(),
    body: <p>{m.site_privacy_public_pages_set_no_cookies()}</p>,
    more: { summary: m.site_privacy_cookies_and_logs(), body: <VisitorData /> },
  },
  {
    id: "users",
    heading: m.site_privacy_account_holders(),
    body: <p>{m.site_privacy_your_profile_your_company_your({ appName })}</p>,
    more: { summary: m.site_privacy_everything_we_store(), body: <AccountData /> },
  },
  {
    id: "directory",
    heading: m.site_privacy_people_in_the_directory(),
    body: (
      <p>
        <Rich
          parts={m.site_privacy_we_list_companies_from_open.parts({})}
          tags={{ link: (text) => <a href={paths.site.dataRequest}>{text}</a> }}
        />
      </p>
    ),
    more: { summary: m.site_privacy_sources_and_use(), body: <DirectoryData appName={appName} /> },
  },
  {
    id: "ground",
    heading: m.site_privacy_legal_basis(),
    body: (
      <ul>
        <li>{m.site_privacy_accounts_our_contract_with_you()}</li>
        <li>{m.site_privacy_directory_a_legitimate_interest()}</li>
      </ul>
    ),
  },
  {
    id: "rights",
    heading: m.site_privacy_your_rights(),
    body: <Rights />,
    more: { summary: m.site_privacy_rights_laws_and_authorities(), body: <Laws /> },
  },
  {
    id: "time",
    heading: m.site_privacy_retention_periods(),
    body: <p>{m.site_privacy_most_data_is_deleted()}</p>,
    more: { summary: m.site_privacy_all_retention_periods(), body: <HowLong periods={periods} /> },
  },
  {
    id: "helpers",
    heading: m.site_privacy_data_processors(),
    body: <p>{m.site_privacy_companies_that_process_data()}</p>,
    more: {
      summary: m.site_privacy_all_data_processors(),
      body: <Processors processors={processors} appName={appName} />,
    },
  },
  {
    id: "safe",
    heading: m.site_privacy_security(),
    body: (
      <ul>
        <li>{m.site_privacy_every_database_query_is_limited()}</li>
        <li>{m.site_privacy_passwords_are_stored_as_scrypt()}</li>
        <li>{m.site_privacy_public_pages_run_no_script()}</li>
        <li>{m.site_privacy_no_automated_decisions_about_people()}</li>
      </ul>
    ),
  },
];

export default function PrivacyPage() {
  return (
    <LegalPage
      title={m.site_privacy_privacy_2()}
      lead={m.site_privacy_what_we_store_about_you()}
      changed={CHANGED}
      sections={sectionsFor(useLoaderData<typeof loader>())}
    />
  );
}
