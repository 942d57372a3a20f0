import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Rich } from "~/ui/rich";
import { siteMeta } from "../site-meta";
import { LegalPage, type LegalSection } from "./legal-page";
import { type Operator, operatorOf } from "./operator";
import { moneySections } from "./terms-of-plans";

const CHANGED = "2026-12-01";

export const meta = siteMeta({
  title: (appName) => m.site_terms_terms_of_use({ appName }),
  description: (appName) => m.site_terms_the_rules_between_you_and({ appName }),
  path: paths.site.terms,
  picture: "terms",
});

export const loader = ({ context }: LoaderFunctionArgs) => operatorOf(context);

const sectionsFor = ({ appName, company, governingLaw, email }: Operator): LegalSection[] => {
  const mail = (text: ReactNode) => <a href={`mailto:${email}`}>{text}</a>;
  return [
    {
      id: "who",
      heading: m.site_terms_provider(),
      body: (
        <p>
          <Rich
            parts={
              company
                ? m.site_terms_is_offered_by_write_to.parts({ appName, company, email })
                : m.site_terms_is_offered_by_the_operator.parts({ appName, email })
            }
            tags={{ mail }}
          />
        </p>
      ),
    },
    {
      id: "account",
      heading: m.site_terms_your_account(),
      body: (
        <ul>
          <li>{m.site_terms_an_account_belongs_to_one()}</li>
          <li>{m.site_terms_give_your_real_name_and()}</li>
          <li>{m.site_terms_you_are_responsible_for_all()}</li>
          <li>{m.site_terms_one_business_takes_one_trial()}</li>
        </ul>
      ),
    },
    ...moneySections(),
    {
      id: "leads",
      heading: m.site_terms_leads(),
      body: <p>{m.site_terms_a_lead_is_a_company()}</p>,
    },
    {
      id: "use",
      heading: m.site_terms_prohibited_use(),
      body: (
        <ul>
          <li>{m.site_terms_write_to_or_call_people()}</li>
          <li>{m.site_terms_contact_anyone_again_who_asked()}</li>
          <li>{m.site_terms_add_names_email_addresses_or()}</li>
          <li>{m.site_terms_copy_the_directory_by_program()}</li>
          <li>{m.site_terms_try_to_see_another_accounts()}</li>
          <li>{m.site_terms_deceive_threaten_or_harass_anyone()}</li>
        </ul>
      ),
    },
    {
      id: "data",
      heading: m.site_terms_your_data(),
      body: (
        <p>
          <Rich
            parts={m.site_terms_what_you_upload_or_enter.parts({})}
            tags={{ link: (text) => <a href={paths.site.privacy}>{text}</a> }}
          />
        </p>
      ),
    },
    {
      id: "agents",
      heading: m.site_terms_sales_agents(),
      body: (
        <>
          <p>{m.site_terms_for_agents_these_rules_hold()}</p>
          <ul>
            <li>{m.site_terms_an_agent_sees_each_request()}</li>
            <li>
              <Rich
                parts={m.site_terms_commission_is_earned_when_the.parts({})}
                tags={{ link: (text) => <a href={paths.site.rates}>{text}</a> }}
              />
            </li>
            <li>{m.site_terms_an_agent_works_for_themselves()}</li>
          </ul>
        </>
      ),
    },
    {
      id: "service",
      heading: m.site_terms_liability(),
      body: (
        <p>
          {governingLaw
            ? m.site_terms_we_work_to_keep_running({ appName, governingLaw })
            : m.site_terms_we_work_to_keep_running_2({ appName })}
        </p>
      ),
    },
    {
      id: "end",
      heading: m.site_terms_closing_your_account(),
      body: (
        <p>
          <Rich parts={m.site_terms_take_your_companies_contacts_and.parts({ email })} tags={{ mail }} />
        </p>
      ),
    },
    {
      id: "changes",
      heading: m.site_terms_changes_to_these_terms(),
      body: <p>{m.site_terms_see_the_date_at_the()}</p>,
    },
  ];
};

export default function TermsPage() {
  return (
    <LegalPage
      title={m.site_terms_terms_of_use_2()}
      lead={m.site_terms_the_rules_between_you_and_2()}
      changed={CHANGED}
      sections={sectionsFor(useLoaderData<typeof loader>())}
    />
  );
}
