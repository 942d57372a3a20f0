import { daysText, keptData } from "~/domains/privacy/retention/retention-exempt";
import { m } from "~/messages/messages";
import { paths } from "~/paths";
import { Rich } from "~/ui/rich";
import { Facts, muted } from "./legal-page";

/** Data a visit leaves behind: the cookies of http/session and http/pages/flash, and the log lines of workers/fetch. */
export function VisitorData() {
  return (
    <>
      <p>{m.site_privacy_facts_these_are_all_our_cookies()}</p>
      <Facts caption={m.site_privacy_facts_cookies()} facts={cookies()} />
      <p>{m.site_privacy_facts_screens_behind_the_sign_in()}</p>
      <p>{m.site_privacy_facts_our_log_has_one_line()}</p>
    </>
  );
}

const cookies = () => [
  ["njia", m.site_privacy_facts_keeps_you_signed_in_set()] as const,
  ["njia_device", m.site_privacy_facts_recognises_browsers_you_signed_in()] as const,
  ["njia_step", m.site_privacy_facts_holds_the_place_between_your()] as const,
  ["njia_draft", m.site_privacy_facts_restores_a_form_sent_after()] as const,
  ["njia_flash", m.site_privacy_facts_carries_one_message_such_as()] as const,
  ["njia_ref", m.site_privacy_facts_remembers_which_agents_invitation_link()] as const,
];

/** Data about a user in the tables of identity, lead search and directory imports. */
export function AccountData() {
  return (
    <ul>
      <li>{m.site_privacy_facts_your_name_email_address_phone()}</li>
      <li>{m.site_privacy_facts_your_companys_name_size_industry()}</li>
      <li>{m.site_privacy_facts_your_searches_leads_contacts_and()}</li>
      <li>{m.site_privacy_facts_the_files_you_upload_their()}</li>
      <li>{m.site_privacy_facts_when_you_signed_up_signed()}</li>
      <li>{m.site_privacy_facts_the_browser_and_the_internet()}</li>
      <li>{m.site_privacy_facts_the_emails_we_sent_you()}</li>
      <li>{m.site_privacy_facts_what_an_agent_told_us()}</li>
    </ul>
  );
}

export function DirectoryData({ appName }: { appName: string }) {
  return (
    <>
      <p>
        <Rich
          parts={m.site_privacy_facts_the_directory_has_four_sources.parts({})}
          tags={{ link: (text) => <a href={paths.site.sources}>{text}</a> }}
        />
      </p>
      <ul>
        <li>
          <Rich parts={m.site_privacy_facts_the_starter_list_that_comes.parts({ appName })} />
        </li>
        <li>
          <Rich parts={m.site_privacy_facts_open_data_that_comes_with.parts({ appName })} />
        </li>
        <li>
          <Rich parts={m.site_privacy_facts_files_that_a_business_uploads.parts({})} />
        </li>
        <li>
          <Rich parts={m.site_privacy_facts_contacts_that_a_business_adds.parts({})} />
        </li>
      </ul>
      <p>{m.site_privacy_facts_we_collect_no_data_from()}</p>
      <p>{m.site_privacy_facts_a_business_can_email_people()}</p>
    </>
  );
}

/** Retention periods, from the table that the nightly job applies: what, how long, and why. */
export function HowLong({
  periods,
}: {
  periods: { what: string; days: number; since: string; why: string }[];
}) {
  const timed = periods.map(
    ({ what, days, since, why }) =>
      [
        what,
        <Rich
          key={what}
          parts={m.site_privacy_facts_after.parts({ duration: daysText(days), since, why })}
          tags={{ muted }}
        />,
      ] as const,
  );
  return (
    <>
      <Facts caption={m.site_privacy_facts_automatic_deletion()} facts={timed} />
      <Facts caption={m.site_privacy_facts_no_fixed_period()} facts={keptData()} />
    </>
  );
}
